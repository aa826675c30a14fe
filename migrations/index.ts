import { CreatePlatform1795746000001 } from './1795746000001-CreatePlatform';
import { CreateAccounts1795746000002 } from './1795746000002-CreateAccounts';
import { CreateAudit1795746000003 } from './1795746000003-CreateAudit';
import { CreatePlatformSettings1795746000004 } from './1795746000004-CreatePlatformSettings';
import { CreateCourses1795746000005 } from './1795746000005-CreateCourses';
import { CreateEnrollments1795746000006 } from './1795746000006-CreateEnrollments';
import { CreateQuizzes1795746000007 } from './1795746000007-CreateQuizzes';
import { CreateCertificates1795746000008 } from './1795746000008-CreateCertificates';
import { CreateNotifications1795746000009 } from './1795746000009-CreateNotifications';
import { CreateMails1795746000010 } from './1795746000010-CreateMails';
import { CreateConversations1795746000011 } from './1795746000011-CreateConversations';
import { CreateNotes1795746000012 } from './1795746000012-CreateNotes';
import { CreateGroups1795746000013 } from './1795746000013-CreateGroups';
import { CreateGoals1795746000014 } from './1795746000014-CreateGoals';
import { CreateBookmarks1795746000015 } from './1795746000015-CreateBookmarks';
import { CreateAssistant1795746000016 } from './1795746000016-CreateAssistant';
import { CreateRosters1795746000017 } from './1795746000017-CreateRosters';
import { CreateTestimonials1795746000018 } from './1795746000018-CreateTestimonials';
import { DropPublicChangeEvents1795746600000 } from './1795746600000-DropPublicChangeEvents';
import { IndexCourseSkills1795746700000 } from './1795746700000-IndexCourseSkills';
import { AddCourseGlyphs1795747000000 } from './1795747000000-AddCourseGlyphs';
import { AddLandingQuestion1795833000000 } from './1795833000000-AddLandingQuestion';
import { DescribeTables1795834000000 } from './1795834000000-DescribeTables';
import { DescribeStudentTables1795835000000 } from './1795835000000-DescribeStudentTables';

/** Every migration, oldest first. */
export const migrations = [
  CreatePlatform1795746000001,
  CreateAccounts1795746000002,
  CreateAudit1795746000003,
  CreatePlatformSettings1795746000004,
  CreateCourses1795746000005,
  CreateEnrollments1795746000006,
  CreateQuizzes1795746000007,
  CreateCertificates1795746000008,
  CreateNotifications1795746000009,
  CreateMails1795746000010,
  CreateConversations1795746000011,
  CreateNotes1795746000012,
  CreateGroups1795746000013,
  CreateGoals1795746000014,
  CreateBookmarks1795746000015,
  CreateAssistant1795746000016,
  CreateRosters1795746000017,
  CreateTestimonials1795746000018,
  DropPublicChangeEvents1795746600000,
  IndexCourseSkills1795746700000,
  AddCourseGlyphs1795747000000,
  AddLandingQuestion1795833000000,
  DescribeTables1795834000000,
  DescribeStudentTables1795835000000,
];
