import type { Module } from '../../platform/module';
import { Certificate } from './certificates/certificate.types';
import { personalData } from '../../platform/personal-data';
import {
  CertificateResolver,
  EnrollmentResolver,
  CourseEnrollmentResolver,
  LearningResolver,
  PresenceResolver,
} from './enrollment.resolver';
import { removeOldFigures } from './stored-figures';
import { WaitingListSweeper } from './places.service';

const COUNTED = { anonymous: 'The figures of the course count it' };
const OF_COURSE = 'Figures of a course, without names';

const enrollmentData = personalData('To show your progress to you and your instructors', [
  {
    table: 'enrollments',
    person: 'student_id',
    about: 'Courses that you are enrolled in, with your progress',
    withheld: { next_lesson_id: 'Computed from the completed lessons' },
    onDeletion: COUNTED,
  },
  {
    table: 'enrollment_requests',
    person: 'student_id',
    about: 'Your requests to join courses, and your places on waiting lists',
    keptFor: 'Until you are enrolled, or the request is declined or withdrawn',
    withheld: { place: 'The order of the waiting list' },
  },
  {
    table: 'join_links',
    person: { column: 'course_id', table: 'courses' },
    about: 'Join links of the courses that you teach',
    keptFor: 'Until they are revoked',
    onDeletion: { kept: 'They name nobody, and a link of a course that is not published cannot be used' },
  },
  {
    table: 'course_places',
    person: { column: 'course_id', table: 'courses' },
    about: 'How many places the courses have that you teach',
    onDeletion: { kept: OF_COURSE },
  },
  {
    table: 'lesson_completions',
    person: 'student_id',
    about: 'Lessons that you completed',
    onDeletion: COUNTED,
  },
  {
    table: 'lesson_presences',
    person: 'student_id',
    about:
      'How many seconds a day each lesson was open and visible, which your browser reports every 30 seconds',
    onDeletion: COUNTED,
  },
  {
    table: 'presence_beats',
    person: 'student_id',
    about: 'When your time in a lesson was last recorded',
    keptFor: 'Until the next one',
  },
  { table: 'lesson_positions', person: 'student_id', about: 'Where you stopped in videos' },
  {
    table: 'stored_figures',
    person: { column: 'course_id', table: 'courses' },
    about: 'Figures of the courses that you teach',
    notExported: OF_COURSE,
    onDeletion: { kept: OF_COURSE },
  },
]);

const certificateData = personalData('To issue certificates that anyone can verify', [
  {
    table: 'certificates',
    person: 'student_id',
    identifies: ['student_name'],
    about: 'Your certificates',
    onDeletion: { kept: 'They can still be verified, with the names they were issued with' },
  },
  {
    table: 'certificates',
    person: { column: 'course_id', table: 'courses' },
    identifies: ['instructor_name'],
    exportName: 'certificates_of_your_courses',
    about: 'Your name on the certificates of the courses that you teach',
    notExported: 'The certificates of your students, which are their data',
    onDeletion: { kept: 'They can still be verified, with the names they were issued with' },
  },
]);

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
