import type { ExpiredRows } from '../../platform/expired-rows';
import { removeOldImports } from './rosters/imports/roster-import.queries';
import { removeExpiredPeople, removeExpiredInvitations } from './rosters/invitations/invitations.queries';
import { removeExpired } from '../../platform/expired-rows.queries';
import type { Module } from '../../platform/module';
import { emailVerified, roleChanged } from '../accounts/account.events';
import {
  CourseStudentsResolver,
  InstructorCourseAnalyticsResolver,
  LessonQuestionsResolver,
  TeachingDashboardResolver,
} from './analytics/analytics.resolver';
import {
  InstructorCourseResolver,
  TeachingResolver,
  ViewerTeachingResolver,
} from './authoring/authoring.resolver';
import { GroupResolver } from './groups/group.resolver';
import { groupData, rosterData } from './rosters/rosters.personal-data';
import { CourseJoiningResolver, JoiningResolver } from './joining/joining.resolver';
import {
  InstructorQuizOutcomeResolver,
  InstructorQuizResultsResolver,
} from './quiz-results/quiz-results.resolver';
import {
  TeachingQuizzesResolver,
  InstructorCourseQuizzesResolver,
  InstructorQuizResolver,
} from './quizzes/instructor-quiz.resolver';
import { RosterRunner } from './rosters/imports/roster-runner';
import { RosterImportResolver, RosterAdministrationResolver } from './rosters/imports/rosters.resolver';
import { InvitationMail } from './rosters/invitations/invitation-mail';
import {
  InvitationSettler,
  StudentInvitationsService,
} from './rosters/invitations/student-invitations.service';
import { InvitationsResolver } from './rosters/invitations/invitations.resolver';
import { RosterImport } from './rosters/roster.entities';
import { CourseTeamResolver, CourseInvitationsResolver } from './team/course-team.resolver';
import { CourseTeamService } from './team/course-team.service';

const DAY_MS = 24 * 60 * 60 * 1000;
const IMPORTS_KEPT_DAYS = 30;
/** People whose link expired are listed for a while, so that they can be invited again. */
const INVITATIONS_LISTED_DAYS = 60;

/** Imports of students 30 days after their upload, and invitations that nobody accepted. */
const expiredTeachingRows: ExpiredRows = (now) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    removeExpired('course_invitations', now),
    removeOldImports(daysAgo(IMPORTS_KEPT_DAYS)),
    removeExpiredPeople(daysAgo(INVITATIONS_LISTED_DAYS)),
    removeExpiredInvitations(daysAgo(INVITATIONS_LISTED_DAYS)),
  ];
};

export const teaching: Module = {
  entities: [RosterImport],
  resolvers: [
    ViewerTeachingResolver,
    TeachingResolver,
    InstructorCourseResolver,
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
    TeachingDashboardResolver,
    InstructorCourseAnalyticsResolver,
    CourseStudentsResolver,
    RosterImportResolver,
    RosterAdministrationResolver,
    InvitationsResolver,
    LessonQuestionsResolver,
  ],
  tasks: [RosterRunner, InvitationSettler],
  expiredRows: expiredTeachingRows,
  mails: [InvitationMail],
  personalData: [groupData, rosterData],
  subscriptions: [
    emailVerified.subscribe(StudentInvitationsService, (invitations, ...verified) =>
      invitations.settleVerified(...verified),
    ),
    roleChanged.subscribe(CourseTeamService, (teams, ...change) => teams.leaveTeams(...change)),
  ],
};
