import type { SeededQuiz } from '../seed/quiz-rows';
import type { SeededCourse } from '../seed/world';
import type { Account } from '../features/accounts/account.entities';
import { QuestionType, type Question, type Quiz } from '../features/quizzes/quiz.entities';
import { QuizSweeper } from '../features/quizzes/taking/quiz-sweeper';
import { aQuizTaker, type QuizTaker } from '../test/quiz-taker';
import { startTestApp, type TestApp } from '../test/test-app';

let app: TestApp;
let instructor: Account;
let course: SeededCourse;
let taker: QuizTaker;
let quiz: SeededQuiz;

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor();
});
beforeEach(async () => {
  course = await app.world.aCourse(instructor, { title: 'Knots' });
  taker = await aQuizTaker(app, course);
  quiz = await aQuiz();
});
afterAll(() => app.stop());

const QUESTIONS: Partial<Question>[] = [{ explanation: 'Because.' }, { points: 2 }, {}];
const aQuiz = (given: Partial<Quiz> = {}) =>
  app.world.aQuiz(course, { title: 'Bends', ...given, questions: QUESTIONS });
const get = (id = quiz.id, token = taker.token) => app.rest('GET', `/quizzes/quiz/${id}`, { token });
const head = (id = quiz.id) =>
  fetch(`${app.origin}/quizzes/quiz/${id}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${taker.token}` },
  });
const open = (id = quiz.id) => app.rest('POST', `/quizzes/quiz/${id}/start`, { token: taker.token });
const post = (answers: unknown, quizId: unknown = quiz.id) =>
  app.rest('POST', '/quizzes/attempts', { token: taker.token, body: { quizId, answers } });
const attempts = () =>
  app.database.query<{ number: number; state: string; score: number | null }>(
    'select number, state, score from quiz_attempts where student_id = $1 order by quiz_id, number',
    [taker.account.id],
  );
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

describe('GET /quizzes/course/{courseId}', () => {
  it('lists summaries without questions, the inactive one to the enrolled', async () => {
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

  it.each(['nothing', '0198c0de-0000-7000-8000-000000000000'])('%s is no course', async (id) => {
    const answer = await app.rest('GET', `/quizzes/course/${id}`, { token: taker.token });
    expect(answer).toMatchObject({ status: 404, body: { error: 'Course not found' } });
  });
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

  it('shows the student’s own time limit when extra time was granted', async () => {
    await app.database.query('insert into quiz_extra_times values ($1, $2, 150)', [
      quiz.id,
      taker.account.id,
    ]);
    expect((await get()).body.timeLimit).toBe(45);
    const listed = await app.rest('GET', `/quizzes/course/${course.id}`, { token: taker.token });
    expect(listed.body[0].timeLimit).toBe(45);
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
    const [{ count }] = (await app.database.query(
      'select count(*)::int from quiz_attempts where quiz_id = $1',
      [quiz.id],
    )) as [{ count: number }];
    expect(count).toBe(0);
  });

  it('is refused to everybody else', async () => {
    const other = await aQuizTaker(app);
    expect(await get(quiz.id, other.token)).toMatchObject({
      status: 403,
      body: { error: 'Enroll in this course to take its quizzes' },
    });
    const colleague = await app.world.signIn(await app.world.anInstructor());
    expect((await get(quiz.id, colleague)).status).toBe(403);
    for (const id of [
      'nothing',
      '0198c0de-0000-7000-8000-000000000000',
      (await aQuiz({ isActive: false })).id,
    ])
      expect(await get(id)).toMatchObject({ status: 404, body: { error: 'Quiz not found' } });
    expect((await app.rest('GET', `/quizzes/quiz/${quiz.id}`)).status).toBe(401);
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
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(right())));
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

  it.each([
    ['an open attempt', 30],
    ['an untimed quiz', null],
  ])(
    'twenty times at once with different answers to %s gives each its own score, or 409',
    async (_to, limit) => {
      const texts = Array.from({ length: 20 }, (_, index) => `answer ${index}`);
      quiz = await app.world.aQuiz(course, {
        timeLimitMinutes: limit,
        questions: texts.map((text, index) => ({
          type: QuestionType.SHORT_ANSWER,
          correctAnswer: text,
          points: 2 ** index % 997,
        })),
      });
      if (limit !== null) await get();
      const points = quiz.questions.map((question) => question.points);
      const answers = await Promise.all(quiz.questions.map((_, index) => post(right(index + 1))));
      const own = (index: number) => points.slice(0, index + 1).reduce((sum, one) => sum + one, 0);
      const graded = answers.filter(({ status }) => status === 200);
      for (const [index, { status, body }] of answers.entries())
        if (status === 200) expect(body.score).toBe(own(index));
        else
          expect([status, body.error]).toEqual([
            409,
            'This attempt was already submitted with other answers',
          ]);
      expect(graded).toHaveLength((await attempts()).length);
      if (limit !== null) expect(graded).toHaveLength(1);
      const winner = answers.findLastIndex(({ status }) => status === 200);
      if (limit !== null) expect((await post(right(winner + 1))).body).toEqual(answers[winner]!.body);
    },
  );

  it('uses up no attempt for a submission that it refuses', async () => {
    quiz = await aQuiz({ timeLimitMinutes: null, maxAttempts: 1 });
    const { questionId } = right()[0]!;
    const other = await app.world.aQuiz(course);
    const refused: unknown[] = [
      undefined,
      null,
      'x',
      {},
      [null],
      ['x'],
      [{}],
      [{ questionId, answer: 1 }],
      [{ answer: 'x' }],
      [{ questionId: 'nothing', answer: 'x' }],
      [{ questionId: other.questions[0]!.id, answer: 'Option 1' }],
      [...right(1), ...right(1)],
      [{ questionId, answer: 'Option 9' }],
      [],
      [{ questionId, answer: '' }],
      [{ questionId }],
      [{ questionId, answer: null }],
      [{ questionId, answer: 'x'.repeat(5001) }],
    ];
    for (const answers of refused) expect([answers, (await post(answers)).status]).toEqual([answers, 400]);
    for (const quizId of [null, 1, '', {}, ['x']]) expect((await post(right(), quizId)).status).toBe(400);
    expect(await attempts()).toEqual([]);
    expect((await post(right())).status).toBe(200);
    expect((await post(right(1))).status).toBe(409);
  });

  it.each([
    [10, 4, 'open'],
    [11, 1, 'open'],
    [11, 1, 'closed'],
  ])(
    '%d seconds after the deadline comes to %d points of an attempt that is %s by then',
    async (late, score, by) => {
      const { attempt } = (await get()).body;
      await taker.save(attempt.id, { [quiz.questions[0]!.id]: 'Option 1' });
      app.clock.advance(30 * 60_000 + late * 1000);
      if (by === 'closed') await app.app.service(QuizSweeper).run();
      expect(await post(right())).toMatchObject({
        status: 200,
        body: { score, total: 4, state: late > 10 ? 'expired' : 'submitted', finishedAt: attempt.deadline },
      });
      expect(await attempts()).toHaveLength(1);
      app.clock.advance(61_000);
      expect((await post(right(1))).status).toBe(409);
    },
  );

  it.each(['is_active = false', 'deleted_at = now()'])(
    'finishes an attempt at a quiz that is %s by now, and starts no other',
    async (change) => {
      quiz = await aQuiz({ timeLimitMinutes: null });
      await get();
      await app.database.query(`update quizzes set ${change} where id = $1`, [quiz.id]);
      expect((await get()).status).toBe(200);
      expect((await post(right())).status).toBe(200);
      expect(await get()).toMatchObject({ status: 404 });
      expect(await post(right(1))).toMatchObject({ status: 404, body: { error: 'Quiz not found' } });
    },
  );

  it('leaves out what was not answered', async () => {
    await get();
    const [first, second] = right() as [{ questionId: string }, object];
    const given = [{ questionId: first.questionId, answer: null }, second];
    expect((await post(given)).body).toMatchObject({ score: 2, total: 4, percent: 50, passed: false });
  });
});
