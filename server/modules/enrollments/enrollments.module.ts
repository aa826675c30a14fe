import type { Module } from '../../platform/module';
import { Certificate, Enrollment, LessonPosition } from './enrollment.entities';
import { CertificateResolver } from './certificates/certificate.resolver';
import { certificateData, enrollmentData } from './enrollments.personal-data';
import {
  EnrollmentResolver,
  CourseEnrollmentResolver,
  LessonCompletionResolver,
  LearningResolver,
  EnrollmentsOfLearningResolver,
  PresenceResolver,
  LessonPositionResolver,
} from './enrollment.resolver';
import { removeOldFigures } from './stored-figures';
import { WaitingListSweeper } from './waiting-list';

export const enrollments: Module = {
  entities: [Certificate, Enrollment, LessonPosition],
  resolvers: [
    CertificateResolver,
    EnrollmentResolver,
    CourseEnrollmentResolver,
    LessonCompletionResolver,
    LearningResolver,
    EnrollmentsOfLearningResolver,
    PresenceResolver,
    LessonPositionResolver,
  ],
  tasks: [WaitingListSweeper],
  expiredRows: (now) => [removeOldFigures(now)],
  personalData: [certificateData, enrollmentData],
};
