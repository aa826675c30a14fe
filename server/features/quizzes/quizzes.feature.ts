import type { Feature } from '../../platform/feature';
import { Quiz } from './quiz.entities';
import { CourseQuizzesResolver } from './quiz.resolver';

export const quizzes: Feature = {
  entities: [Quiz],
  resolvers: [CourseQuizzesResolver],
};
