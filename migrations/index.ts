import { CreateAccounts1763712000001 } from './1763712000001-CreateAccounts';
import { CreateCatalogue1763712000002 } from './1763712000002-CreateCatalogue';
import { CreateQuizzes1763712000003 } from './1763712000003-CreateQuizzes';
import { CreateEnrollments1763712000004 } from './1763712000004-CreateEnrollments';
import { CreateCertificates1763712000005 } from './1763712000005-CreateCertificates';
import { CreateTestimonials1763712000006 } from './1763712000006-CreateTestimonials';
import { AddQuizAttempts1763712000007 } from './1763712000007-AddQuizAttempts';
import { CreateNotifications1763712000008 } from './1763712000008-CreateNotifications';
import { CreatePresence1763712000009 } from './1763712000009-CreatePresence';
import { AddCourseAuthoring1763712000010 } from './1763712000010-AddCourseAuthoring';
import { CreateAssistant1763712000011 } from './1763712000011-CreateAssistant';
import { AddLessonCaptions1763712000012 } from './1763712000012-AddLessonCaptions';
import { AddAccountNetworks1795330030000 } from './1795330030000-AddAccountNetworks';
import { AddMailOutbox1795330040000 } from './1795330040000-AddMailOutbox';
import { AddQuizAnswersRevision1795330050000 } from './1795330050000-AddQuizAnswersRevision';
import { TrackPublicChanges1795340000000 } from './1795340000000-TrackPublicChanges';
import { TrackCourseContents1795345000000 } from './1795345000000-TrackCourseContents';
import { KeepNextLesson1795350000000 } from './1795350000000-KeepNextLesson';
import { KeepCourseFigures1795350010000 } from './1795350010000-KeepCourseFigures';
import { KeepLearningActs1795350020000 } from './1795350020000-KeepLearningActs';
import { FillCourseFigures1795350030000 } from './1795350030000-FillCourseFigures';
import { KeepQuizFigures1795350040000 } from './1795350040000-KeepQuizFigures';
import { FoldAccountWords1795360000000 } from './1795360000000-FoldAccountWords';

/** Every migration, oldest first; one that has landed is never edited. */
export const migrations = [
  CreateAccounts1763712000001,
  CreateCatalogue1763712000002,
  CreateQuizzes1763712000003,
  CreateEnrollments1763712000004,
  CreateCertificates1763712000005,
  CreateTestimonials1763712000006,
  AddQuizAttempts1763712000007,
  CreateNotifications1763712000008,
  CreatePresence1763712000009,
  AddCourseAuthoring1763712000010,
  CreateAssistant1763712000011,
  AddLessonCaptions1763712000012,
  AddAccountNetworks1795330030000,
  AddMailOutbox1795330040000,
  AddQuizAnswersRevision1795330050000,
  TrackPublicChanges1795340000000,
  TrackCourseContents1795345000000,
  KeepNextLesson1795350000000,
  KeepCourseFigures1795350010000,
  KeepLearningActs1795350020000,
  FillCourseFigures1795350030000,
  KeepQuizFigures1795350040000,
  FoldAccountWords1795360000000,
];
