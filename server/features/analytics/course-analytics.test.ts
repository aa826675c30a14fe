import fc from 'fast-check';
import type { SeededCourse } from '../../seed/world';
import { startTestApp, type TestApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';
import { EnrollmentService } from '../enrollments/enrollment.service';
import { LessonAuthoringService } from '../courses/authoring/lesson-authoring.service';
import { Refusal } from '../../platform/errors';
import type { Role, Viewer } from '../../platform/viewer';
import { PresenceService } from '../enrollments/presence.service';

let app: TestApp;
let students: Account[];

beforeAll(async () => {
  app = await startTestApp();
  students = await Promise.all(Array.from({ length: 4 }, () => app.world.aStudent()));
});
afterAll(() => app.stop());

const FIGURES = `courseId totalStudents activeStudents averageProgress completionRate totalLessons
  engagement { dailyActiveUsers weeklyActiveUsers averageMinutesSpent }
  activity { date activeStudents lessonsCompleted newEnrollments minutesSpent }
  lessonProgress { lessonId position title completionCount completionPercent nextLessonCount minutesSpent }`;
const analytics = `query ($id: ID!, $days: Int!) { viewer { teaching { course(id: $id) { analytics(days: $days) { ${FIGURES} } } } } }`;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const viewerOf = (account: Account): Viewer => ({
  account: { ...account, role: account.role as Role },
  sessionHash: '',
});
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const count = <T>(rows: T[], test: (row: T) => boolean) => rows.filter(test).length;

type Act = {
  who: number;
  which: number;
  kind: 'enroll' | 'complete' | 'undo' | 'beat' | 'quiz' | 'delete' | 'add';
  hours: number;
};
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.nat(3),
  which: fc.nat(3),
  kind: fc.constantFrom(
    'enroll',
    'enroll',
    'complete',
    'complete',
    'undo',
    'beat',
    'beat',
    'quiz',
    'delete',
    'add',
  ),
  hours: fc.oneof(fc.nat(5), fc.nat(200)),
});

async function live(history: Act[], instructor: Account, course: SeededCourse): Promise<void> {
  const author = viewerOf(instructor);
  const quiz = await app.world.aQuiz(course);
  const service = app.app.service;
  for (const { who, which, kind, hours } of history) {
    app.clock.advance(hours * HOUR_MS);
    const viewer = viewerOf(students[who]!);
    const lessonId = course.lessons[which]!.id;
    const at = app.clock.now();
    // Actions without an enrollment or on deleted rows are refused and must not affect the figures.
    const attempt = async () => {
      if (kind === 'enroll') await service(EnrollmentService).enroll(viewer, course.id);
      else if (kind === 'complete') await service(EnrollmentService).completeLesson(viewer, lessonId);
      else if (kind === 'undo') await service(EnrollmentService).undoLessonCompletion(viewer, lessonId);
      else if (kind === 'beat')
        await service(PresenceService).recordPresence(viewer, lessonId, { seconds: 45 });
      else if (kind === 'quiz')
        await app.world.anAttempt(students[who]!, quiz, { startedAt: at, finishedAt: at });
      else if (kind === 'delete') await service(LessonAuthoringService).deleteLesson(author, lessonId);
      else await service(LessonAuthoringService).addLesson(author, course.id, { title: 'New', notes: 'x' });
    };
    await attempt().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

interface Raw {
  enrollments: { student_id: string; percent: number; enrolled_at: Date; last_activity_at: Date | null }[];
  completions: { student_id: string; lesson_id: string; completed_at: Date }[];
  presences: { student_id: string; lesson_id: string; day: string; seconds: number; last_at: Date }[];
  attempts: {
    student_id: string;
    started_at: Date;
    finished_at: Date | null;
    answers_saved_at: Date | null;
    state: string;
  }[];
  lessons: { id: string; position: number; title: string }[];
}

async function rawRows(courseId: string): Promise<Raw> {
  const of = <T>(statement: string) => app.database.query<T>(statement, [courseId]);
  return {
    enrollments: await of('select * from enrollments where course_id = $1'),
    completions: await of('select * from lesson_completions where course_id = $1'),
    presences: await of('select *, day::text as day from lesson_presences where course_id = $1'),
    attempts: await of(
      'select t.* from quiz_attempts t join quizzes q on q.id = t.quiz_id where q.course_id = $1',
    ),
    lessons: await of('select * from lessons where course_id = $1 order by position'),
  };
}

/** Reimplements the definitions of docs/glossary.md from the raw rows. */
function recomputed(raw: Raw, courseId: string, days: number, now: Date) {
  const ids = new Set(raw.enrollments.map(({ student_id }) => student_id));
  const theirs = <T extends { student_id: string }>(rows: T[]) =>
    rows.filter(({ student_id }) => ids.has(student_id));
  const completions = theirs(raw.completions);
  const presences = theirs(raw.presences);
  const quizTimes = theirs(raw.attempts).flatMap((attempt) =>
    [attempt.started_at, attempt.answers_saved_at, attempt.state === 'SUBMITTED' ? attempt.finished_at : null]
      .filter((time) => time !== null)
      .map((time) => ({ student_id: attempt.student_id, time })),
  );
  const times = [
    ...raw.enrollments.flatMap(({ student_id, last_activity_at: time }) =>
      time ? [{ student_id, time }] : [],
    ),
    ...presences.map(({ student_id, last_at: time }) => ({ student_id, time })),
    ...quizTimes,
  ];
  const activeSince = (ms: number) =>
    new Set(times.filter(({ time }) => +time > +now - ms).map(({ student_id }) => student_id)).size;
  const minutes = (rows: Raw['presences']) =>
    Math.round(rows.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const total = raw.enrollments.length;
  const seconds = presences.reduce((sum, row) => sum + row.seconds, 0);
  const nextOf = (student: string) =>
    raw.lessons.find(
      ({ id }) => !completions.some((row) => row.student_id === student && row.lesson_id === id),
    )?.id;
  return {
    courseId,
    totalStudents: total,
    activeStudents: activeSince(30 * DAY_MS),
    averageProgress: share(
      raw.enrollments.reduce((sum, { percent }) => sum + percent, 0),
      100 * total,
    ),
    completionRate: share(
      count(raw.enrollments, ({ percent }) => percent === 100),
      total,
    ),
    totalLessons: raw.lessons.length,
    engagement: {
      dailyActiveUsers: activeSince(DAY_MS),
      weeklyActiveUsers: activeSince(7 * DAY_MS),
      averageMinutesSpent: total === 0 ? 0 : Math.round(seconds / 60 / total),
    },
    activity: Array.from({ length: days }, (_, index) => {
      const date = dayOf(new Date(+now - (days - 1 - index) * DAY_MS));
      const acting = [
        ...completions.filter(({ completed_at }) => dayOf(completed_at) === date),
        ...presences.filter(({ day }) => day === date),
        ...quizTimes.filter(({ time }) => dayOf(time) === date),
      ];
      return {
        date,
        activeStudents: new Set(acting.map(({ student_id }) => student_id)).size,
        lessonsCompleted: count(completions, ({ completed_at }) => dayOf(completed_at) === date),
        newEnrollments: count(raw.enrollments, ({ enrolled_at }) => dayOf(enrolled_at) === date),
        minutesSpent: minutes(presences.filter(({ day }) => day === date)),
      };
    }),
    lessonProgress: raw.lessons.map(({ id, position, title }) => {
      const completionCount = count(completions, ({ lesson_id }) => lesson_id === id);
      return {
        lessonId: id,
        position,
        title,
        completionCount,
        completionPercent: share(completionCount, total),
        nextLessonCount: count(raw.enrollments, ({ student_id }) => nextOf(student_id) === id),
        minutesSpent: minutes(presences.filter(({ lesson_id }) => lesson_id === id)),
      };
    }),
  };
}

describe('the figures of a course', () => {
  it('equal what the rows say, after any history', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 25 }),
        fc.integer({ min: 1, max: 90 }),
        async (history, days) => {
          await app.database.query('delete from rate_limits');
          const instructor = await app.world.anInstructor();
          const course = await app.world.aCourse(instructor, { lessons: 4 });
          await live(history, instructor, course);
          const { body } = await app.graphql(
            analytics,
            { id: course.id, days },
            await app.world.signIn(instructor),
          );
          const expected = recomputed(await rawRows(course.id), course.id, days, app.clock.now());
          expect(body.data.viewer.teaching.course.analytics).toEqual(expected);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('cover 1 to 365 days, in one statement beside the course and the viewer’s role', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor);
    const token = await app.world.signIn(instructor);
    const ask = (days: number) => app.graphql(analytics, { id: course.id, days }, token);
    expect((await ask(365)).body.data.viewer.teaching.course.analytics.activity).toHaveLength(365);
    app.statements.length = 0;
    await ask(7);
    expect(app.statements).toHaveLength(4);
    for (const days of [0, 366, -1])
      expect((await ask(days)).body.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('count what students did while they are enrolled, and again when they come back', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor);
    const token = await app.world.signIn(instructor);
    const student = viewerOf(await app.world.aStudent());
    const learning = app.app.service(EnrollmentService);
    const figuresNow = async () =>
      (await app.graphql(analytics, { id: course.id, days: 1 }, token)).body.data.viewer.teaching.course
        .analytics;
    const empty = await figuresNow();
    await learning.enroll(student, course.id);
    await learning.completeLesson(student, course.lessons[0]!.id);
    await app.app.service(PresenceService).recordPresence(student, course.lessons[1]!.id, { seconds: 60 });
    const counted = await figuresNow();
    expect(counted).toMatchObject({
      totalStudents: 1,
      activeStudents: 1,
      activity: [{ activeStudents: 1, lessonsCompleted: 1, minutesSpent: 1 }],
    });
    await learning.leave(student, course.id);
    expect(await figuresNow()).toEqual(empty);
    await learning.enroll(student, course.id);
    expect(await figuresNow()).toEqual(counted);
  });

  it('leave out an instructor who tries their own course', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor);
    const quiz = await app.world.aQuiz(course);
    await app.world.anAttempt(instructor, quiz, { startedAt: app.clock.now(), finishedAt: app.clock.now() });
    const { body } = await app.graphql(
      analytics,
      { id: course.id, days: 2 },
      await app.world.signIn(instructor),
    );
    expect(body.data.viewer.teaching.course.analytics).toMatchObject({
      totalStudents: 0,
      activeStudents: 0,
      engagement: { dailyActiveUsers: 0 },
      activity: [{ activeStudents: 0 }, { activeStudents: 0 }],
    });
  });
});

describe('at-risk students', () => {
  const atRisk = `query ($id: ID!) { viewer { teaching { course(id: $id) { atRiskCount analytics { atRiskStudents {
    reason message student { name email percent status } } } } } } }`;

  it('are listed with one reason each', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor, { lessons: [{}, { title: 'Flexbox' }] });
    const quiz = await app.world.aQuiz(course, { title: 'Boxes' });
    const now = app.clock.now();
    const ago = (days: number) => new Date(+now - days * DAY_MS);
    const someone = async (name: string, options: Parameters<typeof app.world.enroll>[2]) => {
      const student = await app.world.aStudent({ name });
      await app.world.enroll(student, course, options);
      return student;
    };
    const tries = async (student: Account, percents: number[]) => {
      for (const [index, percent] of percents.entries()) {
        const attempt = await app.world.anAttempt(student, quiz, {
          startedAt: ago(3 - index),
          finishedAt: ago(3 - index),
        });
        await app.database.query('update quiz_attempts set percent = $2, passed = $3 where id = $1', [
          attempt.id,
          percent,
          percent >= 70,
        ]);
      }
    };
    const visits = async (student: Account, lesson: number, days: number) => {
      for (let day = 0; day < days; day++)
        await app.database.query('insert into lesson_presences values ($1, $2, $3, $4, 60, $5)', [
          student.id,
          course.lessons[lesson]!.id,
          course.id,
          ago(day).toISOString().slice(0, 10),
          ago(day),
        ]);
      await app.database.query('update enrollments set last_seen_at = $2 where student_id = $1', [
        student.id,
        now,
      ]);
    };
    await someone('Busy', { completed: 1, at: ago(1) });
    await someone('Done long ago', { completed: 2, at: ago(90) });
    await someone('Away', { completed: 1, at: ago(20) });
    await someone('Never came', { at: ago(15) });
    await someone('Just came', { at: ago(13) });
    await tries(await someone('Failing', { completed: 1, at: ago(4) }), [10, 20, 69]);
    await tries(await someone('Passed at last', { completed: 1, at: ago(4) }), [10, 20, 90]);
    await tries(await someone('Failed once', { completed: 1, at: ago(4) }), [10]);
    await visits(await someone('Stuck', { completed: 1, at: ago(5) }), 1, 3);
    await visits(await someone('Reading again', { completed: 1, at: ago(5) }), 0, 3);
    const { body } = await app.graphql(atRisk, { id: course.id }, await app.world.signIn(instructor));
    const { atRiskCount, analytics } = body.data.viewer.teaching.course;
    const rows = analytics.atRiskStudents;
    expect(atRiskCount).toBe(rows.length);
    const said = (rows as { reason: string; message: string; student: { name: string } }[]).map(
      ({ reason, message, student }) => [student.name, reason, message],
    );
    expect(said).toEqual([
      ['Stuck', 'STUCK', 'Stuck at lesson 2: Flexbox'],
      ['Failing', 'FAILED_QUIZ', 'Failed the quiz “Boxes” 3 times'],
      ['Never came', 'NO_ACTIVITY', 'No activity in 14 days'],
      ['Away', 'NO_ACTIVITY', 'No activity in 14 days'],
    ]);
    expect(rows[0].student).toMatchObject({ percent: 50, status: 'JUST_STARTED', email: expect.any(String) });
  });
});

describe('the students', () => {
  const page = `query ($id: ID!, $first: Int!, $after: String, $search: String, $sort: InstructorStudentSort!, $descending: Boolean!) {
    viewer { teaching { course(id: $id) { analytics { students(first: $first, after: $after, search: $search, sort: $sort, descending: $descending) {
      totalCount nodes { id studentId name email percent lessonsCompleted enrolledAt lastActivityAt status } pageInfo { hasNextPage endCursor }
    } } } } } }`;
  let token: string;
  let course: SeededCourse;

  beforeAll(async () => {
    const instructor = await app.world.anInstructor();
    token = await app.world.signIn(instructor);
    course = await app.world.aCourse(instructor, { lessons: 4 });
    for (const [index, name] of ['Émile', 'ada', 'Ben', 'Zoë', 'Ada'].entries()) {
      const at = new Date(app.clock.now().getTime() - index * DAY_MS);
      const student = await app.world.aStudent({ name, email: `pupil-${index}@example.org` });
      await app.world.enroll(student, course, { completed: index, at });
    }
  });

  async function ask(given: Record<string, unknown>) {
    const variables = { id: course.id, first: 50, sort: 'NAME', descending: false, ...given };
    const { body } = await app.graphql(page, variables, token);
    return body.errors
      ? body.errors[0]!.extensions.code
      : body.data.viewer.teaching.course.analytics.students;
  }
  const column = (list: { nodes: Record<string, unknown>[] }, name: string) =>
    list.nodes.map((row) => row[name]);

  it('come in every order, both ways', async () => {
    expect(column(await ask({ sort: 'PROGRESS' }), 'percent')).toEqual([0, 25, 50, 75, 100]);
    expect(column(await ask({ sort: 'PROGRESS', descending: true }), 'status')).toEqual([
      'COMPLETED',
      'IN_PROGRESS',
      'JUST_STARTED',
      'JUST_STARTED',
      'JUST_STARTED',
    ]);
    const setPercent = (from: number, to: number) =>
      app.database.query('update enrollments set percent = $3 where course_id = $1 and percent = $2', [
        course.id,
        from,
        to,
      ]);
    await setPercent(50, 51);
    expect(column(await ask({ sort: 'PROGRESS' }), 'status')).toEqual([
      'JUST_STARTED',
      'JUST_STARTED',
      'IN_PROGRESS',
      'IN_PROGRESS',
      'COMPLETED',
    ]);
    await setPercent(51, 50);
    const enrolled = column(await ask({ sort: 'ENROLLED' }), 'enrolledAt');
    expect(enrolled).toEqual(enrolled.toSorted());
    const last = column(await ask({ sort: 'LAST_ACTIVITY', descending: true }), 'lastActivityAt');
    expect(last.at(-1)).toBeNull();
    expect(last.slice(0, 4)).toEqual(last.slice(0, 4).toSorted().toReversed());
    expect(
      column(await ask({}), 'name')
        .slice(0, 3)
        .map((name) => String(name).toLowerCase()),
    ).toEqual(['ada', 'ada', 'ben']);
  });

  it('come in pages without a gap or a repeat, in every order', async () => {
    for (const sort of ['NAME', 'PROGRESS', 'ENROLLED', 'LAST_ACTIVITY'])
      for (const descending of [false, true]) {
        const all = column(await ask({ sort, descending }), 'id');
        const paged: unknown[] = [];
        for (let after: string | null = null; ;) {
          const part: Awaited<ReturnType<typeof ask>> = await ask({ sort, descending, first: 2, after });
          expect(part.totalCount).toBe(5);
          paged.push(...column(part, 'id'));
          if (!part.pageInfo.hasNextPage) break;
          after = part.pageInfo.endCursor;
        }
        expect(paged).toEqual(all);
      }
  });

  it('are found by name and email, case and marks aside', async () => {
    expect(column(await ask({ search: ' ADA ' }), 'name').toSorted()).toEqual(['Ada', 'ada']);
    expect(column(await ask({ search: 'zoe' }), 'name')).toEqual(['Zoë']);
    await app.database.query(`update accounts set search_text = 'zoe' || E'\\n' || email where name = 'Zoë'`);
    expect(column(await ask({ search: 'zoe' }), 'name')).toEqual(['Zoë']);
    await app.database.query(`update accounts set name = 'Zoé' where name = 'Zoë'`);
    expect(column(await ask({ search: 'zoe' }), 'name')).toEqual(['Zoé']);
    await app.database.query(`update accounts set name = 'Zoë' where name = 'Zoé'`);
    expect((await ask({ search: '-2@example' })).nodes[0].name).toBe('Ben');
    expect(await ask({ search: '%' })).toMatchObject({
      totalCount: 0,
      nodes: [],
      pageInfo: { endCursor: null },
    });
    expect(await ask({ search: 'x'.repeat(101) })).toBe('BAD_USER_INPUT');
  });

  it('refuse invalid cursors and page sizes', async () => {
    for (const given of [{ after: 'nonsense' }, { first: 0 }, { first: 101 }])
      expect(await ask(given)).toBe('BAD_USER_INPUT');
  });
});
