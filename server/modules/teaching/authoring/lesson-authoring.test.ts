import fc from 'fast-check';
import { newCertificateNumber } from '../../enrollments/certificates/certificate.service';
import { completeOnce } from '../../enrollments/enrollment.queries';
import { Refusal } from '../../../platform/errors';
import { Role, type Viewer } from '../../../platform/viewer';
import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { lockWaiters, untilWaiting } from '../../../test/lock-waiters';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { InstructorLimits } from './instructor-limits';
import { LessonAuthoringService } from './lesson-authoring.service';

const app = testApp();

const instructor = sharedFixture(() => app.signedIn(app.world.anInstructor()));

const LESSON =
  'id position title description notes videoUrl captionsUrl captionsText captionsPath duration revision';
const IN_COURSE = `course { lessonCount revision lessons { id title position } }`;
const add = `mutation ($courseId: ID!, $input: LessonInput!, $position: Int) {
  r: addLesson(courseId: $courseId, input: $input, position: $position) {
    __typename ... on UserError { message } ... on InvalidInput { fields { path } } ... on LessonAdded { lesson { ${LESSON} } ${IN_COURSE} } } }`;
const update = `mutation ($id: ID!, $input: LessonInput!, $revision: Int!) {
  r: updateLesson(id: $id, input: $input, revision: $revision) {
    __typename ... on UserError { message } ... on InvalidInput { fields { path } }
    ... on LessonUpdated { lesson { ${LESSON} } } ... on LessonEditConflict { lesson { title revision } } } }`;
const remove = `mutation ($id: ID!) { r: deleteLesson(id: $id) { lessonId ${IN_COURSE} } }`;
const restore = `mutation ($id: ID!) { r: restoreLesson(id: $id) { lesson { ${LESSON} } ${IN_COURSE} } }`;
const move = `mutation ($id: ID!, $to: Int!) { r: moveLesson(id: $id, toPosition: $to) { lesson { position } ${IN_COURSE} } }`;

const video = { title: 'Video', videoUrl: 'https://example.org/a.mp4' };

async function as(who: string | undefined, query: string, variables: Record<string, unknown>) {
  const { body } = await app.graphql(query, variables, who);
  if (body.errors) throw new Error(body.errors[0]!.extensions.code);
  return body.data.r;
}
const ids = (answer: { course: { lessons: { id: string }[] } }) => answer.course.lessons.map(({ id }) => id);
const idsOf = (course: SeededCourse) => course.lessons.map(({ id }) => id);

interface Progress {
  percent: number;
  lessonsCompleted: number;
  certificates: number;
}
async function progressOf(student: Account, course: SeededCourse): Promise<Progress> {
  const [row] =
    await app.sql`select e.percent, e.lessons_completed as "lessonsCompleted", (select count(*)::int from certificates k
    where k.student_id = e.student_id and k.course_id = e.course_id) as certificates
    from enrollments e where e.student_id = ${student.id} and e.course_id = ${course.id}`;
  return row!;
}
async function aStudentIn(course: SeededCourse, completed: number) {
  const student = await app.world.aStudent();
  await app.world.enroll(student, course, { completed });
  return student;
}

describe('adding', () => {
  it('puts it at the end, or where it is asked for', async () => {
    const course = await app.world.aCourse(instructor, { lessons: 2 });
    const last = await as(instructor.token, add, { courseId: course.id, input: video });
    expect(last.lesson).toMatchObject({ ...video, position: 3, revision: 1, notes: '', duration: null });
    const first = await as(instructor.token, add, { courseId: course.id, input: video, position: 1 });
    expect(ids(first)).toEqual([first.lesson.id, ...idsOf(course), last.lesson.id]);
    expect(first.course.lessonCount).toBe(4);
    const far = await as(instructor.token, add, {
      courseId: course.id,
      input: video,
      position: 2_000_000_000,
    });
    expect(far.lesson.position).toBe(5);
    const under = await as(instructor.token, add, { courseId: course.id, input: video, position: -3 });
    expect(under.lesson.position).toBe(1);
  });

  it('refuses what the form refuses, and more than two hundred', async () => {
    const course = await app.world.aCourse(instructor, { lessons: 200 });
    const refused = await as(instructor.token, add, { courseId: course.id, input: { title: 'x' } });
    expect(refused).toEqual({
      __typename: 'InvalidInput',
      message: 'Please fill in all required fields',
      fields: [{ path: 'videoUrl' }],
    });
    expect(await as(instructor.token, add, { courseId: course.id, input: video })).toMatchObject({
      message: 'A course can have at most 200 lessons',
    });
  });
});

describe('editing', () => {
  it('saves all of it', async () => {
    const course = await app.world.aCourse(instructor, {
      lessons: [{ videoUrl: video.videoUrl, notes: 'old' }],
    });
    const { id } = course.lessons[0]!;
    const input = { title: ' New ', notes: '# New', captionsUrl: '/media/a.vtt', duration: ' 10:30 ' };
    expect(await as(instructor.token, update, { id, input, revision: 1 })).toEqual({
      __typename: 'LessonUpdated',
      lesson: {
        ...input,
        id,
        captionsText: null,
        captionsPath: null,
        position: 1,
        title: 'New',
        duration: '10:30',
        description: '',
        videoUrl: null,
        revision: 2,
      },
    });
    expect(
      await as(instructor.token, update, { id, input: { ...input, videoUrl: 'x' }, revision: 2 }),
    ).toMatchObject({
      message: 'Please enter a valid video URL',
    });
  });

  it('takes captions as a text, hands them to whoever may read the lesson, and keeps them with it', async () => {
    const course = await app.world.aCourse(instructor, { isPublished: false, lessons: 1 });
    const { id } = course.lessons[0]!;
    const student = await app.world.signIn(await app.world.aStudent());
    const other = await app.world.signIn(await app.world.anInstructor());
    const captionsText = 'WEBVTT\n\n00:01.000 --> 00:02.000\nThe quokka waits.';
    const saved = await as(instructor.token, update, {
      id,
      input: { ...video, captionsText: `\uFEFF${captionsText}\r\n` },
      revision: 1,
    });
    expect(saved.lesson).toMatchObject({
      captionsUrl: null,
      captionsText,
      captionsPath: `/media/captions/${id}.vtt?revision=2`,
    });
    const file = (who?: string) => app.rest('GET', saved.lesson.captionsPath, { token: who });
    const text = async (who?: string) =>
      (await as(who, 'query ($id: ID!) { r: lesson(id: $id) { captionsText } }', { id }))?.captionsText ??
      null;
    for (const nobody of [undefined, student, other]) {
      expect(await file(nobody)).toMatchObject({ status: 404, body: { error: 'Captions not found' } });
      expect(await text(nobody)).toBeNull();
    }
    expect(await file('A'.repeat(43))).toMatchObject({ status: 401 });
    const served = await file(instructor.token);
    expect(served).toMatchObject({ status: 200, body: captionsText });
    expect(served.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    await app.sql`update courses set is_published = true where id = ${course.id}`;
    expect(await file()).toMatchObject({ status: 200, body: captionsText });
    expect(await text(student)).toBe(captionsText);

    expect(
      (await as(instructor.token, update, { id, input: video, revision: 2 })).lesson.captionsText,
    ).toBeNull();
    expect(await file(instructor.token)).toMatchObject({ status: 404 });
  });
});

it('moving takes a lesson down, up, and to the place that it has', async () => {
  const course = await app.world.aCourse(instructor, { lessons: 4 });
  const [a, b, c, d] = idsOf(course) as [string, string, string, string];
  expect(ids(await as(instructor.token, move, { id: a, to: 3 }))).toEqual([b, c, a, d]);
  expect(ids(await as(instructor.token, move, { id: d, to: 1 }))).toEqual([d, b, c, a]);
  expect(ids(await as(instructor.token, move, { id: b, to: 2 }))).toEqual([d, b, c, a]);
  expect(ids(await as(instructor.token, move, { id: d, to: 99 }))).toEqual([b, c, a, d]);
  expect(ids(await as(instructor.token, move, { id: d, to: 0 }))).toEqual([d, b, c, a]);
});

describe('deleting and restoring', () => {
  it('closes the gap, and undoing puts it back as it was', async () => {
    const course = await app.world.aCourse(instructor, {
      lessons: [{ title: 'A' }, { title: 'B', notes: 'n' }, {}],
    });
    const [a, b, c] = idsOf(course) as [string, string, string];
    const deleted = await as(instructor.token, remove, { id: b });
    expect(deleted.lessonId).toBe(b);
    expect(deleted.course).toMatchObject({
      lessonCount: 2,
      lessons: [
        { id: a, position: 1 },
        { id: c, position: 2 },
      ],
    });
    await expect(as(instructor.token, remove, { id: b })).rejects.toThrow('NOT_FOUND');
    const restored = await as(instructor.token, restore, { id: b });
    expect(restored.lesson).toMatchObject({ id: b, title: 'B', notes: 'n', position: 2 });
    expect(ids(restored)).toEqual([a, b, c]);
    await expect(as(instructor.token, restore, { id: b })).rejects.toThrow('NOT_FOUND');
  });

  it('comes back at the end when its place is gone', async () => {
    const course = await app.world.aCourse(instructor, { lessons: 3 });
    const [a, b, c] = idsOf(course) as [string, string, string];
    for (const id of [c, b, a]) await as(instructor.token, remove, { id });
    expect(ids(await as(instructor.token, restore, { id: c }))).toEqual([c]);
    expect(ids(await as(instructor.token, restore, { id: a }))).toEqual([a, c]);
  });

  it('updates percents, issues certificates to students who completed the others, and notifies once', async () => {
    const course = await app.world.aCourse(instructor, { lessons: 3 });
    const [none, two, all] = await Promise.all([0, 2, 3].map((done) => aStudentIn(course, done)));
    const { id } = course.lessons[2]!;
    await as(instructor.token, remove, { id });
    expect(await progressOf(none!, course)).toEqual({ percent: 0, lessonsCompleted: 0, certificates: 0 });
    expect(await progressOf(two!, course)).toEqual({ percent: 100, lessonsCompleted: 2, certificates: 1 });
    expect(await progressOf(all!, course)).toEqual({ percent: 100, lessonsCompleted: 2, certificates: 1 });
    await as(instructor.token, restore, { id });
    expect(await progressOf(two!, course)).toEqual({ percent: 67, lessonsCompleted: 2, certificates: 1 });
    expect(await progressOf(all!, course)).toEqual({ percent: 100, lessonsCompleted: 3, certificates: 1 });
    const told = await app.sql`select from notifications where recipient_id = ${two!.id}`;
    expect(told).toHaveLength(1);
  });

  it('counts no completion of a lesson that is deleted at the same time', async () => {
    const course = await app.world.aCourse(instructor, { lessons: 2 });
    const student = await aStudentIn(course, 0);
    const { id } = course.lessons[0]!;
    let completing: Promise<unknown> = Promise.resolve();
    await app.database.transaction(async (transaction) => {
      // Like deleteLesson, but left open while the student's statement waits for the course.
      await transaction.query('select from courses where id = $1 for no key update', [course.id]);
      await transaction.query('delete from lessons where id = $1', [id]);
      await transaction.query('update courses set lesson_count = 1 where id = $1', [course.id]);
      completing = app.database.rows(
        completeOnce({
          studentId: student.id,
          lessonId: id,
          courseId: null,
          now: new Date(),
          certificateNumber: newCertificateNumber(),
        }),
      );
      await untilWaiting(app.database);
    });
    await completing;
    expect(await progressOf(student, course)).toEqual({ percent: 0, lessonsCompleted: 0, certificates: 0 });
  });
});

type Act = { kind: 'add' | 'delete' | 'restore' | 'move' | 'moveAt'; which: number; to: number };

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('add', 'delete', 'restore', 'move', 'moveAt'),
  which: fc.nat(30),
  to: fc.integer({ min: -1, max: 9 }),
});
const editor = fc.array(act, { minLength: 1, maxLength: 8 });

/** One editor: one action after the other, on lessons that the other editor may have deleted or moved. */
async function edit(acts: Act[], course: SeededCourse, known: string[], viewer: Viewer): Promise<void> {
  const lessons = app.app.service(LessonAuthoringService);
  for (const { kind, which, to } of acts) {
    const id = known[which % known.length]!;
    try {
      if (kind === 'add') {
        const added = await lessons.addLesson(viewer, course.id, { title: 'New', notes: 'x' }, to);
        if ('lesson' in added) known.push(added.lesson.id);
      } else if (kind === 'delete') await lessons.deleteLesson(viewer, id);
      else if (kind === 'restore') await lessons.restoreLesson(viewer, id);
      else if (kind === 'move') await lessons.moveLesson(viewer, id, to);
      else await lessons.moveLessonAt(viewer, course.id, (which % 5) + 1, to);
    } catch (error) {
      // The other editor was faster: not found, or no lesson at that position any more.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

it('two editors at once keep positions 1 to n, the count and every percent correct, whatever they do', async () => {
  const viewer: Viewer = { account: { ...instructor, role: Role.INSTRUCTOR }, sessionHash: '' };
  const student = await app.world.aStudent();
  await fc.assert(
    fc.asyncProperty(editor, editor, fc.nat(4), async (first, second, completed) => {
      const course = await app.world.aCourse(instructor, { lessons: 4 });
      await app.world.enroll(student, course, { completed });
      const known = course.lessons.map(({ id }) => id);
      await Promise.all([edit(first, course, known, viewer), edit(second, course, known, viewer)]);

      const rows = await app.sql`select position from lessons
          where course_id = ${course.id} order by position`;
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
      const [kept] =
        await app.sql`select c.lesson_count as "lessonCount", e.lessons_completed as done, e.percent,
          (select count(*)::int from lesson_completions d join lessons l on l.id = d.lesson_id
          where d.student_id = e.student_id and l.course_id = c.id) as counted
          from courses c join enrollments e on e.course_id = c.id where c.id = ${course.id}`;
      const { counted, done, percent, lessonCount } = kept as Record<string, number>;
      expect({ lessonCount, done }).toEqual({ lessonCount: rows.length, done: counted });
      const exact = rows.length === 0 ? 0 : Math.round((100 * counted!) / rows.length);
      expect(percent).toBe(counted! < rows.length ? Math.min(99, exact) : exact);
    }),
    { numRuns: 5 },
  );
});

/** Each within the limit, both beyond it. */
const BYTES = 700_000;

it('two writes of an instructor at once take turns, so that they do not both find room', async () => {
  const draft = { isPublished: false, lessons: 1 };
  const courses = [await app.world.aCourse(instructor, draft), await app.world.aCourse(instructor, draft)];
  await app.sql`update platform_settings set max_storage_megabytes = 1`;
  const limits = app.app.service(InstructorLimits);
  let checked = 0;
  const isOneWaiting = async () => (await lockWaiters(app.database, 'accounts: lock account')) > 0;
  const writes = courses.map(({ lessons }) =>
    app.database.transaction(async (transaction) => {
      await limits.within(instructor.id, transaction, () =>
        transaction.query('update lessons set captions_text = $1 where id = $2', [
          'x'.repeat(BYTES),
          lessons[0]!.id,
        ]),
      );
      checked++;
      // Neither commits before both were checked, or the second waits for the first.
      await eventually(async () => expect(checked === 2 || (await isOneWaiting())).toBe(true));
    }),
  );
  const outcomes = await Promise.allSettled(writes);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [row] = await app.sql`select count(*)::int as count from lessons
    where length(captions_text) = ${BYTES}`;
  expect(row!.count).toBe(1);
  await app.sql`update platform_settings set max_storage_megabytes = null`;
});
