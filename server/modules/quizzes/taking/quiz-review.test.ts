import { aQuizTaker } from '../../../test/quiz-taker';
import { freshFixture, sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { SeededQuiz } from '../../../seed/rows';
import { QuestionType, QuizReviewRule, type Quiz } from '../quiz.entities';
import { QuizSweeper } from './quiz-attempt-closing.service';

const app = testApp();

const instructor = sharedFixture(() => app.world.anInstructor());
const course = sharedFixture(() => app.world.aCourse(instructor));
const taker = freshFixture(() => aQuizTaker(app, course));

const aQuiz = (given: Partial<Quiz> = {}) =>
  app.world.aQuiz(course, {
    ...given,
    questions: [{ explanation: 'Because.' }, {}, { points: 3 }],
  });

/** Takes the quiz with the first `right` questions right and the others wrong. */
async function take(quiz: SeededQuiz, right: number) {
  const { attempt } = await taker.start(quiz.id);
  const wrong = ['Option 2', 'false', 'no'];
  return taker.submit(
    attempt.id,
    Object.fromEntries(
      quiz.questions.map(({ id, correctAnswer }, index) => [
        id,
        index < right ? correctAnswer : wrong[index]!,
      ]),
    ),
  );
}

/** What the attempt's review shows: only the score, the verdicts, or the answers too. */
async function shownOf(attemptId: string): Promise<'score' | 'verdicts' | 'answers'> {
  const { review } = await taker.attempt(attemptId);
  if (review === null) return 'score';
  const answers = (review as { rightAnswer: string | null }[]).map(({ rightAnswer }) => rightAnswer);
  if (answers.every((answer) => answer === null)) return 'verdicts';
  expect(answers).toEqual(['Option 1', 'true', 'Answer']);
  return 'answers';
}

it('the lessons of an attempt are the same whatever was answered, in the order of the course, and none while it is open', async () => {
  const lessons = await app.sql`select id, title from lessons
      where course_id = ${course.id} order by position`;
  const [first, second] = [lessons[0]!, lessons[1]!];
  const lessonIds = [second.id, null, first.id, second.id];
  const quiz = await app.world.aQuiz(course, {
    ...{ reviewRule: QuizReviewRule.AUTOMATIC, passingScorePercent: 100 },
    questions: lessonIds.map((lessonId) => ({ lessonId, type: QuestionType.TRUE_FALSE })),
  });
  const read = (id: string) =>
    app.as(taker.token).run`{ r: quizAttempt(id: ${id}) { review { questionId } lessons { id title } } }`;
  for (const wrong of [0, 1, 2, 3]) {
    const { attempt } = await taker.start(quiz.id);
    expect((await read(attempt.id)).lessons).toEqual([]);
    const answers = quiz.questions.map(({ id }, index) => [id, String(index !== wrong)]);
    await taker.submit(attempt.id, Object.fromEntries(answers));
    expect(await read(attempt.id)).toEqual({ review: null, lessons: lessons.slice(0, 2) });
  }
});

describe('the review', () => {
  it.each([
    [QuizReviewRule.SCORE, 'score', 'score'],
    [QuizReviewRule.VERDICTS, 'verdicts', 'verdicts'],
    [QuizReviewRule.ANSWERS, 'answers', 'answers'],
    [QuizReviewRule.AUTOMATIC, 'score', 'verdicts'],
  ])('by %s shows the %s of a failed and the %s of a passed quiz', async (reviewRule, failed, passed) => {
    const quiz = await aQuiz({ reviewRule });
    const first = (await take(quiz, 2)).attempt;
    expect(first.result).toMatchObject({ score: 2, total: 5, passed: false });
    expect(await shownOf(first.id)).toBe(failed);
    const second = (await take(quiz, 3)).attempt;
    expect(await shownOf(second.id)).toBe(passed);
    expect(await shownOf(first.id)).toBe(passed);
  });

  it('says of each question in order whether it was right, what it earned, and why', async () => {
    const quiz = await aQuiz({ reviewRule: QuizReviewRule.ANSWERS });
    const ids = quiz.questions.map(({ id }) => id);
    const { attempt } = await take(quiz, 2);
    expect(attempt.review).toEqual([
      { ...of(ids[0]!, true, 1), rightAnswer: 'Option 1', explanation: 'Because.' },
      { ...of(ids[1]!, true, 1), rightAnswer: 'true', explanation: null },
      { ...of(ids[2]!, false, 0), rightAnswer: 'Answer', explanation: null },
    ]);
    await app.sql`update quizzes set review_rule = 'VERDICTS' where id = ${quiz.id}`;
    expect((await taker.attempt(attempt.id)).review[0]).toEqual({
      ...of(ids[0]!, true, 1),
      rightAnswer: null,
      explanation: null,
    });
  });

  const of = (questionId: string, isCorrect: boolean, pointsEarned: number) => ({
    questionId,
    isCorrect,
    pointsEarned,
  });

  it('names the lesson of a question as it was at the start, unless it was deleted', async () => {
    const [lesson, deleted] = course.lessons;
    const quiz = await app.world.aQuiz(course, {
      reviewRule: QuizReviewRule.VERDICTS,
      questions: [{ lessonId: lesson!.id }, { lessonId: deleted!.id }, { points: 3 }],
    });
    const { attempt } = await take(quiz, 0);
    const lessons = async () => {
      const query = 'query ($id: ID!) { quizAttempt(id: $id) { review { lesson { id title } } } }';
      const { body } = await app.graphql(query, { id: attempt.id }, taker.token);
      return body.data.quizAttempt.review?.map((one: { lesson: object | null }) => one.lesson);
    };
    const named = { id: lesson!.id, title: lesson!.title };
    expect(await lessons()).toEqual([named, { id: deleted!.id, title: deleted!.title }, null]);
    await app.sql`update questions set lesson_id = null where quiz_id = ${quiz.id}`;
    await app.sql`delete from lessons where id = ${deleted!.id}`;
    expect(await lessons()).toEqual([named, null, null]);
    await app.sql`update quizzes set review_rule = 'SCORE' where id = ${quiz.id}`;
    expect(await lessons()).toBeUndefined();
  });

  it('by default shows answers when the last attempt is over, not while it is open', async () => {
    const quiz = await aQuiz({ maxAttempts: 2 });
    const first = (await take(quiz, 0)).attempt;
    expect(first).toMatchObject({ review: null, reviewHiddenReason: 'REVIEW_RULE' });
    const { attempt: second } = await taker.start(quiz.id);
    expect(await taker.attempt(first.id)).toMatchObject({
      review: null,
      reviewHiddenReason: 'OPEN_ATTEMPT',
    });
    expect(await taker.attempt(second.id)).toMatchObject({ review: null, reviewHiddenReason: null });
    await taker.submit(second.id, { [quiz.questions[0]!.id]: 'Option 2' });
    expect(await shownOf(first.id)).toBe('answers');
    expect(await shownOf(second.id)).toBe('answers');
    await app.sql`update quizzes set max_attempts = 3 where id = ${quiz.id}`;
    expect(await shownOf(first.id)).toBe('score');
  });

  it.each([
    [QuizReviewRule.SCORE, 'REVIEW_RULE', 'score'],
    [QuizReviewRule.VERDICTS, 'OPEN_ATTEMPT', 'verdicts'],
    [QuizReviewRule.ANSWERS, 'OPEN_ATTEMPT', 'answers'],
    [QuizReviewRule.AUTOMATIC, 'OPEN_ATTEMPT', 'verdicts'],
  ])(
    'by %s shows nothing of earlier attempts while another is open (%s), then the %s again',
    async (reviewRule, reviewHiddenReason, shown) => {
      const quiz = await aQuiz({ reviewRule });
      const first = (await take(quiz, 3)).attempt;
      expect(await shownOf(first.id)).toBe(shown);
      const { attempt: second } = await taker.start(quiz.id);
      const hidden = { review: null, reviewHiddenReason };
      expect(await taker.attempt(first.id)).toMatchObject({ ...hidden, result: { score: 5 } });
      const again = await taker.submit(first.id);
      expect(again.attempt).toMatchObject(hidden);
      const saved = await taker.save(first.id, {});
      expect(saved).toMatchObject({ __typename: 'QuizAttemptFinished', attempt: hidden });
      const all =
        'query ($id: ID!) { quiz(id: $id) { viewerAttempts { review { isCorrect rightAnswer } } } }';
      const { body } = await app.graphql(all, { id: quiz.id }, taker.token);
      expect(body.data.quiz.viewerAttempts).toEqual([{ review: null }, { review: null }]);
      await taker.submit(second.id, { [quiz.questions[0]!.id]: 'Option 2' });
      expect(await shownOf(first.id)).toBe(shown);
      expect(await shownOf(second.id)).toBe(shown);
    },
  );
});

describe('an attempt', () => {
  /** Every edit that an author can make to a quiz. */
  const EDITS = [
    `update questions set correct_answer = 'other' where quiz_id = $1`,
    'update questions set points = 7 where quiz_id = $1',
    `update questions set text = 'Other?', options = '{}' where quiz_id = $1`,
    'delete from questions where quiz_id = $1 and position = 1',
    'update quizzes set passing_score_percent = 100 where id = $1',
    'update quizzes set time_limit_minutes = 1 where id = $1',
    'insert into quiz_extra_times select quiz_id, student_id, 200 from quiz_attempts where quiz_id = $1',
    'update quizzes set is_active = false where id = $1',
    'delete from questions where quiz_id = $1',
    'update courses set is_published = false where id = (select course_id from quizzes where id = $1)',
    'update quizzes set deleted_at = now() where id = $1',
  ];
  const change = (statement: string, id: string) => app.database.query(statement, [id]);
  const edit = async ({ id }: SeededQuiz) => {
    for (const statement of EDITS) await change(statement, id);
  };
  afterEach(() => change('update courses set is_published = true where id = $1', course.id));

  const lasting = ({ serverNow: _now, quiz: _quiz, ...rest }: Record<string, unknown>) => rest;
  const RESULT = { score: 2, total: 5, percent: 40, passed: true, passingScorePercent: 40 };

  it('that is finished stays what it was, however its quiz is edited', async () => {
    const quiz = await aQuiz({ reviewRule: QuizReviewRule.ANSWERS, passingScorePercent: 40 });
    const { attempt } = await take(quiz, 2);
    expect(attempt.result).toEqual(RESULT);
    for (const statement of EDITS) {
      await change(statement, quiz.id);
      expect([statement, lasting(await taker.attempt(attempt.id))]).toEqual([statement, lasting(attempt)]);
    }
  });

  it('that is open goes on as it was, however its quiz is edited', async () => {
    const quiz = await aQuiz({ passingScorePercent: 40 });
    const { attempt } = await taker.start(quiz.id);
    await taker.save(attempt.id, { [quiz.questions[0]!.id]: 'Option 1' });
    await edit(quiz);
    const { questions, deadline } = await taker.attempt(attempt.id);
    expect([questions, deadline]).toEqual([attempt.questions, attempt.deadline]);
    expect((await taker.save(attempt.id, { [quiz.questions[1]!.id]: 'true' })).__typename).toBe(
      'QuizAnswersSaved',
    );
    expect((await taker.submit(attempt.id)).attempt.result).toEqual(RESULT);
  });

  it('that runs out of time is graded as it was, however its quiz is edited', async () => {
    const quiz = await aQuiz({ passingScorePercent: 40 });
    const { attempt } = await taker.start(quiz.id);
    await taker.save(attempt.id, { [quiz.questions[0]!.id]: 'Option 1', [quiz.questions[1]!.id]: 'true' });
    await edit(quiz);
    app.clock.advance(31 * 60_000);
    await app.app.service(QuizSweeper).run();
    expect(await taker.attempt(attempt.id)).toMatchObject({
      state: 'EXPIRED',
      finishedAt: attempt.deadline,
      questions: attempt.questions,
      result: RESULT,
    });
  });
});

it.each([
  ['inactive', 'is_active = false'],
  ['deleted', 'deleted_at = now()'],
])('who may start not the enrolled when it is %s, but they may go on', async (_what, change) => {
  const quiz = await aQuiz();
  const { attempt } = await taker.start(quiz.id);
  await app.database.query(`update quizzes set ${change} where id = $1`, [quiz.id]);
  expect((await taker.start(quiz.id)).attempt.id).toBe(attempt.id);
  await taker.submit(attempt.id, { [quiz.questions[0]!.id]: 'Option 1' });
  expect(await taker.start(quiz.id)).toEqual({ code: 'NOT_FOUND', message: 'Quiz not found' });
});

it('an inactive quiz is listed for the enrolled, though they cannot read it', async () => {
  const other = await app.world.aCourse(instructor);
  const quiz = await app.world.aQuiz(other, { isActive: false });
  await app.world.enroll(taker.account, other);
  const idsFor = async (token?: string) =>
    (await app.as(token).run`{ r: course(id: ${other.id}) { quizzes { id isActive } } }`).quizzes;
  expect(await idsFor(taker.token)).toEqual([{ id: quiz.id, isActive: false }]);
  expect(await idsFor((await aQuizTaker(app)).token)).toEqual([]);
  expect(await idsFor()).toEqual([]);
  const learning = '{ viewer { learning { quizzes { id } } } }';
  const { body } = await app.graphql(learning, {}, taker.token);
  expect(body.data.viewer.learning.quizzes).toContainEqual({ id: quiz.id });
});
