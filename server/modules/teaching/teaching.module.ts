import type { ExpiredRows } from '../../platform/expired-rows';
import { removeOldImports, removeRosterRowsOf } from './rosters/imports/roster-import.queries';
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
import { internal, personalData } from '../../platform/personal-data';
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

const OF_OTHERS = 'People whom you imported, which is their data';

const rosterData = personalData(
  'To enroll the students of a class or a school from a list, and to invite them',
  [
    {
      table: 'roster_classes',
      person: { column: 'import_id', table: 'roster_imports' },
      about: 'Classes of the packages that you uploaded',
      keptFor: '30 days',
      withheld: internal('import_id'),
    },
    {
      table: 'roster_rows',
      person: { column: 'import_id', table: 'roster_imports' },
      about: 'Rows of the lists that you uploaded',
      keptFor: '30 days',
      notExported: OF_OTHERS,
    },
    {
      table: 'roster_rows',
      person: { address: 'email' },
      identifies: ['name'],
      exportName: 'roster_rows_about_you',
      about: 'Rows with your address in lists that others uploaded to enroll their students',
      keptFor: '30 days',
      withheld: {
        ...internal('import_id', 'number', 'file', 'line', 'class_number'),
        group_search_name: 'The group again, for searches',
        problem: 'Written for those who uploaded the list',
      },
      onDeletion: { deletedBy: removeRosterRowsOf, except: null },
    },
    {
      table: 'roster_imports',
      person: 'owner_id',
      about: 'Lists of students that you uploaded',
      keptFor: '30 days',
      withheld: internal('failures', 'next_attempt_at'),
    },
    {
      table: 'student_invitations',
      person: 'invited_by',
      about: 'People whom you invited to courses',
      keptFor: 'Until they accept, and 90 days at most',
      notExported: OF_OTHERS,
      onDeletion: { anonymous: 'The invited people can still accept' },
    },
    {
      table: 'student_invitations',
      person: { column: 'person_id', table: 'invited_people' },
      exportName: 'student_invitations_to_you',
      identifies: ['name'],
      about: 'Courses to which your address is invited as a student',
      keptFor: 'Until you accept, and 90 days at most',
      withheld: { invited_by: 'Another account', is_trusted: 'About another account' },
    },
    {
      table: 'invited_people',
      person: { address: 'email' },
      identifies: ['name'],
      about: 'Your name as it was given by those who invited your address to their courses',
      keptFor: 'Until you accept, and 90 days at most',
      withheld: internal('id'),
    },
  ],
);

const groupData = personalData('To let instructors arrange the students of a course', [
  {
    table: 'course_groups',
    person: { column: 'course_id', table: 'courses' },
    about: 'Groups of students in the courses that you teach',
    withheld: { search_name: 'The name again, for searches' },
    onDeletion: { kept: 'Names of groups, which belong to the course' },
  },
  {
    table: 'group_members',
    person: 'student_id',
    about: 'Groups that your instructors put you into',
    keptFor: 'Until you leave the course or the group is deleted',
  },
]);

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
