import { notFound } from '../platform/errors';
import { requireRole, Role, type Viewer } from '../platform/viewer';
import { TeachingService } from '../features/courses/authoring/teaching.service';
import { CourseInvitationsService } from '../features/courses/team/course-invitations.service';
import { TOO_MANY_INVITATION_MAILS } from '../features/platform-settings/settings.rules';
import { CourseTeamService } from '../features/courses/team/course-team.service';
import {
  CourseInvitationDeclined,
  CourseInvitationSent,
  CourseJoined,
  CourseTeamChanged,
} from '../features/courses/team/course-team.types';
import { constant } from './inputs';
import { instructorCourseShape } from './shapes';
import {
  body,
  created,
  json,
  ok,
  refused,
  routesOf,
  type RestRequest,
  type Route,
  type Services,
} from './route';
import * as schemas from './team.schemas';
import { InstructorCourse } from './teaching.schemas';
import { optionalText, text } from './values';

const COURSE = 'Identifier of the course.';
const MEMBER = 'Identifier of the account of the member.';
const INVITATION = 'Identifier of the invitation.';
const BAD_FLAG = 'seesAddresses must be true or false';
const BAD_TOKEN = 'token must be a text';
const GONE = 'Invitation not found';
const NO_INSTRUCTOR =
  'Only an instructor of the course whom an administrator lets have own courses can take it over. Change their role first, or ask an administrator.';
const NOT_YOURS = [
  'This invitation was sent to another email address. Log in with the account of that address.',
  'Please use the link in the email with the invitation.',
] as const;
const IS_STUDENT =
  'Only instructors can join the team of a course, and your account is a student’s. Ask an administrator of this platform to change your role.';
const team = json('The team after the change.', schemas.CourseTeam);

const route = routesOf('Team', 'instructors', 'session only');

/** The team of a course, and the invitations to it. */
export const teamRoutes: Route[] = [
  route({
    method: 'get',
    path: '/instructor/courses/:id/team',
    operationId: 'getTeam',
    scope: 'read:teaching',
    summary: 'Get the team of a course',
    description: 'For its members.',
    params: { id: COURSE },
    answers: { 200: json('The team.', schemas.CourseTeam) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => ok(await teamOf(viewer, params.id, services)),
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/team/invitations',
    operationId: 'inviteToTeam',
    summary: 'Invite an email address to the team',
    description:
      'For 14 days, by the owner of the course. An earlier invitation of the address is replaced. At most 60 an hour.',
    params: { id: COURSE },
    body: body(schemas.NewCourseInvitation, schemas.NEW_INVITATION_EXAMPLE),
    answers: { 201: json('The invitation was made.', schemas.CourseTeamInvited) },
    refusals: {
      400: [
        'Please enter an email address',
        'Please enter a valid email address',
        'Please choose a role',
        BAD_FLAG,
        'This person is on the team already',
        'A course can have at most 100 members and invitations',
      ],
      404: ['Course not found'],
      429: ['You invited too many people. Please try again in an hour.', TOO_MANY_INVITATION_MAILS],
    },
    answer: async ({ viewer, params, body }, services) => {
      const input = { ...memberInput(body), email: body.email };
      const result = await services(CourseInvitationsService).invite(viewer, params.id, input);
      if (!(result instanceof CourseInvitationSent)) return refused(400, result.message);
      const { mailProblem, link } = result;
      return created({ ...(await teamOf(viewer, params.id, services)), mailProblem, link });
    },
  }),
  route({
    method: 'put',
    path: '/instructor/courses/:id/team/:accountId',
    operationId: 'changeTeamMember',
    summary: 'Change the role of a member',
    description: 'By the owner of the course.',
    params: { id: COURSE, accountId: MEMBER },
    body: body(schemas.CourseMember, { role: 'assistant', seesAddresses: true }),
    answers: { 200: team },
    refusals: { 400: ['Please choose a role', BAD_FLAG], 404: ['Course not found', 'Member not found'] },
    answer: async ({ viewer, params: { id, accountId }, body }, services) => {
      const result = await services(CourseTeamService).change(viewer, id, accountId, memberInput(body));
      if (!(result instanceof CourseTeamChanged)) return refused(400, result.message);
      return ok(await teamOf(viewer, id, services));
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id/team/:accountId',
    operationId: 'removeTeamMember',
    summary: 'Take a member off the team',
    description: 'By the owner of the course.',
    params: { id: COURSE, accountId: MEMBER },
    answers: { 200: team },
    refusals: { 404: ['Course not found', 'Member not found'] },
    answer: async ({ viewer, params: { id, accountId } }, services) => {
      await services(CourseTeamService).remove(viewer, id, accountId);
      return ok(await teamOf(viewer, id, services));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/team/leave',
    operationId: 'leaveTeam',
    summary: 'Leave the team of a course',
    params: { id: COURSE },
    answers: { 200: json('You are no longer on the team.', schemas.TeamLeft) },
    refusals: {
      403: ['The owner can’t leave a course. Hand it over or delete it.'],
      404: ['Course not found'],
    },
    answer: async ({ viewer, params }, services) => {
      const { courseId } = await services(CourseTeamService).leave(viewer, params.id);
      return ok({ courseId, left: true });
    },
  }),
  route({
    method: 'put',
    path: '/instructor/courses/:id/offer',
    operationId: 'offerCourse',
    summary: 'Offer a course to one of its instructors',
    description:
      'By the owner, who stays the owner until the instructor accepts. Replaces an earlier offer of the course.',
    params: { id: COURSE },
    body: body(schemas.CourseOffer, schemas.OFFER_EXAMPLE),
    answers: { 200: team },
    refusals: {
      400: ['accountId is required'],
      403: [NO_INSTRUCTOR],
      404: ['Course not found', 'Member not found'],
    },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      await services(CourseTeamService).offer(viewer, params.id, text(body.accountId, 'accountId'));
      return ok(await teamOf(viewer, params.id, services));
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id/offer',
    operationId: 'withdrawOffer',
    summary: 'Withdraw the offer of a course',
    description: 'By the owner of the course. Repeating it has no effect.',
    params: { id: COURSE },
    answers: { 200: team },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      await services(CourseTeamService).offer(viewer, params.id, null);
      return ok(await teamOf(viewer, params.id, services));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/offer/accept',
    operationId: 'acceptOffer',
    summary: 'Become the owner of a course that is offered to you',
    description: 'The former owner becomes an instructor of it.',
    params: { id: COURSE },
    answers: { 200: json('The course.', InstructorCourse) },
    refusals: { 404: ['Course not found', 'Offer not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(instructorCourseShape((await services(CourseTeamService).acceptOffer(viewer, params.id)).course)),
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/offer/decline',
    operationId: 'declineOffer',
    summary: 'Decline a course that is offered to you',
    params: { id: COURSE },
    answers: { 200: team },
    refusals: { 404: ['Course not found', 'Offer not found'] },
    answer: async ({ viewer, params }, services) => {
      await services(CourseTeamService).declineOffer(viewer, params.id);
      return ok(await teamOf(viewer, params.id, services));
    },
  }),
  route({
    method: 'get',
    path: '/course-invitations',
    operationId: 'listCourseInvitations',
    scope: 'read:teaching',
    summary: 'List the invitations to courses that you can accept',
    description:
      'One that was sent before your account existed is not listed: it can only be accepted with its link.',
    answers: { 200: json('Newest first.', schemas.CourseInvitation.array()) },
    answer: async ({ viewer }, services) =>
      ok(await services(CourseInvitationsService).ofViewer(requireRole(viewer, Role.INSTRUCTOR))),
  }),
  route({
    method: 'get',
    path: '/course-invitations/:token',
    operationId: 'getCourseInvitation',
    access: 'anyone',
    scope: 'none',
    summary: 'Get the invitation of a link',
    params: { token: 'The token in the link.' },
    answers: { 200: json('The invitation.', schemas.SentCourseInvitation) },
    refusals: { 404: [GONE] },
    answer: async ({ params }, services) => {
      const invitation = await services(CourseInvitationsService).byToken(params.token);
      if (!invitation) throw notFound('Invitation');
      return ok(invitation);
    },
  }),
  route({
    method: 'post',
    path: '/course-invitations/:id/accept',
    operationId: 'acceptCourseInvitation',
    access: 'signed in',
    summary: 'Accept an invitation to a team',
    description: 'Only for the account with the invited address, which must be an instructor’s.',
    params: { id: INVITATION },
    body: body(schemas.InvitationAnswer, {}),
    answers: { 200: json('The course.', InstructorCourse) },
    refusals: { 400: [BAD_TOKEN], 403: [...NOT_YOURS, IS_STUDENT], 404: [GONE] },
    answer: async ({ viewer, params, body }, services) => {
      const result = await services(CourseInvitationsService).accept(
        viewer,
        params.id,
        optionalText(body.token, 'token'),
      );
      return result instanceof CourseJoined
        ? ok(instructorCourseShape(result.course))
        : refused(403, result.message);
    },
  }),
  route({
    method: 'post',
    path: '/course-invitations/:id/decline',
    operationId: 'declineCourseInvitation',
    access: 'signed in',
    summary: 'Decline an invitation to a team',
    description: 'Only for the account with the invited address.',
    params: { id: INVITATION },
    body: body(schemas.InvitationAnswer, {}),
    answers: { 200: json('The invitation was declined.', schemas.InvitationDeclined) },
    refusals: { 400: [BAD_TOKEN], 403: NOT_YOURS, 404: [GONE] },
    answer: async ({ viewer, params, body }, services) => {
      const result = await services(CourseInvitationsService).decline(
        viewer,
        params.id,
        optionalText(body.token, 'token'),
      );
      return result instanceof CourseInvitationDeclined
        ? ok({ id: result.invitationId, declined: true })
        : refused(403, result.message);
    },
  }),
  route({
    method: 'delete',
    path: '/course-invitations/:id',
    operationId: 'withdrawCourseInvitation',
    summary: 'Withdraw an invitation to a team',
    description: 'By the owner of the course.',
    params: { id: INVITATION },
    answers: { 200: team },
    refusals: { 404: [GONE] },
    answer: async ({ viewer, params }, services) => {
      const { course } = await services(CourseInvitationsService).withdraw(viewer, params.id);
      return ok(await teamOf(viewer, course.id, services));
    },
  }),
];

/** The team of a course on which the viewer is; NOT_FOUND for others. */
async function teamOf(viewer: Viewer | null, courseId: string, services: Services) {
  const known = requireRole(viewer, Role.INSTRUCTOR);
  const course = await services(TeachingService).requireCourse(known, courseId);
  return {
    members: await services(CourseTeamService).members(known, course.id),
    invitations: await services(CourseInvitationsService).ofCourse(course),
  };
}

/** The input of the rules for members; invalid values are left for them to refuse. */
const memberInput = ({ role, seesAddresses }: RestRequest['body']) => ({
  role: constant(role),
  seesAddresses: seesAddresses ?? false,
});
