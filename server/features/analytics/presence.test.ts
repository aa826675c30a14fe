import { startTestApp, type TestApp } from '../../test/test-app';
import type { SeededCourse } from '../../seed/world';

let app: TestApp;
let course: SeededCourse;
let author: string;

beforeAll(async () => {
  app = await startTestApp();
  const instructor = await app.world.anInstructor();
  author = await app.world.signIn(instructor);
  course = await app.world.aCourse(instructor);
});
afterAll(() => app.stop());

const beat = async (token: string | undefined, seconds: number, lessonId = course.lessons[0]!.id) => {
  const query = 'mutation ($id: ID!, $s: Int!) { r: recordPresence(lessonId: $id, seconds: $s) }';
  const { body } = await app.graphql(query, { id: lessonId, s: seconds }, token);
  return body.errors ? body.errors[0]!.extensions.code : body.data.r;
};

async function anEnrolled() {
  const student = await app.world.aStudent();
  await app.world.enroll(student, course);
  return { student, token: await app.world.signIn(student) };
}

const spent = async (studentId: string) =>
  (
    await app.database.query<{ seconds: number }>(
      'select sum(seconds)::int as seconds from lesson_presences where student_id = $1',
      [studentId],
    )
  )[0]!.seconds;

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
    const counted = await Promise.all(
      Array.from({ length: 12 }, (_, index) => beat(token, 30, course.lessons[index % 3]!.id)),
    );
    expect(counted.filter((seconds) => seconds === 30)).toHaveLength(1);
    expect(await spent(student.id)).toBe(31);
  });

  it('is kept by day', async () => {
    const { student, token } = await anEnrolled();
    await beat(token, 10);
    app.clock.advance(24 * 3_600_000);
    await beat(token, 10);
    const rows = await app.database.query('select day from lesson_presences where student_id = $1', [
      student.id,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('is of the enrolled alone: a preview leaves no trace', async () => {
    const stranger = await app.world.signIn(await app.world.aStudent());
    const before = await app.database.query('select from lesson_presences');
    expect(await beat(undefined, 30)).toBe('UNAUTHENTICATED');
    expect(await beat(stranger, 30)).toBe('FORBIDDEN');
    expect(await beat(author, 30)).toBe('FORBIDDEN');
    expect(await beat(author, 30, 'no id')).toBe('NOT_FOUND');
    const draft = await app.world.aCourse(await app.world.anInstructor(), { isPublished: false });
    expect(await beat(stranger, 30, draft.lessons[0]!.id)).toBe('NOT_FOUND');
    expect(await app.database.query('select from lesson_presences')).toHaveLength(before.length);
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
