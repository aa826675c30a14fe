import fs from 'node:fs';
import path from 'node:path';
import { quizRules } from '../modules/quizzes/quiz.rules';
import { sharedFixture } from '../test/fixture';
import { startTestApp } from '../test/test-app';
import { seedDemoOnce } from './demo';
import { readDemoCourses } from './demo/course-files';
import { lessonNamedIn, readDemoQuizzes } from './demo/quizzes';

const FOLDER = path.join(__dirname, 'demo', 'quizzes');
const courses = readDemoCourses().map((course) => ({ course, quizzes: readDemoQuizzes(course.title) }));
const quizzes = courses.flatMap(({ course, quizzes: own }) => own.map((quiz) => ({ course, quiz })));
const questions = quizzes.flatMap(({ course, quiz }) =>
  quiz.questions.map((question) => ({ course, quiz, question })),
);

describe('the files of the demo quizzes', () => {
  test('there is one for each course, and each belongs to a course', () => {
    expect(fs.readdirSync(FOLDER)).toHaveLength(courses.length);
    for (const { quizzes: own } of courses) expect([1, 2]).toContain(own.length);
    expect(new Set(quizzes.map(({ quiz }) => quiz.title)).size).toBe(quizzes.length);
  });

  test.each(quizzes.map(({ course, quiz }) => [quiz.title, course.title, quiz] as const))(
    '"%s" keeps every rule of an author’s quiz, to the letter',
    (_title, _courseTitle, quiz) => {
      const result = quizRules.safeParse({ ...quiz, courseId: 'of the course' });
      expect(result.error?.issues ?? []).toEqual([]);
      // The rules add defaults for omitted fields and change nothing else.
      const { isActive: _switch, ...said } = quiz;
      expect(result.data).toMatchObject(said);
    },
  );

  test('every explanation sends to a lesson of the same course', () => {
    for (const { course, question } of questions) {
      expect(course.lessons.map(({ title }) => title)).toContain(lessonNamedIn(question.explanation));
    }
  });
});

describe('the seeded demo', () => {
  const app = sharedFixture(() => startTestApp({ config: { isDemo: true } }));
  beforeAll(async () => {
    await seedDemoOnce(app.app.service);
  });
  afterAll(() => app?.stop());

  test('has each quiz at its course, with its questions counted and their points summed', async () => {
    const rows =
      await app.sql`select q.title, c.title as course, q.question_count as counted, q.total_points as points,
      count(*)::int as questions, sum(n.points)::int as sum, max(n.position) as last
      from quizzes q join courses c on c.id = q.course_id join questions n on n.quiz_id = q.id
      group by q.id, c.id`;
    expect(rows).toHaveLength(quizzes.length);
    for (const { course, quiz } of quizzes) {
      const count = quiz.questions.length;
      const points = quiz.questions.reduce((sum, question) => sum + question.points, 0);
      expect(rows).toContainEqual({
        title: quiz.title,
        course: course.title,
        counted: count,
        points,
        questions: count,
        sum: points,
        last: count,
      });
    }
  });

  test('every quiz was taken ten to twenty-five times, with every kind of result, and nobody is at it now', async () => {
    const rows =
      await app.sql`select count(a.*)::int as attempts, count(*) filter (where a.passed)::int as passed,
      count(*) filter (where a.state <> 'SUBMITTED' or not a.is_counted)::int as unfinished,
      count(distinct a.percent)::int as results, count(*) filter (where a.number > q.max_attempts)::int as many,
      count(*) filter (where a.started_at <= greatest(e.enrolled_at, q.created_at) or a.finished_at > now()
      or a.finished_at > a.deadline)::int as untimely
      from quizzes q join quiz_attempts a on a.quiz_id = q.id
      left join enrollments e on e.student_id = a.student_id and e.course_id = q.course_id
      group by q.id`;
    expect(rows).toHaveLength(quizzes.length);
    for (const { attempts, passed, results, ...never } of rows) {
      expect(attempts).toBeGreaterThanOrEqual(10);
      expect(attempts).toBeLessThanOrEqual(25);
      expect(passed).toBeGreaterThan(0);
      expect(passed).toBeLessThan(attempts!);
      expect(results).toBeGreaterThan(3);
      expect(never).toEqual({ unfinished: 0, many: 0, untimely: 0 });
    }
  });

  test('the account of visitors has passed one quiz, failed another, and has others still to take', async () => {
    const rows = await app.sql`select q.title, a.passed
      from enrollments e join accounts s on s.id = e.student_id
      join quizzes q on q.course_id = e.course_id and q.is_active
      left join quiz_attempts a on a.quiz_id = q.id and a.student_id = s.id
      where s.email = 'student@waymark.test' order by q.title`;
    expect(rows).toEqual([
      { title: 'Boxes, flow, flex and grid', passed: true },
      { title: 'Forms that everyone can finish', passed: null },
      { title: 'Neurons, slopes and steps', passed: false },
      { title: 'Position, stacking and one responsive page', passed: null },
      { title: 'Tokens, vectors and attention', passed: null },
    ]);
  });
});
