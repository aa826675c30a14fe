import { newId } from '../../platform/ids';
import type { Cell, Operation, Outcomes, PolicyRows } from './row';

const quiz = (cell: Cell) => ({
  courseId: cell.course.id,
  title: 'Quiz',
  questions: [{ type: 'TRUE_FALSE', text: 'Sure?', correctAnswer: 'true' }],
});
const restQuiz = ({ course }: Cell) => ({
  courseId: course.id,
  title: 'Quiz',
  questions: [{ type: 'true-false', questionText: 'Sure?', correctAnswer: 'true' }],
});

/** A quiz of the cell's course. */
const given: Operation['given'] = async ({ app, course }) => ({ id: (await app.world.aQuiz(course)).id });
const quizId = ({ ids }: Cell) => ({ id: ids.id });

const authorAlone = (outcome: string): Outcomes => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
  'NOT_FOUND',
];
const authorAloneOverRest = (status: string): Outcomes => ['401', '403', '403', status, '404'];

export const instructorQuizzesRows: PolicyRows = {
  graphql: {
    'Mutation.createQuiz': {
      query: 'mutation ($input: QuizInput!) { r: createQuiz(input: $input) { __typename } }',
      variables: (cell) => ({ input: quiz(cell) }),
      outcomes: authorAlone('QuizCreated'),
    },
    'Mutation.updateQuiz': {
      given,
      query:
        'mutation ($id: ID!, $input: QuizInput!) { r: updateQuiz(id: $id, input: $input, revision: 1) { __typename } }',
      variables: (cell) => ({ ...quizId(cell), input: quiz(cell) }),
      outcomes: authorAlone('QuizUpdated'),
    },
    'Mutation.setQuizActive': {
      given,
      query: 'mutation ($id: ID!) { r: setQuizActive(id: $id, isActive: false) { __typename } }',
      variables: quizId,
      outcomes: authorAlone('InstructorQuiz'),
    },
    'Mutation.deleteQuiz': {
      given,
      query: 'mutation ($id: ID!) { r: deleteQuiz(id: $id) { __typename } }',
      variables: quizId,
      outcomes: authorAlone('QuizDeleted'),
    },
    'Mutation.setExtraTime': {
      given,
      query:
        'mutation ($id: ID!, $studentId: ID!) { r: setExtraTime(quizId: $id, studentId: $studentId, extraTime: HALF) { __typename } }',
      variables: (cell) => ({ ...quizId(cell), studentId: cell.student.id }),
      outcomes: authorAlone('InstructorQuizStudent'),
    },
    'Mutation.setExtraTime, for somebody not enrolled': {
      given,
      query:
        'mutation ($id: ID!, $studentId: ID!) { r: setExtraTime(quizId: $id, studentId: $studentId, extraTime: HALF) { __typename } }',
      variables: (cell) => ({ ...quizId(cell), studentId: newId() }),
      outcomes: authorAlone('NOT_FOUND'),
    },
  },
  rest: {
    'GET /instructor/quizzes': { outcomes: ['401', '403', '403', '200', '200'] },
    'POST /instructor/quizzes': { body: restQuiz, outcomes: authorAloneOverRest('201') },
    'GET /instructor/quizzes/:id': { given, outcomes: authorAloneOverRest('200') },
    'PUT /instructor/quizzes/:id': { given, body: restQuiz, outcomes: authorAloneOverRest('200') },
    'GET /instructor/quizzes/:id/results.csv': { given, outcomes: authorAloneOverRest('200') },
    'PATCH /instructor/quizzes/:id/toggle': {
      given,
      body: () => ({ isActive: false }),
      outcomes: authorAloneOverRest('200'),
    },
    'DELETE /instructor/quizzes/:id': { given, outcomes: authorAloneOverRest('200') },
  },
};
