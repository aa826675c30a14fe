import { aQuizTaker, type QuizTaker } from '../../../test/quiz-taker';
import { sharedFixture } from '../../../test/fixture';
import { startTestApp, type TestApp, testApp } from '../../../test/test-app';
import type { SeededQuiz } from '../../../seed/rows';
import { grade } from '../grading.rules';
import { QuestionType } from '../quiz.entities';
import { QuizSweeper } from './quiz-attempt-closing.service';

const app = testApp();
let quiz: SeededQuiz;
let taker: QuizTaker;

const course = sharedFixture(async () => app.world.aCourse(await app.world.anInstructor()));
beforeEach(async () => {
  quiz = await app.world.aQuiz(course, { timeLimitMinutes: 30 });
  taker = await aQuizTaker(app, course);
});

const MINUTE = 60_000;
const key = (index: number) => ({ [quiz.questions[index]!.id]: quiz.questions[index]!.correctAnswer });
const allKeys = () => ({ ...key(0), ...key(1), ...key(2) });
const rowsOf = (student = taker) =>
  app.sql`select * from quiz_attempts where student_id = ${student.account.id}
    and quiz_id = ${quiz.id} order by number`;
const begin = async () => (await taker.start(quiz.id)).attempt;

describe('starting', () => {
  it('is limited to sixty an hour, without counting resumed attempts and lost races', async () => {
    const limit = (points: number) =>
      app.sql`update rate_limits set points = ${points} where key like 'quiz-attempts:%'`;
    await app.sql`delete from rate_limits`;
    const { id } = await begin();
    await limit(60);
    expect((await begin()).id).toBe(id);
    await taker.submit(id, allKeys());
    expect(await taker.start(quiz.id)).toEqual({
      code: 'RATE_LIMITED',
      message: 'You can start up to 60 quiz attempts an hour. Please try again later.',
    });
    expect(await rowsOf()).toHaveLength(1);
    expect((await (await aQuizTaker(app, course)).start(quiz.id)).__typename).toBe('QuizAttemptStarted');
    await limit(59);
    expect((await begin()).number).toBe(2);
  });

  it('opens an attempt with its questions and its deadline, by the server’s clock', async () => {
    const now = app.clock.now();
    const { __typename, attempt } = await taker.start(quiz.id);
    expect(__typename).toBe('QuizAttemptStarted');
    expect(attempt).toMatchObject({ number: 1, state: 'OPEN', timeLimitMinutes: 30, extraMinutes: 0 });
    expect(attempt).toMatchObject({ finishedAt: null, answersSavedAt: null, result: null, review: null });
    expect(attempt).toMatchObject({ answers: [], flaggedQuestionIds: [] });
    expect(Date.parse(attempt.startedAt)).toBe(now.getTime());
    expect(Date.parse(attempt.serverNow)).toBe(now.getTime());
    expect(Date.parse(attempt.deadline)).toBe(now.getTime() + 30 * MINUTE);
    expect(attempt.questions).toEqual(
      quiz.questions.map(({ id, type, text, options, points }) => ({
        questionId: id,
        type,
        text,
        options,
        points,
      })),
    );
  });

  it('again resumes the same attempt with the same deadline', async () => {
    const first = await begin();
    app.clock.advance(5 * MINUTE);
    const second = await begin();
    expect(second).toMatchObject({ id: first.id, deadline: first.deadline, startedAt: first.startedAt });
    expect(Date.parse(second.serverNow) - Date.parse(first.serverNow)).toBe(5 * MINUTE);
  });

  it('closes an open one whose time is over, and opens the next', async () => {
    const first = await begin();
    await taker.save(first.id, key(0));
    app.clock.advance(31 * MINUTE);
    expect(await begin()).toMatchObject({ number: 2, state: 'OPEN', answers: [] });
    expect(await taker.attempt(first.id)).toMatchObject({ state: 'EXPIRED', result: { score: 1, total: 3 } });
  });

  it('stops at the maximum, also of many starts and submissions at once', async () => {
    quiz = await app.world.aQuiz(course, { maxAttempts: 2 });
    const takeOnce = async () => {
      const { attempt } = await taker.start(quiz.id);
      return attempt ? taker.submit(attempt.id, allKeys()) : null;
    };
    for (let round = 0; round < 4; round++) await Promise.all([takeOnce(), takeOnce(), takeOnce()]);
    expect((await rowsOf()).map(({ number, state }) => [number, state])).toEqual([
      [1, 'SUBMITTED'],
      [2, 'SUBMITTED'],
    ]);
    expect(await taker.start(quiz.id)).toEqual({
      __typename: 'NoAttemptsLeft',
      message: 'You have no attempts left at this quiz',
    });
  });

  it('adds extra time, rounded up, but no deadline where there is no time limit', async () => {
    const untimed = await app.world.aQuiz(course, { timeLimitMinutes: null });
    quiz = await app.world.aQuiz(course, { timeLimitMinutes: 25 });
    for (const { id } of [quiz, untimed])
      await app.sql`insert into quiz_extra_times values (${id}, ${taker.account.id}, 125)`;
    const attempt = await begin();
    expect(attempt).toMatchObject({ timeLimitMinutes: 32, extraMinutes: 7 });
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(32 * MINUTE);
    expect((await taker.start(untimed.id)).attempt).toMatchObject({
      timeLimitMinutes: null,
      extraMinutes: 0,
      deadline: null,
    });
    const { body } = await app.as(taker.token).graphql`{ quiz(id: ${quiz.id}) {
      timeLimitMinutes viewerTimeLimitMinutes viewerExtraMinutes } }`;
    expect(body.data.quiz).toEqual({
      timeLimitMinutes: 25,
      viewerTimeLimitMinutes: 32,
      viewerExtraMinutes: 7,
    });
  });

  it('shuffles where the quiz says so, and keeps that order', async () => {
    quiz = await app.world.aQuiz(course, {
      questions: Array.from({ length: 8 }, () => ({ type: QuestionType.MULTIPLE_CHOICE })),
      shufflesQuestions: true,
      shufflesOptions: true,
    });
    const orders = new Set<string>();
    const optionOrders = new Set<string>();
    for (let turn = 0; turn < 6; turn++) {
      const attempt = await begin();
      const { questions } = attempt as { questions: { questionId: string; options: string[] }[] };
      orders.add(questions.map(({ questionId }) => questionId).join());
      for (const { options } of questions) optionOrders.add(options.join());
      expect(questions.map(({ questionId }) => questionId).sort()).toEqual(
        quiz.questions.map(({ id }) => id).sort(),
      );
      expect((await taker.attempt(attempt.id)).questions).toEqual(questions);
      const done = await taker.submit(attempt.id, { [questions[0]!.questionId]: 'Option 1' });
      expect(done.attempt).toMatchObject({ questions, result: { score: 1, total: 8 } });
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(optionOrders.size).toBeGreaterThan(1);
  });
});

describe('saving', () => {
  it('merges with what is there, takes back what is blank, and keeps flags', async () => {
    const { id } = await begin();
    const [first, second, third] = quiz.questions.map((question) => question.id) as [string, string, string];
    app.clock.advance(MINUTE);
    const one = await taker.save(id, { [first]: 'Option 2', [third]: ' Answer ' }, [second]);
    expect(one).toMatchObject({ __typename: 'QuizAnswersSaved', attempt: { flaggedQuestionIds: [second] } });
    expect(Date.parse(one.attempt.answersSavedAt)).toBe(app.clock.now().getTime());
    const two = await taker.save(id, { [second]: 'true', [first]: '' });
    expect(two.attempt.answers).toEqual([
      { questionId: second, answer: 'true' },
      { questionId: third, answer: ' Answer ' },
    ]);
    expect(two.attempt.flaggedQuestionIds).toEqual([second]);
    expect((await taker.save(id, {}, [])).attempt).toMatchObject({
      flaggedQuestionIds: [],
      answersSavedAt: two.attempt.answersSavedAt,
    });
    expect(await taker.attempt(id)).toMatchObject({ answers: two.attempt.answers });
  });

  it('from many tabs at once loses nothing', async () => {
    quiz = await app.world.aQuiz(course, {
      questions: Array.from({ length: 30 }, () => ({ type: QuestionType.SHORT_ANSWER })),
    });
    const { id } = await begin();
    await Promise.all(
      quiz.questions.map((question) => taker.save(id, { [question.id]: `to ${question.id}` })),
    );
    expect((await taker.attempt(id)).answers).toEqual(
      quiz.questions.map((question) => ({ questionId: question.id, answer: `to ${question.id}` })),
    );
  });

  it('refuses unknown questions, one question twice, too long answers, and answers that are no option', async () => {
    const { id } = await begin();
    const other = await app.world.aQuiz(course);
    const [choice, yesNo, short] = quiz.questions.map((question) => question.id) as [string, string, string];
    const refused: [{ questionId: string; answer: string }[], string[]?][] = [
      [[{ questionId: 'nothing', answer: 'x' }]],
      [[{ questionId: other.questions[2]!.id, answer: 'x' }]],
      [
        [
          { questionId: short, answer: 'a' },
          { questionId: short, answer: 'b' },
        ],
      ],
      [[{ questionId: short, answer: 'x'.repeat(5001) }]],
      [[{ questionId: short, answer: 'a\u0000b' }]],
      [[{ questionId: choice, answer: 'Option 5' }]],
      [[{ questionId: choice, answer: 'option 1' }]],
      [[{ questionId: yesNo, answer: 'maybe' }]],
      [[], ['nothing']],
      [[], [short, short]],
    ];
    for (const [answers, flagged] of refused) {
      expect(await taker.save(id, answers, flagged)).toMatchObject({ code: 'BAD_USER_INPUT' });
      if (!flagged) expect(await taker.submit(id, answers)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect(await taker.attempt(id)).toMatchObject({ state: 'OPEN', answers: [] });
    expect((await taker.save(id, { [short]: 'x'.repeat(5000) })).__typename).toBe('QuizAnswersSaved');
  });
});

describe('submitting', () => {
  it('grades the saved answers together with the last ones', async () => {
    const { id } = await begin();
    await taker.save(id, { ...key(0), ...key(2) });
    app.clock.advance(MINUTE);
    const { __typename, attempt } = await taker.submit(id, {
      [quiz.questions[1]!.id]: 'false',
      [quiz.questions[2]!.id]: ' ANSWER',
    });
    expect(__typename).toBe('QuizAttemptSubmitted');
    expect(attempt).toMatchObject({
      state: 'SUBMITTED',
      result: { score: 2, total: 3, percent: 67, passed: false, passingScorePercent: 70 },
    });
    expect(Date.parse(attempt.finishedAt)).toBe(app.clock.now().getTime());
    expect((await rowsOf())[0]).toMatchObject({ is_counted: true, score: 2, percent: 67 });
  });

  it('the same answers again returns the same result, and other answers are refused', async () => {
    const { id } = await begin();
    await taker.save(id, key(2));
    const first = await taker.submit(id, { ...key(0), ...key(1) });
    for (const answers of [
      { ...key(0), ...key(1) },
      { ...key(1), ...key(0) },
    ])
      expect(await taker.submit(id, answers)).toEqual(first);
    const unknown = [{ questionId: 'nothing', answer: 'x' }];
    for (const answers of [{}, key(0), allKeys(), { [quiz.questions[0]!.id]: 'Option 2' }, unknown])
      expect(await taker.submit(id, answers)).toEqual({
        __typename: 'QuizAttemptFinished',
        message: 'This attempt was already submitted with other answers',
        attempt: first.attempt,
      });
    const saved = await taker.save(id, key(0));
    expect(saved).toMatchObject({ __typename: 'QuizAttemptFinished', attempt: { result: { score: 3 } } });
  });

  it('no answers is refused, and the attempt stays open', async () => {
    const { id } = await begin();
    const nothing = {
      __typename: 'NothingAnswered',
      message: 'Answer at least one question before you submit',
    };
    expect(await taker.submit(id)).toEqual(nothing);
    await taker.save(id, key(0));
    expect(await taker.submit(id, { [quiz.questions[0]!.id]: '' })).toEqual(nothing);
    expect(await taker.attempt(id)).toMatchObject({ state: 'OPEN' });
  });

  it('four times at once finishes it once, and answers saved meanwhile are graded or refused', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await begin();
      const [wrong, right] = [{ [quiz.questions[2]!.id]: 'no' }, key(2)];
      const [saved, ...submitted] = await Promise.all([
        taker.save(id, right),
        ...Array.from({ length: 4 }, (_, index) => taker.submit(id, index % 2 ? key(0) : wrong)),
      ]);
      const results = new Set(
        submitted.map(({ attempt }) => JSON.stringify([attempt.result, attempt.answers])),
      );
      expect(results.size).toBe(1);
      const after = await taker.attempt(id);
      const answers = Object.fromEntries(
        (after.answers as { questionId: string; answer: string }[]).map((one) => [
          one.questionId,
          one.answer,
        ]),
      );
      expect(after.result.score).toBe(grade(quiz.questions, answers).score);
      if (saved.__typename === 'QuizAnswersSaved') expect(answers).toHaveProperty(quiz.questions[2]!.id);
    }
  });
});

describe('the deadline', () => {
  const SECOND = 1000;

  it.each([
    ['a second before the deadline', -1, 'SUBMITTED', 3, -1],
    ['at the deadline', 0, 'SUBMITTED', 3, 0],
    ['ten seconds after it', 10, 'SUBMITTED', 3, 0],
    ['eleven seconds after it', 11, 'EXPIRED', 1, 0],
    ['a day after it', 86_400, 'EXPIRED', 1, 0],
  ])('a submission %s', async (_when, seconds, state, score, finishedAfter) => {
    const attempt = await begin();
    await taker.save(attempt.id, key(0));
    app.clock.advance(30 * MINUTE + seconds * SECOND);
    const outcome = await taker.submit(attempt.id, { ...key(1), ...key(2) });
    expect(outcome).toMatchObject({
      __typename: 'QuizAttemptSubmitted',
      attempt: { state, result: { score } },
    });
    expect(Date.parse(outcome.attempt.finishedAt) - Date.parse(attempt.deadline)).toBe(
      finishedAfter * SECOND,
    );
    expect((await rowsOf())[0]).toMatchObject({ is_counted: true });
  });

  it.each([
    ['a second before', -1, 'QuizAnswersSaved'],
    ['at', 0, 'QuizAnswersSaved'],
    ['ten seconds after', 10, 'QuizAnswersSaved'],
    ['eleven seconds after', 11, 'QuizAttemptFinished'],
  ])('a save %s the deadline', async (_when, seconds, outcome) => {
    const { id } = await begin();
    await taker.save(id, key(0));
    app.clock.advance(30 * MINUTE + seconds * SECOND);
    const saved = await taker.save(id, key(1));
    expect(saved.__typename).toBe(outcome);
    expect(saved.attempt.answers).toHaveLength(outcome === 'QuizAnswersSaved' ? 2 : 1);
    expect(saved.attempt.state).toBe(outcome === 'QuizAnswersSaved' ? 'OPEN' : 'EXPIRED');
  });

  it.each([
    ['a second before', -1, 'NothingAnswered'],
    ['at', 0, 'QuizAttemptSubmitted'],
    ['eleven seconds after', 11, 'QuizAttemptSubmitted'],
  ])('nothing submitted %s the deadline', async (_when, seconds, outcome) => {
    const { id } = await begin();
    app.clock.advance(30 * MINUTE + seconds * SECOND);
    expect((await taker.submit(id)).__typename).toBe(outcome);
    if (outcome === 'NothingAnswered') return;
    expect((await rowsOf())[0]).toMatchObject({ state: 'EXPIRED', is_counted: false, score: 0, total: 3 });
  });

  it('closes an attempt when it is read late, as finished at the deadline', async () => {
    const attempt = await begin();
    await taker.save(attempt.id, allKeys());
    app.clock.advance(30 * MINUTE + 10 * SECOND);
    expect(await taker.attempt(attempt.id)).toMatchObject({ state: 'OPEN' });
    app.clock.advance(SECOND);
    const query =
      'query ($id: ID!) { quiz(id: $id) { viewerAttempt { id } viewerAttempts { state result { score } } } }';
    const { body } = await app.graphql(query, { id: quiz.id }, taker.token);
    expect(body.data.quiz).toEqual({
      viewerAttempt: null,
      viewerAttempts: [{ state: 'EXPIRED', result: { score: 3 } }],
    });
    expect(await taker.attempt(attempt.id)).toMatchObject({ state: 'EXPIRED', finishedAt: attempt.deadline });
  });

  it('closes attempts that nobody reads, each once, with the sweepers of two processes', async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl });
    const takers = await app.atOnce(8, () => aQuizTaker(app, course));
    const attempts = await Promise.all(
      takers.map(async (one, index) => {
        const { attempt } = await one.start(quiz.id);
        if (index % 2) await one.save(attempt.id, key(0));
        return attempt as { id: string; deadline: string };
      }),
    );
    const sweep = async (one: TestApp) => one.app.service(QuizSweeper).run();
    app.clock.advance(30 * MINUTE + 10 * SECOND);
    await sweep(app);
    expect(await takers[0]!.attempt(attempts[0]!.id)).toMatchObject({ state: 'OPEN' });
    app.clock.advance(SECOND);
    other.clock.advance(app.clock.now().getTime() - other.clock.now().getTime());
    const before = await overdue();
    const closed = await Promise.all([sweep(app), sweep(other), sweep(app), sweep(other)]);
    expect(closed.reduce((sum, count) => sum + count, 0)).toBe(before);
    expect(before).toBeGreaterThanOrEqual(takers.length);
    expect(await sweep(app)).toBe(0);
    for (const [index, one] of takers.entries()) {
      expect(await one.attempt(attempts[index]!.id)).toMatchObject({
        state: 'EXPIRED',
        finishedAt: attempts[index]!.deadline,
        result: { score: index % 2 },
      });
      expect((await rowsOf(one))[0]).toMatchObject({ is_counted: index % 2 === 1 });
    }
    await other.stop();
  });

  const overdue = async () => {
    const rows = await app.sql`select 1 from quiz_attempts where state = 'OPEN'
      and deadline <= ${app.clock.now()}::timestamptz - interval '11 s'`;
    return rows.length;
  };

  it('does not exist without a time limit', async () => {
    quiz = await app.world.aQuiz(course, { timeLimitMinutes: null });
    const { id } = await begin();
    app.clock.advance(400 * 24 * 60 * MINUTE);
    expect(await app.app.service(QuizSweeper).run()).toBe(0);
    taker.token = await app.world.signIn(taker.account);
    expect(await rowsOf()).toMatchObject([{ id, state: 'OPEN' }]);
  });
});
