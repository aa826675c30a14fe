import type { SeededQuiz } from '../seed/rows';
import type { Question, Quiz } from '../modules/quizzes/quiz.entities';
import { aQuizTaker } from '../test/quiz-taker';
import { freshFixture, sharedFixture } from '../test/fixture';
import { testApp } from '../test/test-app';

const app = testApp();
let quiz: SeededQuiz;

const instructor = sharedFixture(() => app.world.anInstructor());
const course = freshFixture(() => app.world.aCourse(instructor, { title: 'Knots' }));

const taker = freshFixture(() => aQuizTaker(app, course));
beforeEach(async () => {
  quiz = await aQuiz();
});

const QUESTIONS: Partial<Question>[] = [{ explanation: 'Because.' }, { points: 2 }, {}];
const aQuiz = (given: Partial<Quiz> = {}) =>
  app.world.aQuiz(course, { title: 'Bends', ...given, questions: QUESTIONS });
const get = (id = quiz.id, token = taker.token) => app.rest('GET', `/quizzes/quiz/${id}`, { token });
const head = (id = quiz.id) => app.rest('HEAD', `/quizzes/quiz/${id}`, { token: taker.token });
const open = (id = quiz.id) => app.rest('POST', `/quizzes/quiz/${id}/start`, { token: taker.token });
const post = (answers: unknown, quizId: unknown = quiz.id) =>
  app.rest('POST', '/quizzes/attempts', { token: taker.token, body: { quizId, answers } });
const attempts = () =>
  app.sql`select number, state, score
    from quiz_attempts where student_id = ${taker.account.id} order by quiz_id, number`;
const right = (count = 3) =>
  quiz.questions.slice(0, count).map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer }));

const summary = () => ({
  _id: quiz.id,
  id: quiz.id,
  title: 'Bends',
  description: '',
  courseId: course.id,
  courseName: 'Knots',
  timeLimit: quiz.timeLimitMinutes ?? 0,
  passingScore: 70,
  totalPoints: 4,
  isActive: quiz.isActive,
  questionCount: 3,
  createdAt: quiz.createdAt.toISOString(),
});
const asked = () =>
  ['multiple-choice', 'true-false', 'short-answer'].map((type, index) => {
    const { id, text, options, points } = quiz.questions[index]!;
    return { _id: id, id, type, questionText: text, options, points };
  });

it('GET /quizzes/course/{courseId} lists summaries without questions, the inactive one to the enrolled', async () => {
  const inactive = await aQuiz({ isActive: false });
  const { status, body } = await app.rest('GET', `/quizzes/course/${course.id}`, { token: taker.token });
  expect(status).toBe(200);
  expect(body).toEqual([
    summary(),
    { ...summary(), _id: inactive.id, id: inactive.id, isActive: false, createdAt: expect.any(String) },
  ]);
  const other = await aQuizTaker(app);
  const listed = await app.rest('GET', `/quizzes/course/${course.id}`, { token: other.token });
  expect(listed.body).toEqual([summary()]);
  expect(await attempts()).toEqual([]);
  expect((await app.rest('GET', `/api/courses/${course.id}`)).body.quizzes).toEqual([summary()]);
});

describe('GET /quizzes/quiz/{quizId}', () => {
  it('starts no attempt for an access token that may only read, and shows it no keys', async () => {
    const reading = await app.world.anAccessToken(taker.account, ['read:learning']);
    expect(await get(quiz.id, reading)).toMatchObject({
      status: 403,
      body: { error: 'This access token lacks the scope write:learning' },
    });
    expect(await attempts()).toEqual([]);
    const writing = await app.world.anAccessToken(taker.account, ['write:learning']);
    expect((await get(quiz.id, writing)).body.questions).toEqual(asked());
    expect((await get(quiz.id, reading)).body.questions).toEqual(asked());

    const learning = await app.world.anAccessToken(instructor, ['write:learning']);
    expect(await get(quiz.id, learning)).toMatchObject({
      status: 403,
      body: { error: 'This access token lacks the scope read:teaching' },
    });
    const both = await app.world.anAccessToken(instructor, ['read:learning', 'read:teaching']);
    expect((await get(quiz.id, both)).body.questions[0]).toMatchObject({ correctAnswer: expect.any(String) });
  });

  it('starts an attempt and returns its questions without correct answers or explanations, then resumes it', async () => {
    const { status, body } = await get();
    expect(status).toBe(200);
    const now = app.clock.now();
    expect(body).toEqual({
      ...summary(),
      questions: asked(),
      attempt: {
        id: expect.any(String),
        startedAt: now.toISOString(),
        deadline: new Date(now.getTime() + 30 * 60_000).toISOString(),
        serverNow: now.toISOString(),
      },
    });
    app.clock.advance(60_000);
    const again = (await get()).body;
    expect(again.attempt).toEqual({ ...body.attempt, serverNow: app.clock.now().toISOString() });
    expect(await attempts()).toEqual([{ number: 1, state: 'OPEN', score: null }]);
  });

  it('starts no attempt for HEAD', async () => {
    const { status } = await head();
    expect([status, await attempts()]).toEqual([200, []]);
  });

  it('returns no questions of a quiz with a maximum of attempts until an attempt is started', async () => {
    quiz = await aQuiz({ maxAttempts: 1 });
    expect((await get()).body).toEqual({ ...summary(), questions: [], attempt: null });
    expect(await attempts()).toEqual([]);
    const started = await open();
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({ questions: asked() });
    expect((await get()).body.attempt.id).toBe(started.body.attempt.id);
    expect((await open()).body.attempt.id).toBe(started.body.attempt.id);
    await post(right());
    expect(await open()).toMatchObject({
      status: 409,
      body: { error: 'You have no attempts left at this quiz' },
    });
    expect((await get()).body).toMatchObject({ questions: [], attempt: null });
  });

  it('returns the correct answers to its instructor and starts no attempt', async () => {
    for (const isActive of [true, false]) {
      quiz = await aQuiz({ isActive });
      const { status, body } = await get(quiz.id, await app.world.signIn(instructor));
      expect(status).toBe(200);
      expect(body).toEqual({
        ...summary(),
        attempt: null,
        questions: asked().map((question, index) => ({
          ...question,
          correctAnswer: ['Option 1', 'true', 'Answer'][index],
          explanation: index === 0 ? 'Because.' : null,
          lessonId: null,
        })),
      });
    }
    const [{ count }] =
      (await app.sql`select count(*)::int from quiz_attempts where quiz_id = ${quiz.id}`) as [
        { count: number },
      ];
    expect(count).toBe(0);
  });
});

describe('POST /quizzes/attempts', () => {
  it('returns score and total in points, and the same for a repeated submission', async () => {
    await get();
    const { status, body } = await post(right(2));
    expect([status, body]).toEqual([
      200,
      {
        score: 3,
        total: 4,
        percent: 75,
        passed: true,
        state: 'submitted',
        finishedAt: app.clock.now().toISOString(),
      },
    ]);
    expect((await post(right(2))).body).toEqual(body);
    expect(await attempts()).toEqual([{ number: 1, state: 'SUBMITTED', score: 3 }]);
  });

  it('is refused for a timed quiz without an open attempt, also when others are sent after it', async () => {
    const refusal = { status: 409, body: { error: 'Start this quiz before you submit it' } };
    expect(await post(right())).toMatchObject(refusal);
    await get();
    await post(right(1));
    expect(await post(right(2))).toMatchObject({
      status: 409,
      body: { error: 'This attempt was already submitted with other answers' },
    });
    app.clock.advance(61_000);
    expect(await post(right(1))).toMatchObject(refusal);
    expect(await attempts()).toHaveLength(1);
  });

  it('starts and grades an untimed quiz at once, a double click once', async () => {
    quiz = await aQuiz({ timeLimitMinutes: null });
    const answers = await app.atOnce(5, () => post(right()));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { score: 4, total: 4, percent: 100, passed: true },
      });
    expect(await attempts()).toEqual([{ number: 1, state: 'SUBMITTED', score: 4 }]);
    app.clock.advance(61_000);
    expect((await post(right())).status).toBe(200);
    expect((await post(right(1))).body).toMatchObject({ score: 1 });
    expect(await attempts()).toHaveLength(3);
  });

  it('uses up no attempt for a submission that it refuses', async () => {
    quiz = await aQuiz({ timeLimitMinutes: null, maxAttempts: 1 });
    const { questionId } = right()[0]!;
    const refused = [
      undefined,
      'x',
      {},
      [null],
      [{ questionId, answer: 1 }],
      [{ questionId, answer: '' }],
      [],
    ];
    for (const answers of refused) expect([answers, (await post(answers)).status]).toEqual([answers, 400]);
    for (const quizId of [null, {}]) expect((await post(right(), quizId)).status).toBe(400);
    expect(await attempts()).toEqual([]);
    expect((await post(right())).status).toBe(200);
    expect((await post(right(1))).status).toBe(409);
  });
});
