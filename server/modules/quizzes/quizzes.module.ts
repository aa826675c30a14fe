import type { Module } from '../../platform/module';
import { Quiz, Question } from './quiz.entities';
import { personalData } from '../../platform/personal-data';
import {
  QuestionReviewResolver,
  QuizResolver,
  CourseQuizzesResolver,
  LearningQuizzesResolver,
} from './taking/quiz.resolver';
import { QuizAttemptResolver } from './taking/quiz-attempt.resolver';
import { QuizSweeper } from './taking/quiz-attempt-closing.service';

const COUNTED = { anonymous: 'The figures of the quiz count it' };
const AS_BY_AUTHOR = {
  anonymous: 'Part of courses whose students keep access; their attempts refer to it',
};

const quizData = personalData('To grade quizzes, and to show their results', [
  {
    table: 'quizzes',
    person: { column: 'course_id', table: 'courses' },
    about: 'Quizzes of courses that you teach',
    onDeletion: AS_BY_AUTHOR,
  },
  {
    table: 'questions',
    person: { column: 'quiz_id', table: 'quizzes' },
    about: 'Questions of those quizzes, with their correct answers',
    keptFor: 'Until you delete them',
    onDeletion: AS_BY_AUTHOR,
  },
  {
    table: 'quiz_attempts',
    person: 'student_id',
    about: 'Your attempts at quizzes, with your answers and scores',
    withheld: {
      snapshot: 'The questions with their correct answers, which students may not read',
      submission_fingerprint: 'Internal',
    },
    onDeletion: COUNTED,
  },
  {
    table: 'quiz_extra_times',
    person: 'student_id',
    about: 'Extra time that you have in quizzes',
    keptFor: 'Until your instructor removes it',
  },
]);

export const quizzes: Module = {
  entities: [Quiz, Question],
  resolvers: [
    QuizResolver,
    QuizAttemptResolver,
    QuestionReviewResolver,
    CourseQuizzesResolver,
    LearningQuizzesResolver,
  ],
  tasks: [QuizSweeper],
  personalData: [quizData],
};
