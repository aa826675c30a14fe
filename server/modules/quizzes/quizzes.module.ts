import type { Module } from '../../platform/module';
import { Quiz, Question } from './quiz.entities';
import { quizData } from './quizzes.personal-data';
import {
  QuestionReviewResolver,
  QuizResolver,
  CourseQuizzesResolver,
  LearningQuizzesResolver,
} from './taking/quiz.resolver';
import { QuizAttemptResolver } from './taking/quiz-attempt.resolver';
import { QuizSweeper } from './taking/quiz-attempt-closing.service';

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
