import type { Module } from '../../platform/module';
import { emailVerified, roleChanged } from '../accounts/account.events';
import {
  InstructorCourseAnalyticsResolver,
  CourseStudentsResolver,
} from './analytics/course-analytics.resolver';
import { TeachingDashboardResolver } from './analytics/dashboard.resolver';
import { PlatformStatsResolver } from './analytics/platform-stats.resolver';
import { CourseAuthoringResolver } from './authoring/course-authoring.resolver';
import { LessonAuthoringResolver } from './authoring/lesson-authoring.resolver';
import { DeletedLesson } from './authoring/teaching.entities';
import {
  ViewerTeachingResolver,
  TeachingResolver,
  InstructorCourseResolver,
} from './authoring/teaching.resolver';
import { expiredTeachingRows } from './expired-teaching-rows';
import { CourseGroupRow, GroupMember } from './groups/group.entities';
import { GroupResolver } from './groups/group.resolver';
import { groupData } from './groups/groups.personal-data';
import { LessonQuestionsResolver } from './insights/asked-questions.resolver';
import { CourseJoiningResolver } from './joining/course-joining.resolver';
import { JoiningResolver } from './joining/joining.resolver';
import {
  InstructorQuizOutcomeResolver,
  InstructorQuizResultsResolver,
} from './quiz-results/quiz-results.resolver';
import {
  TeachingQuizzesResolver,
  InstructorCourseQuizzesResolver,
  InstructorQuizResolver,
} from './quizzes/instructor-quiz.resolver';
import { RosterTask } from './rosters/imports/roster-task';
import { RosterImportResolver, RosterAdministrationResolver } from './rosters/imports/rosters.resolver';
import { InvitationMail } from './rosters/invitations/invitation-mail';
import { InvitationSettler } from './rosters/invitations/invitation-settler';
import { InvitationsResolver, OwnInvitationsResolver } from './rosters/invitations/invitations.resolver';
import { StudentInvitationsService } from './rosters/invitations/student-invitations.service';
import {
  RosterImport,
  RosterClassEntry,
  RosterRowEntry,
  InvitedPerson,
  StudentInvitationEntry,
} from './rosters/roster.entities';
import { rosterData } from './rosters/rosters.personal-data';
import { CourseMember, CourseInvitationEntry } from './team/course-team.entities';
import { CourseTeamResolver, CourseInvitationsResolver } from './team/course-team.resolver';
import { FormerInstructorsService } from './team/former-instructors.service';

export const teaching: Module = {
  entities: [
    DeletedLesson,
    CourseMember,
    CourseInvitationEntry,
    CourseGroupRow,
    GroupMember,
    RosterImport,
    RosterClassEntry,
    RosterRowEntry,
    InvitedPerson,
    StudentInvitationEntry,
  ],
  resolvers: [
    ViewerTeachingResolver,
    TeachingResolver,
    InstructorCourseResolver,
    CourseAuthoringResolver,
    LessonAuthoringResolver,
    CourseTeamResolver,
    CourseInvitationsResolver,
    JoiningResolver,
    CourseJoiningResolver,
    GroupResolver,
    TeachingQuizzesResolver,
    InstructorCourseQuizzesResolver,
    InstructorQuizResolver,
    InstructorQuizOutcomeResolver,
    InstructorQuizResultsResolver,
    PlatformStatsResolver,
    TeachingDashboardResolver,
    InstructorCourseAnalyticsResolver,
    CourseStudentsResolver,
    RosterImportResolver,
    RosterAdministrationResolver,
    InvitationsResolver,
    OwnInvitationsResolver,
    LessonQuestionsResolver,
  ],
  tasks: [RosterTask, InvitationSettler],
  expiredRows: expiredTeachingRows,
  mails: [InvitationMail],
  personalData: [groupData, rosterData],
  subscriptions: [
    emailVerified.subscribe(StudentInvitationsService, (invitations, ...verified) =>
      invitations.settleVerified(...verified),
    ),
    roleChanged.subscribe(FormerInstructorsService, (instructors, ...change) =>
      instructors.leaveTeams(...change),
    ),
  ],
};
