import type { SeededCourse } from '../../../seed/world';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { JoiningService } from '../../enrollments/joining.service';
import { ProgressService } from '../../enrollments/progress.service';
import type { Role, Viewer } from '../../../platform/viewer';
import { PresenceService } from '../../enrollments/presence.service';

const app = testApp();

const FIGURES = `courseId totalStudents activeStudents averageProgress completionRate totalLessons
  engagement { dailyActiveUsers weeklyActiveUsers averageMinutesSpent }
  activity { date activeStudents lessonsCompleted newEnrollments minutesSpent }
  lessonProgress { lessonId position title completionCount completionPercent nextLessonCount minutesSpent }`;
const analytics = `query ($id: ID!, $days: Int!) { viewer { teaching { course(id: $id) { analytics(days: $days) { ${FIGURES} } } } } }`;

const DAY_MS = 86_400_000;
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const viewerOf = (account: Account): Viewer => ({
  account: { ...account, role: account.role as Role },
  sessionHash: '',
});
describe('the figures of a course', () => {
  it('count what students did, by day and by lesson', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor, { lessons: 4 });
    const quiz = await app.world.aQuiz(course);
    const [ada, ben, cleo, stranger] = await app.atOnce(4, () => app.world.aStudent());
    const joining = app.app.service(JoiningService);
    const progress = app.app.service(ProgressService);
    const enroll = (student: Account) => joining.enroll(viewerOf(student), course.id);
    const complete = (student: Account, position: number) =>
      progress.completeLesson(viewerOf(student), course.lessons[position - 1]!.id);
    const watch = (student: Account, position: number, seconds: number) =>
      app.sql`insert into lesson_presences
        values (${student.id}, ${course.lessons[position - 1]!.id}, ${course.id}, ${dayOf(app.clock.now())}, ${seconds}, ${app.clock.now()})`;
    const attempt = (student: Account) =>
      app.world.anAttempt(student, quiz, { startedAt: app.clock.now(), finishedAt: app.clock.now() });

    const dates = [dayOf(app.clock.now())];
    const nextDay = () => {
      app.clock.advance(DAY_MS);
      dates.push(dayOf(app.clock.now()));
    };
    await enroll(ada!);
    await enroll(ben!);
    await complete(ada!, 1);
    nextDay();
    await attempt(ben!);
    await attempt(stranger!);
    await watch(stranger!, 1, 600);
    nextDay();
    await complete(ada!, 2);
    await watch(ada!, 2, 300);
    await watch(ben!, 1, 600);
    nextDay();
    await enroll(cleo!);
    for (const position of [1, 2, 3, 4]) await complete(cleo!, position);

    const token = await app.world.signIn(instructor);
    const { body } = await app.graphql(analytics, { id: course.id, days: 4 }, token);
    const day = (date: string, activeStudents: number, lessonsCompleted: number) => ({
      date,
      activeStudents,
      lessonsCompleted,
      newEnrollments: 0,
      minutesSpent: 0,
    });
    const lesson = (position: number, completionCount: number, completionPercent: number) => ({
      lessonId: course.lessons[position - 1]!.id,
      position,
      title: course.lessons[position - 1]!.title,
      completionCount,
      completionPercent,
      nextLessonCount: 0,
      minutesSpent: 0,
    });
    expect(body.data.viewer.teaching.course.analytics).toEqual({
      courseId: course.id,
      totalStudents: 3,
      activeStudents: 3,
      averageProgress: 50,
      completionRate: 33,
      totalLessons: 4,
      engagement: { dailyActiveUsers: 1, weeklyActiveUsers: 3, averageMinutesSpent: 5 },
      activity: [
        { ...day(dates[0]!, 1, 1), newEnrollments: 2 },
        day(dates[1]!, 1, 0),
        { ...day(dates[2]!, 2, 1), minutesSpent: 15 },
        { ...day(dates[3]!, 1, 4), newEnrollments: 1 },
      ],
      lessonProgress: [
        { ...lesson(1, 2, 67), nextLessonCount: 1, minutesSpent: 10 },
        { ...lesson(2, 2, 67), minutesSpent: 5 },
        { ...lesson(3, 1, 33), nextLessonCount: 1 },
        lesson(4, 1, 33),
      ],
    });
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
    const joining = app.app.service(JoiningService);
    const progress = app.app.service(ProgressService);
    const figuresNow = async () =>
      (await app.graphql(analytics, { id: course.id, days: 1 }, token)).body.data.viewer.teaching.course
        .analytics;
    const empty = await figuresNow();
    await joining.enroll(student, course.id);
    await progress.completeLesson(student, course.lessons[0]!.id);
    await app.app.service(PresenceService).recordPresence(student, course.lessons[1]!.id, {
      seconds: 60,
      position: null,
      positionAge: 0,
      watched: [],
    });
    const counted = await figuresNow();
    expect(counted).toMatchObject({
      totalStudents: 1,
      activeStudents: 1,
      activity: [{ activeStudents: 1, lessonsCompleted: 1, minutesSpent: 1 }],
    });
    await joining.leave(student, course.id);
    expect(await figuresNow()).toEqual(empty);
    await joining.enroll(student, course.id);
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
        await app.sql`update quiz_attempts set percent = ${percent}, passed = ${percent >= 70}
          where id = ${attempt.id}`;
      }
    };
    const visits = async (student: Account, lesson: number, days: number) => {
      for (let day = 0; day < days; day++)
        await app.sql`insert into lesson_presences
          values (${student.id}, ${course.lessons[lesson]!.id}, ${course.id}, ${ago(day).toISOString().slice(0, 10)}, 60, ${ago(day)})`;
      await app.sql`update enrollments set last_seen_at = ${now} where student_id = ${student.id}`;
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
      app.sql`update enrollments set percent = ${to} where course_id = ${course.id} and percent = ${from}`;
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
    await app.sql`update accounts set search_text = 'zoe' || E'\\n' || email where name = 'Zoë'`;
    expect(column(await ask({ search: 'zoe' }), 'name')).toEqual(['Zoë']);
    await app.sql`update accounts set name = 'Zoé' where name = 'Zoë'`;
    expect(column(await ask({ search: 'zoe' }), 'name')).toEqual(['Zoé']);
    await app.sql`update accounts set name = 'Zoë' where name = 'Zoé'`;
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
