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
import { LessonPosition, LessonPresence, PresenceBeat } from './presence.entities';
import { LessonPositionResolver, PresenceResolver } from './presence.resolver';
import { enrollmentData } from './enrollments.personal-data';

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
    LessonPresence,
    PresenceBeat,
    LessonPosition,
  ],
  resolvers: [
    EnrollmentResolver,
    CourseEnrollmentResolver,
    LessonCompletionResolver,
    LearningResolver,
    EnrollmentsOfLearningResolver,
    PresenceResolver,
    LessonPositionResolver,
  ],
  personalData: enrollmentData,
};
