import type { Account } from '../modules/accounts/account.entities';
import type { SeededCourse } from '../seed/world';
import type { TestApp } from './test-app';

/** A student taking quizzes with the documents of the pages. */
export interface QuizTaker {
  account: Account;
  token: string;
  start(quizId: string): Promise<Outcome>;
  save(attemptId: string, answers: Given, flagged?: string[]): Promise<Outcome>;
  submit(attemptId: string, answers?: Given, expectedRevision?: number): Promise<Outcome>;
  attempt(attemptId: string): Promise<Outcome>;
}

/** By question id. */
type Given = Record<string, string> | { questionId: string; answer: string }[];

/** The one field of the answer, or `{ code, message }` of its first error. */
// oxlint-disable-next-line typescript/no-explicit-any -- each test looks into the outcome it expects
type Outcome = any;

const ATTEMPT = `id number state startedAt deadline serverNow timeLimitMinutes extraMinutes finishedAt answersSavedAt answersRevision flaggedQuestionIds
  questions { questionId type text options points } answers { questionId answer }
  result { score total percent passed passingScorePercent }
  review { questionId isCorrect pointsEarned rightAnswer explanation } reviewHiddenReason`;

const START = `mutation ($quizId: ID!) { r: startQuizAttempt(quizId: $quizId) { __typename
  ... on QuizAttemptStarted { attempt { ${ATTEMPT} } } ... on UserError { message } } }`;
const SAVE = `mutation ($attemptId: ID!, $answers: [QuizAnswerInput!]!, $flagged: [ID!]) {
  r: saveQuizAnswers(attemptId: $attemptId, answers: $answers, flaggedQuestionIds: $flagged) { __typename
    ... on QuizAnswersSaved { attempt { ${ATTEMPT} } } ... on QuizAttemptFinished { message attempt { ${ATTEMPT} } } } }`;
const SUBMIT = `mutation ($attemptId: ID!, $answers: [QuizAnswerInput!]!, $expectedRevision: Int) {
  r: submitQuizAttempt(attemptId: $attemptId, answers: $answers, expectedRevision: $expectedRevision) { __typename
    ... on QuizAttemptSubmitted { attempt { ...whole } } ... on QuizAttemptFinished { attempt { ...whole } }
    ... on AnswersChangedElsewhere { attempt { ...whole } } ... on UserError { message } } }
  fragment whole on QuizAttempt { ${ATTEMPT} }`;
const READ = `query ($id: ID!) { r: quizAttempt(id: $id) { ${ATTEMPT} } }`;

const listOf = (given: Given) =>
  Array.isArray(given)
    ? given
    : Object.entries(given).map(([questionId, answer]) => ({ questionId, answer }));

/** Enrolled in the course, if one is given. */
export async function aQuizTaker(app: TestApp, course?: SeededCourse): Promise<QuizTaker> {
  const account = await app.world.aStudent();
  if (course) await app.world.enroll(account, course);
  const token = await app.world.signIn(account);
  const call = async (document: string, variables: Record<string, unknown>): Promise<Outcome> => {
    const { body } = await app.graphql(document, variables, token);
    const [error] = body.errors ?? [];
    return error ? { code: error.extensions.code, message: error.message } : body.data.r;
  };
  return {
    account,
    token,
    start: (quizId) => call(START, { quizId }),
    save: (attemptId, answers, flagged) => call(SAVE, { attemptId, answers: listOf(answers), flagged }),
    submit: (attemptId, answers = {}, expectedRevision) =>
      call(SUBMIT, { attemptId, answers: listOf(answers), expectedRevision }),
    attempt: (id) => call(READ, { id }),
  };
}
