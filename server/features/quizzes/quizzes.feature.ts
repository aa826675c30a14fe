import type { Feature } from '../../platform/feature';
import { Question, Quiz, QuizAttempt, QuizExtraTime } from './quiz.entities';
import { CourseQuizzesResolver } from './quiz.resolver';

export const quizzes: Feature = {
  entities: [Quiz, Question, QuizAttempt, QuizExtraTime],
  resolvers: [CourseQuizzesResolver],
};
