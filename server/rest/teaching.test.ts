import { LessonAuthoringService } from '../modules/teaching/authoring/lesson-authoring.service';
import { testApp } from '../test/test-app';
import { newId } from '../platform/ids';
import type { SeededCourse } from '../seed/world';
import type { Account } from '../modules/accounts/account.entities';

const app = testApp();
let token: string;
let course: SeededCourse;
let student: Account;

beforeAll(async () => {
  const instructor = await app.world.anInstructor({ name: 'Grace' });
  token = await app.world.signIn(instructor);
  course = await app.world.aCourse(instructor, {
    title: 'Knots',
    description: 'All of them.',
    priceCents: 1999,
    skills: ['Rope'],
    lessons: [
      {
        title: 'Bowline',
        videoUrl: 'https://example.org/a.mp4',
        duration: '10:30',
        notes: 'n',
        captionsUrl: '/media/a.vtt',
      },
      { title: 'Sheet bend', notes: 'n' },
    ],
  });
  student = await app.world.aStudent({ name: '=Ada', email: 'ada@example.org' });
  await app.world.enroll(student, course, { completed: 1, at: app.clock.now() });
});

const id = expect.any(String);
const at = () => `/instructor/courses/${course.id}`;
const call = (method: string, path: string, body?: unknown) => app.rest(method, path, { token, body });
const titles = async () =>
  (await call('GET', at())).body.lessons.map(({ title, order }: Record<string, unknown>) => [order, title]);

const courseShape = () => ({
  subtitle: null,
  outcomes: [],
  requirements: [],
  language: null,
  glyph: null,
  completionRule: 'watched',
  certificateRule: 'lessons',
  assistantMode: 'answers',
  durationMinutes: 11,
  updatedAt: id,
  _id: course.id,
  id: course.id,
  title: 'Knots',
  description: 'All of them.',
  category: 'Backend',
  level: 'beginner',
  tags: ['Rope'],
  price: 19.99,
  published: true,
  createdAt: id,
  revision: 1,
  lessons: course.lessons.map((lesson, index) => ({
    _id: lesson.id,
    id: lesson.id,
    title: lesson.title,
    description: '',
    videoUrl: lesson.videoUrl,
    duration: lesson.duration,
    order: index + 1,
  })),
  metrics: { enrollments: 1, completionRate: 0, avgProgress: 50 },
});

describe('/instructor', () => {
  it('GET /instructor/courses, GET /instructor/courses/{id}', async () => {
    const one = await call('GET', at());
    expect(one.status).toBe(200);
    expect(one.body).toEqual(courseShape());
    expect(one.body.createdAt).toMatch(/^\d{4}-.*Z$/);
    expect((await call('GET', '/instructor/courses')).body).toEqual([one.body]);
  });

  it('GET /instructor/dashboard', async () => {
    const { status, body } = await call('GET', '/instructor/dashboard');
    expect(status).toBe(200);
    const row = { _id: course.id, id: course.id, title: 'Knots', enrollments: 1, completionRate: 0 };
    expect(body).toEqual({
      overview: {
        totalCourses: 1,
        totalStudents: 1,
        completedCourses: 0,
        avgCompletionRate: 0,
        recentEnrollments: 1,
      },
      topPerformingCourses: [row],
      recentActivity: [
        {
          studentName: '=Ada',
          courseTitle: 'Knots',
          lastActivity: app.clock.now().toISOString(),
          progress: 50,
        },
      ],
      courseMetrics: [{ ...row, completions: 0, avgProgress: 50 }],
    });
  });

  it('GET /instructor/students/{courseId}, as JSON and as CSV', async () => {
    const { status, body } = await call('GET', `/instructor/students/${course.id}`);
    expect(status).toBe(200);
    const time = app.clock.now().toISOString();
    expect(body).toEqual({
      totalStudents: 1,
      activeStudents: 1,
      averageProgress: 50,
      completionRate: 0,
      totalLessons: 2,
      engagementMetrics: { dailyActiveUsers: 1, weeklyActiveUsers: 1, averageTimeSpent: 0 },
      studentProgress: [
        {
          _id: id,
          id,
          studentId: { _id: student.id, id: student.id, name: '=Ada', email: 'ada@example.org' },
          overallPercent: 50,
          lessons: [{ completed: true }, { completed: false }],
          enrolledAt: expect.stringMatching(/Z$/),
          lastActivity: time,
        },
      ],
    });
    const file = await call('GET', `/instructor/students/${course.id}.csv`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    const [head, row] = file.body.split('\r\n');
    expect(head).toContain('Student,Email,Percent,Lessons completed,Lessons,Enrolled,Last activity,Status');
    expect(row).toBe(
      `'=Ada,ada@example.org,50,1,2,${body.studentProgress[0].enrolledAt},${time},Just Started`,
    );
  });
});

describe('POST /instructor/courses', () => {
  const body = {
    title: ' New ',
    description: 'd',
    category: 'AI',
    level: 'advanced',
    price: 9.99,
    tags: ['a', ' A ', 'b'],
    // A form sends ids and positions of its own, which the server ignores.
    lessons: [
      { _id: 'temp-1', title: 'One', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', duration: '1:00', order: 7 },
    ],
    id: 'mine',
    instructorId: 'me',
    published: true,
    isPublished: true,
  };

  it('makes a draft with its lessons', async () => {
    const { status, body: made } = await call('POST', '/instructor/courses', body);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      title: 'New',
      level: 'advanced',
      price: 9.99,
      tags: ['a', 'b'],
      published: false,
      lessons: [{ title: 'One', duration: '1:00', order: 1 }],
    });
    expect(made.id).not.toBe('mine');
    expect(made.lessons[0].id).not.toBe('temp-1');
    expect((await call('GET', `/instructor/courses/${made._id}`)).body).toEqual(made);
  });
});

it('POST …/publish and DELETE', async () => {
  const made = (await call('POST', '/instructor/courses', { title: 'A', description: 'd', category: 'AI' }))
    .body;
  const path = `/instructor/courses/${made.id}`;
  for (const published of [true, true, false]) {
    const answer = await call('POST', `${path}/publish`, { published });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...made, published });
  }
  expect((await call('POST', `${path}/publish`, { published: 'yes' })).status).toBe(400);
  const deleted = await call('DELETE', path);
  expect(deleted.status).toBe(200);
  expect(deleted.body).toEqual({ _id: made.id, id: made.id, deleted: true });
  expect((await call('DELETE', path)).status).toBe(404);
});

describe('lessons', () => {
  const video = 'https://example.org/c.webm';

  it('are added at the end or at their order, edited, moved and deleted', async () => {
    const lessons = `${at()}/lessons`;
    const added = await call('POST', lessons, {
      title: 'Hitch',
      description: 'x',
      videoUrl: video,
      duration: '5:00',
      order: 3,
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ title: 'Hitch', description: 'x', videoUrl: video, order: 3 });
    await call('POST', lessons, { title: 'Last', videoUrl: video });
    expect(await titles()).toEqual([
      [1, 'Bowline'],
      [2, 'Sheet bend'],
      [3, 'Hitch'],
      [4, 'Last'],
    ]);
    const moved = await call('PUT', `${lessons}/reorder`, { fromIndex: 0, toIndex: 2 });
    expect(moved.status).toBe(200);
    expect(moved.body.lessons.map(({ title }: { title: string }) => title)).toEqual([
      'Sheet bend',
      'Hitch',
      'Bowline',
      'Last',
    ]);
    for (const body of [{ fromIndex: 0, toIndex: 4 }, {}])
      expect((await call('PUT', `${lessons}/reorder`, body)).status).toBe(400);

    const edited = await call('PUT', `${lessons}/${added.body.id}`, {
      ...added.body,
      title: 'Clove hitch',
      order: 1,
    });
    expect(edited.status).toBe(200);
    expect(edited.body).toEqual({ ...added.body, title: 'Clove hitch', order: 2 });

    const deleted = await call('DELETE', `${lessons}/${added.body.id}`);
    expect(deleted).toMatchObject({ status: 200, body: { _id: added.body.id, deleted: true } });
    expect(await titles()).toEqual([
      [1, 'Sheet bend'],
      [2, 'Bowline'],
      [3, 'Last'],
    ]);
  });

  it('keep the notes and captions that the documented lesson does not have', async () => {
    const [lesson] = course.lessons;
    const body = { title: 'Bowline II', videoUrl: video, description: '', duration: '' };
    expect((await call('PUT', `${at()}/lessons/${lesson!.id}`, body)).status).toBe(200);
    const [row] =
      await app.sql`select title, notes, captions_url, duration from lessons where id = ${lesson!.id}`;
    expect(row).toEqual({ title: 'Bowline II', notes: 'n', captions_url: '/media/a.vtt', duration: null });
  });

  it('are refused without a title or a video, and below another course', async () => {
    const lessons = `${at()}/lessons`;
    for (const body of [{ title: 'x' }, { title: 'x', videoUrl: video, order: 'first' }])
      expect((await call('POST', lessons, body)).status).toBe(400);
    const answer = await call('PUT', `${lessons}/${course.lessons[0]!.id}`, { title: '' });
    expect([answer.status, typeof answer.body.error]).toEqual([400, 'string']);
    const other = await call('POST', '/instructor/courses', { title: 'A', description: 'd', category: 'AI' });
    const elsewhere = `/instructor/courses/${other.body.id}/lessons/${course.lessons[0]!.id}`;
    expect((await call('PUT', elsewhere, { title: 'x', videoUrl: video })).status).toBe(404);
    expect((await call('DELETE', elsewhere)).status).toBe(404);
    expect((await call('PUT', `${lessons}/no-id`, { title: 'x', videoUrl: video })).status).toBe(404);
  });
});

it('a lesson that somebody else edits while a call writes is refused', async () => {
  const { id: lessonId } = course.lessons[0]!;
  const service = app.app.service(LessonAuthoringService);
  const update = service.updateLesson.bind(service);
  const updating = jest.spyOn(service, 'updateLesson').mockImplementationOnce(async (...input) => {
    await app.sql`update lessons set revision = revision + 1 where id = ${lessonId}`;
    return update(...input);
  });
  expect(await call('PUT', `${at()}/lessons/${lessonId}`, { title: 'Late' })).toMatchObject({
    status: 409,
    body: { error: 'This lesson was edited elsewhere. Reload to see the newer version.' },
  });
  updating.mockRestore();
});

/** An instructor’s session, and a course without quizzes, for each test. */
let author: string;
let knots: SeededCourse;

const choice = {
  type: 'multiple-choice',
  questionText: 'Two and two?',
  options: ['3', '4', '5', '6'],
  correctAnswer: '4',
  points: 2,
};
const fact = { type: 'true-false', questionText: 'Sure?', options: ['', '', '', ''], correctAnswer: true };
const word = { type: 'short-answer', questionText: 'Who?', correctAnswer: ' Ada ', explanation: 'She did.' };
const quiz = () => ({
  title: 'Bends',
  description: '',
  courseId: knots.id,
  questions: [choice, fact, word],
});

const ids = { _id: id, id };

const calling = (method: string, path: string, body?: unknown) =>
  app.rest(method, `/instructor/quizzes${path}`, { token: author, body });
const aQuiz = async (given: object = {}) => (await calling('POST', '', { ...quiz(), ...given })).body;

const shape = () => ({
  ...ids,
  title: 'Bends',
  description: '',
  courseId: knots.id,
  courseName: 'Knots',
  timeLimit: 0,
  passingScore: 70,
  totalPoints: 4,
  isActive: true,
  questions: [
    { ...ids, ...choice, explanation: null, lessonId: null },
    { ...ids, ...fact, options: [], correctAnswer: 'true', points: 1, explanation: null, lessonId: null },
    { ...ids, ...word, options: [], correctAnswer: 'Ada', points: 1, lessonId: null },
  ],
  attempts: 0,
  avgScore: 0,
  createdAt: app.clock.now().toISOString(),
  maxAttempts: null,
  reviewRule: 'verdicts',
  shuffleQuestions: false,
  shuffleOptions: false,
  revision: 1,
});

describe('/instructor/quizzes', () => {
  beforeEach(async () => {
    const instructor = await app.world.anInstructor();
    author = await app.world.signIn(instructor);
    knots = await app.world.aCourse(instructor, { title: 'Knots' });
  });

  it('POST creates the quiz and returns it; GET lists it', async () => {
    const { status, body } = await calling('POST', '', quiz());
    expect([status, body]).toEqual([201, shape()]);
    const list = await calling('GET', '');
    expect([list.status, list.body]).toEqual([200, [body]]);
  });

  it.each([[[null]], [[{ ...choice, options: [{}] }]]])(
    'POST refuses questions that are none, case %#',
    async (questions) => {
      const { status, body } = await calling('POST', '', { ...quiz(), questions });
      expect([status, typeof body.error]).toEqual([400, 'string']);
    },
  );

  it('PATCH activates and deactivates, DELETE removes', async () => {
    const made = await aQuiz();
    for (const isActive of [false, false, true]) {
      const { status, body } = await calling('PATCH', `/${made.id}/toggle`, { isActive });
      expect([status, body]).toEqual([200, { ...made, isActive }]);
    }
    const bad = await calling('PATCH', `/${made.id}/toggle`, { isActive: 'no' });
    expect([bad.status, bad.body]).toEqual([400, { error: 'isActive must be true or false' }]);
    const gone = await calling('DELETE', `/${made.id}`);
    expect([gone.status, gone.body]).toEqual([200, { _id: made.id, id: made.id, deleted: true }]);
    expect((await calling('GET', '')).body).toEqual([]);
  });

  it('returns every attempt as CSV, with formulas turned into text', async () => {
    const made = await aQuiz();
    const pupil = await app.world.aStudent({ name: '=HYPERLINK("x")' });
    await app.world.enroll(pupil, knots);
    await app.sql`insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, finished_at, passing_score_percent, snapshot,
      score, total, percent, passed, is_counted)
      values (${newId()}, ${made.id}, ${pupil.id}, 1, 'SUBMITTED', '2026-01-02T03:04:05Z', '2026-01-02T03:14:05Z', 70, '[]', 3, 4, 75, true, true)`;
    const { status, headers, body } = await calling('GET', `/${made.id}/results.csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(String(body).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Student,Email,Attempt,State,Started,Finished,Score,Total,Percent,Passed',
      `"'=HYPERLINK(""x"")",${pupil.email},1,submitted,2026-01-02T03:04:05.000Z,2026-01-02T03:14:05.000Z,3,4,75,yes`,
      '',
    ]);
  });
});
