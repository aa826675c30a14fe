import { newId } from '../platform/ids';
import type { SeededCourse } from '../seed/world';
import { startTestApp, type TestApp } from '../test/test-app';

let app: TestApp;
let token: string;
let course: SeededCourse;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const instructor = await app.world.anInstructor();
  token = await app.world.signIn(instructor);
  course = await app.world.aCourse(instructor, { title: 'Knots' });
});
afterAll(() => app.stop());

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
  courseId: course.id,
  questions: [choice, fact, word],
});

const id = expect.any(String);
const ids = { _id: id, id };

const calling = (method: string, path: string, body?: unknown) =>
  app.rest(method, `/instructor/quizzes${path}`, { token, body });
const aQuiz = async (given: object = {}) => (await calling('POST', '', { ...quiz(), ...given })).body;

const shape = () => ({
  ...ids,
  title: 'Bends',
  description: '',
  courseId: course.id,
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
  it('POST creates the quiz and returns it; GET lists it', async () => {
    const { status, body } = await calling('POST', '', quiz());
    expect([status, body]).toEqual([201, shape()]);
    const list = await calling('GET', '');
    expect([list.status, list.body]).toEqual([200, [body]]);
    expect(list.headers.get('cache-control')).toBe('no-store');
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
    const student = await app.world.aStudent({ name: '=HYPERLINK("x")' });
    await app.world.enroll(student, course);
    await app.database.query(
      `insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, finished_at, passing_score_percent, snapshot,
        score, total, percent, passed, is_counted)
      values ($1, $2, $3, 1, 'SUBMITTED', '2026-01-02T03:04:05Z', '2026-01-02T03:14:05Z', 70, '[]', 3, 4, 75, true, true)`,
      [newId(), made.id, student.id],
    );
    const { status, headers, body } = await calling('GET', `/${made.id}/results.csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(String(body).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Student,Email,Attempt,State,Started,Finished,Score,Total,Percent,Passed',
      `"'=HYPERLINK(""x"")",${student.email},1,submitted,2026-01-02T03:04:05.000Z,2026-01-02T03:14:05.000Z,3,4,75,yes`,
      '',
    ]);
  });
});
