import type { Feature } from '../../platform/feature';
import {
  CourseActiveDay,
  CourseDayFigures,
  CourseFigures,
  CourseStudent,
  FigureChange,
  InstructorFigures,
  LessonFigures,
} from './course-figures.entities';
import { Enrollment, LessonCompletion } from './enrollment.entities';
import {
  CourseEnrollmentResolver,
  EnrollmentResolver,
  LessonCompletionResolver,
} from './enrollment.resolver';
import { EnrollmentsOfLearningResolver, LearningResolver } from './learning.resolver';

export const enrollments: Feature = {
  entities: [
    Enrollment,
    LessonCompletion,
    CourseFigures,
    CourseDayFigures,
    LessonFigures,
    InstructorFigures,
    FigureChange,
    CourseStudent,
    CourseActiveDay,
  ],
  resolvers: [
    EnrollmentResolver,
    CourseEnrollmentResolver,
    LessonCompletionResolver,
    LearningResolver,
    EnrollmentsOfLearningResolver,
  ],
};
