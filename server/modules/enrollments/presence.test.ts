import { testApp } from '../../test/test-app';
import type { SeededCourse } from '../../seed/world';

const app = testApp();
let course: SeededCourse;

beforeAll(async () => {
  const instructor = await app.world.anInstructor();
  course = await app.world.aCourse(instructor);
});

const beat = (token: string, seconds: number, lessonId = course.lessons[0]!.id) => {
  const query = 'mutation ($id: ID!, $s: Int!) { r: recordPresence(lessonId: $id, seconds: $s) }';
  return app.run(query, { id: lessonId, s: seconds }, token);
};

async function anEnrolled() {
  const student = await app.world.aStudent();
  await app.world.enroll(student, course);
  return { student, token: await app.world.signIn(student) };
}

const spent = (studentId: string) =>
  app.value<number>`select sum(seconds)::int as seconds from lesson_presences
      where student_id = ${studentId}`;

describe('presence', () => {
  it('counts at most a minute a heartbeat, and never more than has passed', async () => {
    const { student, token } = await anEnrolled();
    expect(await beat(token, 30)).toBe(30);
    expect(await beat(token, 30)).toBe(0);
    app.clock.advance(20_000);
    expect(await beat(token, 30)).toBe(20);
    app.clock.advance(3_600_000);
    expect(await beat(token, 2_000_000_000)).toBe(60);
    expect(await spent(student.id)).toBe(110);
  });

  it('counts two tabs at once as one', async () => {
    const { student, token } = await anEnrolled();
    await beat(token, 1);
    app.clock.advance(30_000);
    const counted = await app.atOnce(12, (index) => beat(token, 30, course.lessons[index % 3]!.id));
    expect(counted.filter((seconds) => seconds === 30)).toHaveLength(1);
    expect(await spent(student.id)).toBe(31);
  });

  it('is kept by day', async () => {
    const { student, token } = await anEnrolled();
    await beat(token, 10);
    app.clock.advance(24 * 3_600_000);
    await beat(token, 10);
    const rows = await app.sql`select day from lesson_presences where student_id = ${student.id}`;
    expect(rows).toHaveLength(2);
  });

  it('is refused without time, and when it beats too fast', async () => {
    const { token } = await anEnrolled();
    for (const seconds of [0, -5]) expect(await beat(token, seconds)).toBe('BAD_USER_INPUT');
    const beats = [];
    for (let count = 0; count < 31; count++) beats.push(await beat(token, 1));
    expect(beats.at(29)).toBe(0);
    expect(beats.at(30)).toBe('RATE_LIMITED');
  });
});

describe('the place in a video', () => {
  const place = (token: string, position: number, age = 0) => {
    const query = `mutation ($id: ID!, $at: Float!, $age: Float!) {
      r: recordPresence(lessonId: $id, seconds: 0, position: $at, positionAge: $age) }`;
    return app.run(query, { id: course.lessons[0]!.id, at: position, age }, token);
  };
  const placeOnPage = async (token: string) => {
    const query = 'query ($id: ID!) { course(id: $id) { lessons { viewerPosition { seconds } } } }';
    const { body } = await app.graphql(query, { id: course.id }, token);
    return body.data.course.lessons[0].viewerPosition?.seconds ?? null;
  };
  const placeAlone = async (token?: string) => {
    const query = 'query ($id: ID!) { lesson(id: $id) { viewerPosition { seconds } } }';
    const { body } = await app.graphql(query, { id: course.lessons[0]!.id }, token);
    return body.data.lesson.viewerPosition?.seconds ?? null;
  };

  it('is one for each student and lesson, and seen by that student alone', async () => {
    const [one, other] = [await anEnrolled(), await anEnrolled()];
    expect(await placeOnPage(one.token)).toBeNull();
    expect(await place(one.token, 61.5)).toBe(0);
    expect(await placeOnPage(one.token)).toBe(61.5);
    expect(await placeAlone(one.token)).toBe(61.5);
    expect(await placeOnPage(other.token)).toBeNull();
    expect(await placeAlone(other.token)).toBeNull();
    expect(await placeAlone()).toBeNull();
    expect(await place(one.token, 12)).toBe(0);
    expect(await placeOnPage(one.token)).toBe(12);
  });

  it('is the one reached last, however late it is sent', async () => {
    const { token } = await anEnrolled();
    await place(token, 300);
    app.clock.advance(60_000);
    await place(token, 20, 90);
    expect(await placeOnPage(token)).toBe(300);
    await place(token, 400, 30);
    expect(await placeOnPage(token)).toBe(400);
    await place(token, 10, 31);
    expect(await placeOnPage(token)).toBe(400);
  });

  it('stays one row, whatever arrives at once', async () => {
    const { student, token } = await anEnrolled();
    const sent = Array.from({ length: 12 }, (_, index) => place(token, 100 + index, 12 - index));
    expect(await Promise.all(sent)).toEqual(Array(12).fill(0));
    expect(await placeOnPage(token)).toBe(111);
    const rows = await app.sql`select from lesson_positions where student_id = ${student.id}`;
    expect(rows).toHaveLength(1);
  });

  it('comes with the time spent in one call', async () => {
    const { student, token } = await anEnrolled();
    const query = 'mutation ($id: ID!) { r: recordPresence(lessonId: $id, seconds: 30, position: 5) }';
    expect(await app.run(query, { id: course.lessons[0]!.id }, token)).toBe(30);
    await place(token, 6);
    expect(await spent(student.id)).toBe(30);
    expect(await placeOnPage(token)).toBe(6);
  });

  it('is refused outside a video', async () => {
    const { token } = await anEnrolled();
    for (const [position, age] of [
      [-1, 0],
      [360_001, 0],
      [5, -1],
    ] as const)
      expect(await place(token, position, age)).toBe('BAD_USER_INPUT');
  });
});

describe('what was watched', () => {
  const watch = (token: string, ranges: readonly (readonly [number, number])[], age = 0) => {
    const query = `mutation ($id: ID!, $age: Float!, $watched: [WatchedRangeInput!]!) {
      r: recordPresence(lessonId: $id, seconds: 0, position: 5, positionAge: $age, watched: $watched) }`;
    const watched = ranges.map(([start, end]) => ({ start, end }));
    return app.run(query, { id: course.lessons[0]!.id, age, watched }, token);
  };
  const watchedBy = async (token: string) => {
    const query =
      'query ($id: ID!) { course(id: $id) { lessons { viewerPosition { watched { start end } } } } }';
    const { body } = await app.graphql(query, { id: course.id }, token);
    const ranges: { start: number; end: number }[] = body.data.course.lessons[0].viewerPosition?.watched;
    return ranges?.map(({ start, end }) => [start, end]);
  };

  it('is the union of what all devices send, and only grows', async () => {
    const { token } = await anEnrolled();
    await watch(token, [
      [0, 60],
      [50, 70],
    ]);
    expect(await watchedBy(token)).toEqual([[0, 70]]);
    // From a device that was offline, whose position is too old.
    await watch(token, [[200, 300]], 3600);
    await watch(token, []);
    expect(await watchedBy(token)).toEqual([
      [0, 70],
      [200, 300],
    ]);
  });

  it('loses nothing when twelve send at once', async () => {
    const { student, token } = await anEnrolled();
    await app.atOnce(12, (part) => watch(token, [[part * 10, part * 10 + 10]]));
    expect(await watchedBy(token)).toEqual([[0, 120]]);
    const rows = await app.sql`select from lesson_positions where student_id = ${student.id}`;
    expect(rows).toHaveLength(1);
  });

  it('has at most 500 pieces', async () => {
    const { token } = await anEnrolled();
    for (let call = 0; call < 11; call++)
      await watch(
        token,
        Array.from(
          { length: 50 },
          (_, part) => [(call * 50 + part) * 10, (call * 50 + part) * 10 + 1] as const,
        ),
      );
    expect(await watchedBy(token)).toHaveLength(500);
  });

  it('is refused if it is no part of a video', async () => {
    const { token } = await anEnrolled();
    for (const range of [
      [-1, 5],
      [5, 5],
      [6, 5],
      [0, 360_001],
    ] as const)
      expect(await watch(token, [range])).toBe('BAD_USER_INPUT');
    expect(await watch(token, Array(51).fill([0, 1]))).toBe('BAD_USER_INPUT');
  });
});

describe('the lesson to continue with', () => {
  const place = (token: string, lesson: number) =>
    app.as(token)
      .graphql`mutation { r: recordPresence(lessonId: ${course.lessons[lesson]!.id}, seconds: 0, position: 83) }`;
  const resumed = async (token: string) => {
    const { body } = await app.as(token).graphql`query {
      viewer { learning { enrollments { resumeLesson { position viewerPosition { seconds } } } } }
      course(id: ${course.id}) { viewerEnrollment { resumeLesson { position viewerPosition { seconds } } } }
      }`;
    const { viewer, course: page } = body.data;
    const { resumeLesson } = viewer.learning.enrollments[0];
    expect(page.viewerEnrollment.resumeLesson).toEqual(resumeLesson);
    return resumeLesson && [resumeLesson.position, resumeLesson.viewerPosition?.seconds ?? null];
  };
  const complete = (token: string, lesson: number) =>
    app.as(token).graphql`mutation { completeLesson(lessonId: ${course.lessons[lesson]!.id}) {
      enrollment { id } } }`;

  it('is the one watched last, even after lessons that are not completed, and else the next one', async () => {
    const { token } = await anEnrolled();
    expect(await resumed(token)).toEqual([1, null]);
    await place(token, 2);
    expect(await resumed(token)).toEqual([3, 83]);
    app.clock.advance(1000);
    await place(token, 1);
    expect(await resumed(token)).toEqual([2, 83]);
    await complete(token, 1);
    expect(await resumed(token)).toEqual([3, 83]);
    await complete(token, 2);
    expect(await resumed(token)).toEqual([1, null]);
    await complete(token, 0);
    expect(await resumed(token)).toBeNull();
  });

  it('is the student’s own', async () => {
    const [one, other] = [await anEnrolled(), await anEnrolled()];
    await place(one.token, 2);
    expect(await resumed(other.token)).toEqual([1, null]);
  });
});
