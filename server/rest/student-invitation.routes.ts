import { notFound } from '../platform/errors';
import { COMMON_PASSWORD, INVITATION_FOR_ANOTHER } from '../features/accounts/account.rules';
import { Registered } from '../features/accounts/account.types';
import { InvitationAccepted } from '../features/rosters/invitations/invitations.types';
import { StudentInvitationsService } from '../features/rosters/invitations/student-invitations.service';
import { INVALID_INVITATION } from '../features/rosters/roster.rules';
import { SignedUp } from './account.schemas';
import { body, created, json, ok, refused, routesOf, type Route } from './route';
import { userShape } from './shapes';
import * as schemas from './student-invitation.schemas';

const LINK = { token: 'The token in the link.' };

const route = routesOf('Rosters', 'anyone', 'none');

/** What people do with an invitation that an import sent them. */
export const studentInvitationRoutes: Route[] = [
  route({
    method: 'get',
    path: '/auth/invitations/:token',
    operationId: 'getStudentInvitation',
    summary: 'Get the invitation of a student',
    params: LINK,
    answers: { 200: json('The invitation.', schemas.StudentInvitation) },
    refusals: { 404: ['Invitation not found'] },
    answer: async ({ params }, services) => {
      const invitation = await services(StudentInvitationsService).read(params.token);
      if (!invitation) throw notFound('Invitation');
      return ok(invitation);
    },
  }),
  route({
    method: 'post',
    path: '/auth/invitations/:token/sign-up',
    operationId: 'acceptInvitation',
    summary: 'Create the account of an invited person',
    description:
      'Also while registration is closed. Enrolls them in the courses of the invitation, and does not log in. The link works once.',
    params: LINK,
    body: body(schemas.InvitedSignUp, { name: 'Ada Lovelace', password: 'difference' }),
    answers: { 201: json('The new account.', SignedUp) },
    refusals: {
      400: [
        'Name is required',
        'Password must be at least 6 characters',
        COMMON_PASSWORD,
        INVALID_INVITATION,
        'An account with this email already exists',
      ],
      429: ['This invitation was tried too many times. Please try again in an hour.'],
    },
    answer: async ({ params: { token }, body: { name, password }, address }, services) => {
      const input = { token, name, password };
      const result = await services(StudentInvitationsService).accept(input, address);
      return result instanceof Registered
        ? created({ user: userShape(result.account) })
        : refused(400, result.message);
    },
  }),
  route({
    method: 'post',
    path: '/auth/invitations/:token/accept',
    operationId: 'acceptInvitationAs',
    access: 'signed in',
    scope: 'session only',
    summary: 'Accept an invitation with your account',
    description:
      'For an invitation to the address of your account: enrolls you in its courses. The link works once.',
    params: LINK,
    answers: { 200: json('It was accepted.', schemas.StudentInvitationAccepted) },
    refusals: { 400: [INVALID_INVITATION, INVITATION_FOR_ANOTHER] },
    answer: async ({ viewer, params }, services) => {
      const result = await services(StudentInvitationsService).acceptAs(viewer, params.token);
      return result instanceof InvitationAccepted ? ok(result) : refused(400, result.message);
    },
  }),
];
