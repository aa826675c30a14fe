import { newId } from '../../platform/ids';
import {
  authors,
  byAuthors,
  byTeachers,
  type Cell,
  type Operation,
  type Outcomes,
  type PolicyRows,
  teachers,
} from './row';

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
const given = async ({ app, course }: Cell) => ({ id: (await app.world.aQuiz(course)).id });
const quizId = ({ ids }: Cell) => ({ id: ids.id });

const ofTeamOverRest = (status: string): Outcomes => ['401', '403', '403', status, '404'];
const byAuthorsOverRest = (status: string): Pick<Operation, 'outcomes' | 'team'> => ({
  outcomes: ofTeamOverRest(status),
  team: authors(status, '403'),
});

export const instructorQuizzesRows: PolicyRows = {
  graphql: {
    'Mutation.createQuiz': { args: (cell) => ({ input: quiz(cell) }), ...byAuthors('QuizCreated') },
    'Mutation.updateQuiz': {
      given,
      query:
        'mutation ($id: ID!, $input: QuizInput!) { r: updateQuiz(id: $id, input: $input, revision: 1) { __typename } }',
      variables: (cell) => ({ ...quizId(cell), input: quiz(cell) }),
      ...byAuthors('QuizUpdated'),
    },
    'Mutation.setQuizActive': {
      given,
      query: 'mutation ($id: ID!) { r: setQuizActive(id: $id, isActive: false) { __typename } }',
      variables: quizId,
      ...byAuthors('InstructorQuiz'),
    },
    'Mutation.deleteQuiz': { given, args: quizId, ...byAuthors('QuizDeleted') },
    'Mutation.setExtraTime': {
      given,
      query:
        'mutation ($id: ID!, $studentId: ID!) { r: setExtraTime(quizId: $id, studentId: $studentId, extraTime: HALF) { __typename } }',
      variables: (cell) => ({ ...quizId(cell), studentId: cell.student.id }),
      ...byTeachers('InstructorQuizStudent'),
    },
    'Mutation.setExtraTime, for somebody not enrolled': {
      given,
      query:
        'mutation ($id: ID!, $studentId: ID!) { r: setExtraTime(quizId: $id, studentId: $studentId, extraTime: HALF) { __typename } }',
      variables: (cell) => ({ ...quizId(cell), studentId: newId() }),
      ...byTeachers('NOT_FOUND'),
    },
  },
  rest: {
    'GET /instructor/quizzes': { outcomes: ['401', '403', '403', '200', '200'] },
    'POST /instructor/quizzes': { body: restQuiz, ...byAuthorsOverRest('201') },
    'GET /instructor/quizzes/:id/results.csv': {
      given,
      outcomes: ofTeamOverRest('200'),
      team: teachers('200', '403'),
    },
    'PATCH /instructor/quizzes/:id/toggle': {
      given,
      body: () => ({ isActive: false }),
      ...byAuthorsOverRest('200'),
    },
    'DELETE /instructor/quizzes/:id': { given, ...byAuthorsOverRest('200') },
  },
};
