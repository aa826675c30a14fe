import {
  type Cell,
  enrolledAndTeam,
  type Operation,
  type PolicyRows,
  signedIn,
  studentAlone,
  wholeTeam,
} from './row';

/** A quiz of the cell's course in the given state; its ids are used in the path. */
const aQuiz =
  (given: { isActive?: boolean; maxAttempts?: number; timeLimitMinutes?: number | null } = {}) =>
  async ({ app, course }: Cell) => {
    const quiz = await app.world.aQuiz(course, given);
    return { id: quiz.id, quizId: quiz.id, questionId: quiz.questions[0]!.id };
  };

/** The same with an open attempt of the cell's student. */
const anAttempt =
  (given: { isActive?: boolean } = {}): Operation['given'] =>
  async (cell) => {
    const quiz = await cell.app.world.aQuiz(cell.course, given);
    const open = { finishedAt: null, answers: {}, startedAt: cell.app.clock.now() };
    const attempt = await cell.app.world.anAttempt(cell.student, quiz, open);
    return { id: attempt.id, quizId: quiz.id, questionId: quiz.questions[0]!.id };
  };

const id = ({ ids }: Cell) => ({ id: ids.id });
const answers = ({ ids }: Cell) => [{ questionId: ids.questionId, answer: 'Option 1' }];
const attemptAndAnswers = (cell: Cell) => ({ id: cell.ids.id, answers: answers(cell) });
const toQuiz = (cell: Cell) => ({ quizId: cell.ids.quizId, answers: answers(cell) });

const QUIZ = 'query ($id: ID!) { r: quiz(id: $id) { title viewerAttempts { id } } }';
const ATTEMPT = 'query ($id: ID!) { r: quizAttempt(id: $id) { questions { text } } }';
const START = 'mutation ($id: ID!) { r: startQuizAttempt(quizId: $id) { __typename } }';
const SAVE = `mutation ($id: ID!, $answers: [QuizAnswerInput!]!) { r: saveQuizAnswers(attemptId: $id, answers: $answers) { __typename } }`;
const SUBMIT = `mutation ($id: ID!, $answers: [QuizAnswerInput!]!) { r: submitQuizAttempt(attemptId: $id, answers: $answers) { __typename } }`;

export const quizzesRows: PolicyRows = {
  graphql: {
    'Query.quiz': { given: aQuiz(), query: QUIZ, variables: id, outcomes: ['ok', 'ok', 'ok', 'ok', 'ok'] },
    'Query.quiz, of a draft': {
      given: aQuiz(),
      query: QUIZ,
      variables: id,
      ...enrolledAndTeam('ok', 'null', 'null'),
    },
    'Query.quiz, inactive': {
      given: aQuiz({ isActive: false }),
      query: QUIZ,
      variables: id,
      outcomes: ['null', 'null', 'null', 'ok', 'null'],
      team: wholeTeam('ok'),
    },
    'Query.quizAttempt': {
      given: anAttempt(),
      query: ATTEMPT,
      variables: id,
      outcomes: ['null', 'ok', 'null', 'null', 'null'],
    },
    'Mutation.startQuizAttempt': {
      given: aQuiz(),
      query: START,
      variables: id,
      outcomes: studentAlone('QuizAttemptStarted', 'FORBIDDEN'),
    },
    'Mutation.startQuizAttempt, of a draft': {
      given: aQuiz(),
      query: START,
      variables: id,
      outcomes: ['UNAUTHENTICATED', 'QuizAttemptStarted', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
      team: wholeTeam('FORBIDDEN'),
    },
    'Mutation.startQuizAttempt, inactive': {
      given: aQuiz({ isActive: false }),
      query: START,
      variables: id,
      outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
      team: wholeTeam('FORBIDDEN'),
    },
    'Mutation.saveQuizAnswers': {
      given: anAttempt(),
      query: SAVE,
      variables: attemptAndAnswers,
      outcomes: studentAlone('QuizAnswersSaved'),
    },
    'Mutation.submitQuizAttempt': {
      given: anAttempt(),
      query: SUBMIT,
      variables: attemptAndAnswers,
      outcomes: studentAlone('QuizAttemptSubmitted'),
    },
    'Mutation.submitQuizAttempt, of a draft': {
      given: anAttempt(),
      query: SUBMIT,
      variables: attemptAndAnswers,
      outcomes: studentAlone('QuizAttemptSubmitted'),
    },
    'Subscription.quizAttemptChanged': {
      given: anAttempt(),
      query: 'subscription { quizAttemptChanged { attemptId } }',
      trigger: async ({ app, course, account, token }) => {
        const quiz = await app.world.aQuiz(course);
        const open = { finishedAt: null, answers: {}, startedAt: app.clock.now() };
        const attempt = await app.world.anAttempt(account!, quiz, open);
        const given = [{ questionId: quiz.questions[0]!.id, answer: 'Option 1' }];
        await app.graphql(SAVE, { id: attempt.id, answers: given }, token);
      },
      outcomes: signedIn('UNAUTHENTICATED', 'listens'),
    },
  },
  rest: {
    'GET /quizzes/course/:courseId': { given: aQuiz(), outcomes: signedIn('401', '200') },
    'GET /quizzes/quiz/:quizId': { given: aQuiz(), ...enrolledAndTeam('200', '401', '403') },
    'GET /quizzes/quiz/:quizId, inactive': {
      given: aQuiz({ isActive: false }),
      outcomes: ['401', '404', '404', '200', '404'],
      team: wholeTeam('200'),
    },
    'POST /quizzes/quiz/:quizId/start': { given: aQuiz(), outcomes: ['401', '200', '403', '403', '403'] },
    'POST /quizzes/attempts': {
      given: anAttempt(),
      body: toQuiz,
      outcomes: ['401', '200', '403', '403', '403'],
    },
    'POST /quizzes/attempts, untimed': {
      given: aQuiz({ timeLimitMinutes: null }),
      body: toQuiz,
      outcomes: ['401', '200', '403', '403', '403'],
    },
    'POST /quizzes/attempts, timed without an attempt': {
      given: aQuiz(),
      body: toQuiz,
      outcomes: ['401', '409', '403', '403', '403'],
    },
  },
};
