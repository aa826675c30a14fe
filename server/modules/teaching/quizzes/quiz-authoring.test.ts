import { newId } from '../../../platform/ids';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { GivenAttempt, SeededQuiz } from '../../../seed/rows';

const app = testApp();

const instructor = freshFixture(() => app.signedIn(app.world.anInstructor()));
const course = freshFixture(() => app.world.aCourse(instructor, { title: 'Knots' }));

const QUIZ = `id title description timeLimitMinutes passingScorePercent maxAttempts shufflesQuestions shufflesOptions
  reviewRule isActive createdAt revision questionCount totalPoints attemptCount openAttemptCount averagePercent
  course { id title } questions { id type text options correctAnswer explanation points lessonId }`;
const REFUSED = '... on InvalidInput { message fields { path message } }';
const create = `mutation ($input: QuizInput!) { r: createQuiz(input: $input) { __typename ${REFUSED}
  ... on QuizCreated { quiz { ${QUIZ} } teaching { id quizTotals { totalQuizzes activeQuizzes } } } } }`;
const update = `mutation ($id: ID!, $input: QuizInput!, $revision: Int!) {
  r: updateQuiz(id: $id, input: $input, revision: $revision) { __typename ${REFUSED}
    ... on QuizUpdated { quiz { ${QUIZ} } } ... on QuizEditConflict { message quiz { ${QUIZ} } } } }`;
const one = `query ($id: ID!) { viewer { teaching { quiz(id: $id) { ${QUIZ} } } } }`;
const all = `{ viewer { teaching { quizzes { ${QUIZ} } courses { id quizzes { id questions { id } } } } } }`;

const choice = (text: string, given: object = {}) => ({
  type: 'MULTIPLE_CHOICE',
  text,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 'b',
  ...given,
});
const fact = { type: 'TRUE_FALSE', text: 'Sure?', correctAnswer: 'true', points: 3, explanation: 'Yes.' };
const word = { type: 'SHORT_ANSWER', text: 'Who?', correctAnswer: 'Ada' };
const input = (given: object = {}) => ({
  courseId: course.id,
  title: 'Bends',
  questions: [choice('One'), fact, word],
  ...given,
});

const asking = async (query: string, variables: object = {}, as = instructor.token) =>
  (await app.graphql(query, { ...variables }, as)).body;
const doing = async (query: string, variables: object = {}, as = instructor.token) =>
  (await asking(query, variables, as)).data.r;
const aQuiz = async (given: object = {}) => (await doing(create, { input: input(given) })).quiz;
const positions = (quizId: string) =>
  app.sql`select id, position from questions where quiz_id = ${quizId} order by position`;
/** The questions as an update sends them back. */
const givenBack = ({ questions }: { questions: object[] }) => questions;

describe('creating a quiz', () => {
  it('keeps it whole, with the defaults of the specification', async () => {
    const { quiz, teaching } = await doing(create, { input: input() });
    const [first, second, third] = quiz.questions;
    expect(quiz).toEqual({
      id: expect.any(String),
      title: 'Bends',
      description: '',
      timeLimitMinutes: 30,
      passingScorePercent: 70,
      maxAttempts: null,
      shufflesQuestions: false,
      shufflesOptions: false,
      reviewRule: 'VERDICTS',
      isActive: true,
      createdAt: app.clock.now().toISOString(),
      revision: 1,
      questionCount: 3,
      totalPoints: 5,
      attemptCount: 0,
      openAttemptCount: 0,
      averagePercent: null,
      course: { id: course.id, title: 'Knots' },
      questions: [
        { id: expect.any(String), explanation: null, points: 1, lessonId: null, ...choice('One') },
        { id: expect.any(String), options: [], lessonId: null, ...fact },
        { id: expect.any(String), options: [], explanation: null, points: 1, lessonId: null, ...word },
      ],
    });
    expect(teaching).toEqual({ id: instructor.id, quizTotals: { totalQuizzes: 1, activeQuizzes: 1 } });
    expect((await asking(one, { id: quiz.id })).data.viewer.teaching.quiz).toEqual(quiz);
    expect(await positions(quiz.id)).toEqual(
      [first, second, third].map(({ id }, index) => ({ id, position: index + 1 })),
    );
  });

  it('keeps what differs from the defaults', async () => {
    const given = {
      description: 'All of them.',
      timeLimitMinutes: null,
      passingScorePercent: 0,
      maxAttempts: 3,
      reviewRule: 'ANSWERS',
      shufflesQuestions: true,
      shufflesOptions: true,
    };
    expect(await aQuiz(given)).toMatchObject(given);
    expect(await aQuiz({ timeLimitMinutes: 0 })).toMatchObject({ timeLimitMinutes: null });
  });

  it('keeps the lesson of a question if it is one of the course, and no other', async () => {
    const own = course.lessons[0]!.id;
    const [foreign] = (await app.world.aCourse(instructor)).lessons;
    const lessonIds = [own, foreign!.id, 'no id'];
    const quiz = await aQuiz({ questions: lessonIds.map((lessonId) => ({ ...word, lessonId })) });
    const kept = ({ questions }: { questions: { lessonId: string | null }[] }) =>
      questions.map(({ lessonId }) => lessonId);
    expect(kept(quiz)).toEqual([own, null, null]);
    const questions = quiz.questions.map((question: object) => ({ ...question, lessonId: own }));
    const variables = { id: quiz.id, revision: 1, input: input({ questions }) };
    expect(kept((await doing(update, variables)).quiz)).toEqual([own, own, own]);
  });

  it('shows which answers were right unless another rule is chosen, and keeps the rule of an update', async () => {
    const quiz = await aQuiz({ reviewRule: 'ANSWERS' });
    const { reviewRule: _rule, ...rest } = input({ questions: givenBack(quiz) }) as Record<string, unknown>;
    const updated = await doing(update, { id: quiz.id, revision: 1, input: rest });
    expect(updated.quiz.reviewRule).toBe('ANSWERS');
  });

  it('refuses in the specified words and writes nothing', async () => {
    expect(await doing(create, { input: input({ title: ' ', questions: [] }) })).toEqual({
      __typename: 'InvalidInput',
      message: 'Please fill in all required fields and add at least one question',
      fields: ['title', 'questions'].map((path) => ({
        path,
        message: 'Please fill in all required fields and add at least one question',
      })),
    });
    expect((await asking(all)).data.viewer.teaching.quizzes).toEqual([]);
  });

  it('takes no id of a question', async () => {
    const { errors } = await asking(create, {
      input: input({ questions: [choice('One', { id: newId() })] }),
    });
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('editing a quiz', () => {
  it('keeps the questions whose ids are given, in their new order, and deletes those left out', async () => {
    const quiz = await aQuiz();
    const [first, , third] = quiz.questions;
    const questions = [{ ...third, text: 'Who then?', points: 10 }, choice('New'), first];
    const result = await doing(update, {
      id: quiz.id,
      revision: 1,
      input: input({ title: 'Hitches', timeLimitMinutes: 5, questions }),
    });
    expect(result.quiz).toMatchObject({
      title: 'Hitches',
      timeLimitMinutes: 5,
      revision: 2,
      questionCount: 3,
      totalPoints: 12,
    });
    const [one, two, three] = result.quiz.questions;
    expect([one, three]).toEqual([questions[0], first]);
    expect(two.text).toBe('New');
    expect(quiz.questions.map(({ id }: { id: string }) => id)).not.toContain(two.id);
    expect(await positions(quiz.id)).toEqual(
      [one, two, three].map(({ id }, index) => ({ id, position: index + 1 })),
    );
  });

  it('refuses questions of another quiz, unknown ones and one twice, and writes nothing', async () => {
    const [quiz, other] = [await aQuiz(), await aQuiz()];
    const [mine, foreign] = [quiz.questions[0], other.questions[0]];
    for (const questions of [[foreign], [{ ...mine, id: newId() }], [{ ...mine, id: 'x' }], [mine, mine]]) {
      const { errors } = await asking(update, { id: quiz.id, revision: 1, input: input({ questions }) });
      expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    }
    const { quizzes } = (await asking(all)).data.viewer.teaching;
    expect(quizzes).toEqual([other, quiz]);
  });

  it('moves a quiz to another course of theirs until it was taken', async () => {
    const quiz = await aQuiz();
    const other = await app.world.aCourse(instructor);
    const foreign = await app.world.aCourse(await app.world.anInstructor());
    const moving = (courseId: string, revision: number) =>
      asking(update, { id: quiz.id, revision, input: input({ courseId, questions: givenBack(quiz) }) });
    expect((await moving(foreign.id, 1)).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await moving(other.id, 1)).data.r.quiz.course.id).toBe(other.id);
    await anAttempt(quiz);
    expect((await moving(course.id, 2)).data.r).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'courseId', message: 'A quiz with attempts can’t be moved to another course' }],
    });
    expect((await moving(other.id, 2)).data.r.quiz.revision).toBe(3);
  });
});

/** An attempt that is finished unless `given` says otherwise. */
const anAttempt = async (quiz: SeededQuiz, given: GivenAttempt = {}) =>
  app.world.anAttempt(await app.world.aStudent(), quiz, { isCounted: true, ...given });

it('an attempt counts in the rounded averages of its quiz and of all', async () => {
  const quiz = await aQuiz();
  await aQuiz();
  for (const percent of [50, 51, 100]) await anAttempt(quiz, { percent });
  await anAttempt(quiz, { percent: 0, isCounted: false });
  await anAttempt(quiz, { finishedAt: null, isCounted: false });
  const { data } =
    await asking(`{ viewer { teaching { quizzes { attemptCount openAttemptCount averagePercent }
      quizTotals { totalQuizzes activeQuizzes totalAttempts averagePercent } } } }`);
  expect(data.viewer.teaching).toEqual({
    quizzes: [
      { attemptCount: 0, openAttemptCount: 0, averagePercent: null },
      { attemptCount: 3, openAttemptCount: 1, averagePercent: 67 },
    ],
    quizTotals: { totalQuizzes: 2, activeQuizzes: 2, totalAttempts: 3, averagePercent: 67 },
  });
});

it('activating and deleting returns the same result when it is repeated', async () => {
  const { id } = await aQuiz();
  for (const on of [false, false, true, true])
    expect(
      await app.as(instructor.token)
        .run`mutation { r: setQuizActive(id: ${id}, isActive: ${on}) { id isActive } }`,
    ).toEqual({ id, isActive: on });
  const kept = await aQuiz();
  for (let time = 0; time < 2; time++)
    expect(
      await app.as(instructor.token)
        .run`mutation { r: deleteQuiz(id: ${id}) { quizId teaching { quizzes { id } } } }`,
    ).toEqual({ quizId: id, teaching: { quizzes: [{ id: kept.id }] } });
  expect((await asking(one, { id })).data.viewer.teaching.quiz).toBeNull();
});

it('the list is newest first, under its courses too, and takes a statement for each part however long', async () => {
  const older = await aQuiz();
  app.clock.advance(1000);
  const newer = await aQuiz();
  await app.world.aQuiz(await app.world.aCourse(await app.world.anInstructor()));
  const statementsOf = async () => {
    await asking('{ viewer { account { id } } }');
    app.statements.length = 0;
    const { teaching } = (await asking(all)).data.viewer;
    return [teaching, app.statements.length] as const;
  };
  const [teaching, statements] = await statementsOf();
  expect(teaching.quizzes).toEqual([newer, older]);
  const ids = ({ questions }: { questions: { id: string }[] }) => questions.map(({ id }) => ({ id }));
  expect(teaching.courses).toEqual([
    { id: course.id, quizzes: [newer, older].map((quiz) => ({ id: quiz.id, questions: ids(quiz) })) },
  ]);
  for (let count = 0; count < 5; count++) await aQuiz({ courseId: (await app.world.aCourse(instructor)).id });
  expect((await statementsOf())[1]).toBe(statements);
});
