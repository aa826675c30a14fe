import type { Feature } from '../../platform/feature';
import { Enrollment, LessonCompletion } from './enrollment.entities';
import {
  CourseEnrollmentResolver,
  EnrollmentResolver,
  LessonCompletionResolver,
} from './enrollment.resolver';
import { EnrollmentsOfLearningResolver, LearningResolver } from './learning.resolver';
import { LessonPosition, LessonPresence, PresenceBeat } from './presence.entities';
import { LessonPositionResolver, PresenceResolver } from './presence.resolver';
import { CoursePlaces, EnrollmentRequestRow, JoinLinkRow } from './joining.entities';
import { StoredFiguresRow } from './stored-figures.entities';
import { CourseJoiningResolver } from './joining/course-joining.resolver';
import { JoiningResolver } from './joining/joining.resolver';
import { WaitingListSweeper } from './waiting-list-sweeper';
import { enrollmentData } from './enrollments.personal-data';

export const enrollments: Feature = {
  entities: [
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
    EnrollmentResolver,
    CourseEnrollmentResolver,
    LessonCompletionResolver,
    LearningResolver,
    EnrollmentsOfLearningResolver,
    PresenceResolver,
    LessonPositionResolver,
    JoiningResolver,
    CourseJoiningResolver,
  ],
  purposeOfPersonalData: 'To show your progress to you and your instructors',
  tasks: [WaitingListSweeper],
  personalData: enrollmentData,
};
