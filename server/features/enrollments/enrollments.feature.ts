import type { Feature } from '../../platform/feature';
import { Enrollment, LessonCompletion } from './enrollment.entities';
import {
  CourseEnrollmentResolver,
  EnrollmentResolver,
  LessonCompletionResolver,
} from './enrollment.resolver';
import { EnrollmentsOfLearningResolver, LearningResolver } from './learning.resolver';

export const enrollments: Feature = {
  entities: [Enrollment, LessonCompletion],
  resolvers: [
    EnrollmentResolver,
    CourseEnrollmentResolver,
    LessonCompletionResolver,
    LearningResolver,
    EnrollmentsOfLearningResolver,
  ],
};
