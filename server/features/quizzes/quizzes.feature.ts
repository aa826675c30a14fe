import type { Feature } from '../../platform/feature';
import {
  InstructorCourseQuizzesResolver,
  InstructorQuizResolver,
  TeachingQuizzesResolver,
} from './instructor-quiz.resolver';
import { Question, Quiz, QuizAttempt, QuizExtraTime } from './quiz.entities';
import { CourseQuizzesResolver } from './quiz.resolver';

export const quizzes: Feature = {
  entities: [Quiz, Question, QuizAttempt, QuizExtraTime],
  resolvers: [
    CourseQuizzesResolver,
    TeachingQuizzesResolver,
    InstructorCourseQuizzesResolver,
    InstructorQuizResolver,
  ],
};
