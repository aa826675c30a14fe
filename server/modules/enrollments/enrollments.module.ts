import type { Module } from '../../platform/module';
import { Certificate } from './certificates/certificate.types';
import { certificateData, enrollmentData } from './enrollments.personal-data';
import {
  CertificateResolver,
  EnrollmentResolver,
  CourseEnrollmentResolver,
  LearningResolver,
  PresenceResolver,
} from './enrollment.resolver';
import { removeOldFigures } from './stored-figures';
import { WaitingListSweeper } from './places.service';

export const enrollments: Module = {
  entities: [Certificate],
  resolvers: [
    CertificateResolver,
    EnrollmentResolver,
    CourseEnrollmentResolver,
    LearningResolver,
    PresenceResolver,
  ],
  tasks: [WaitingListSweeper],
  expiredRows: (now) => [removeOldFigures(now)],
  personalData: [certificateData, enrollmentData],
};
