import type { Module } from '../../platform/module';
import { Certificate } from './certificates/certificate.entities';
import { CertificateResolver } from './certificates/certificate.resolver';
import { certificateData } from './certificates/certificates.personal-data';
import { Enrollment, LessonCompletion } from './enrollment.entities';
import {
  EnrollmentResolver,
  CourseEnrollmentResolver,
  LessonCompletionResolver,
} from './enrollment.resolver';
import { enrollmentData } from './enrollments.personal-data';
import { CoursePlaces, EnrollmentRequestRow, JoinLinkRow } from './joining.entities';
import { LearningResolver, EnrollmentsOfLearningResolver } from './learning.resolver';
import { LessonPresence, PresenceBeat, LessonPosition } from './presence.entities';
import { PresenceResolver, LessonPositionResolver } from './presence.resolver';
import { removeOldFigures } from './stored-figures';
import { StoredFiguresRow } from './stored-figures.entities';
import { WaitingListSweeper } from './waiting-list-sweeper';

export const enrollments: Module = {
  entities: [
    Certificate,
    Enrollment,
    LessonCompletion,
    StoredFiguresRow,
    LessonPresence,
    PresenceBeat,
    LessonPosition,
    CoursePlaces,
    EnrollmentRequestRow,
    JoinLinkRow,
  ],
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
