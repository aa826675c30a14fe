import { notFound } from '../platform/errors';
import { requireRole, Role } from '../platform/viewer';
import { AccountAdministrationService } from '../features/accounts/administration/account-administration.service';
import { AccountState } from '../features/accounts/administration/administration.types';
import { PeopleService } from '../features/accounts/administration/people.service';
import { InstructorRequestsService } from '../features/accounts/instructors/instructor-requests.service';
import { InvitationMade, RoleRequestDecided } from '../features/accounts/instructors/instructors.types';
import { InvitationsService } from '../features/accounts/instructors/invitations.service';
import { BAD_PAGE, pageAsked, pageOf, PageQuery } from './paging';
import * as schemas from './people.schemas';
import { body, created, json, ok, refused, routesOf, type Route } from './route';
import { constantOf, filterOf, flagOf, notOneOf, text } from './values';

const ACCOUNT = 'Identifier of the account.';
const GONE = 'Account not found';
const BAD_ROLE = notOneOf('role', Object.values(Role));
const BAD_STATE = notOneOf('state', Object.values(AccountState));
/** In demo mode only. */
export const SHARED_ACCOUNT = 'Everyone shares the demo accounts, so they can’t be changed.';
const person = json('The account after the change.', schemas.Person);

const route = routesOf('Administration', 'administrators', 'write:admin');

/** What administrators do with accounts. */
export const peopleRoutes: Route[] = [
  route({
    method: 'get',
    path: '/admin/people',
    operationId: 'listPeople',
    scope: 'read:admin',
    summary: 'List the accounts of the platform',
    description: 'Without accounts that are or will be deleted.',
    query: schemas.PeopleQuery,
    answers: { 200: json('Newest first.', pageOf('The accounts on this page.', schemas.Person)) },
    refusals: { 400: [...BAD_PAGE, BAD_ROLE, BAD_STATE, 'A search can be at most 100 characters'] },
    answer: async ({ viewer, query }, services) => {
      requireRole(viewer, Role.ADMIN);
      const filter = {
        search: query.search ?? null,
        role: filterOf(query.role, Role, 'role'),
        state: filterOf(query.state, AccountState, 'state'),
      };
      return ok(await services(PeopleService).people(viewer, { ...pageAsked(query), ...filter }));
    },
  }),
  route({
    method: 'get',
    path: '/admin/people/:accountId',
    operationId: 'getPerson',
    scope: 'read:admin',
    summary: 'Get an account of the platform',
    params: { accountId: ACCOUNT },
    answers: { 200: json('The account.', schemas.Person) },
    refusals: { 404: [GONE] },
    answer: async ({ viewer, params }, services) => {
      const found = await services(PeopleService).person(viewer, params.accountId);
      if (!found) throw notFound('Account');
      return ok(found);
    },
  }),
  route({
    method: 'put',
    path: '/admin/people/:accountId/role',
    operationId: 'changeRole',
    scope: 'session only',
    summary: 'Change the role of an account',
    description: 'Ends all its sessions.',
    params: { accountId: ACCOUNT },
    body: body(schemas.NewRole, { role: 'instructor' }),
    answers: { 200: person },
    refusals: { 400: [BAD_ROLE], 403: ['You can’t change your own role', SHARED_ACCOUNT], 404: [GONE] },
    answer: async ({ viewer, address, params, body }, services) => {
      requireRole(viewer, Role.ADMIN);
      const role = constantOf(body.role, Role, 'role');
      const by = { viewer, address };
      return ok(await services(AccountAdministrationService).changeRole(by, params.accountId, role));
    },
  }),
  route({
    method: 'post',
    path: '/admin/people/:accountId/suspend',
    operationId: 'suspendAccount',
    summary: 'Suspend an account',
    description:
      'Nobody can log in to it, and its sessions and sockets end at once. Lists do not have its courses meanwhile.',
    params: { accountId: ACCOUNT },
    answers: { 200: person },
    refusals: { 403: ['You can’t suspend your own account', SHARED_ACCOUNT], 404: [GONE] },
    answer: async ({ viewer, address, params }, services) =>
      ok(
        await services(AccountAdministrationService).suspend({ viewer, address }, params.accountId, {
          unpublishesCourses: false,
        }),
      ),
  }),
  route({
    method: 'post',
    path: '/admin/people/:accountId/reinstate',
    operationId: 'reinstateAccount',
    summary: 'End the suspension of an account',
    params: { accountId: ACCOUNT },
    answers: { 200: person },
    refusals: { 404: [GONE] },
    answer: async ({ viewer, address, params }, services) =>
      ok(await services(AccountAdministrationService).reinstate({ viewer, address }, params.accountId)),
  }),
  route({
    method: 'post',
    path: '/admin/people/:accountId/log-out',
    operationId: 'signOutEverywhere',
    summary: 'End all sessions and sockets of an account',
    params: { accountId: ACCOUNT },
    answers: { 200: person },
    refusals: { 404: [GONE] },
    answer: async ({ viewer, address, params }, services) =>
      ok(
        await services(AccountAdministrationService).signOutEverywhere({ viewer, address }, params.accountId),
      ),
  }),
  route({
    method: 'post',
    path: '/admin/people/:accountId/reset-token',
    operationId: 'sendResetToken',
    scope: 'session only',
    summary: 'Send the owner of an account a token to choose a new password',
    params: { accountId: ACCOUNT },
    answers: { 200: json('The token is on its way.', schemas.ResetTokenSent) },
    refusals: { 404: [GONE] },
    answer: async ({ viewer, address, params }, services) =>
      ok(await services(AccountAdministrationService).sendResetToken({ viewer, address }, params.accountId)),
  }),
  route({
    method: 'get',
    path: '/admin/instructor-requests',
    operationId: 'listInstructorRequests',
    scope: 'read:admin',
    summary: 'List the accounts that wait to become an instructor’s',
    query: PageQuery,
    answers: { 200: json('Newest first.', pageOf('The accounts on this page.', schemas.WaitingInstructor)) },
    refusals: { 400: BAD_PAGE },
    answer: async ({ viewer, query }, services) => {
      requireRole(viewer, Role.ADMIN);
      return ok(await services(InstructorRequestsService).waiting(viewer, pageAsked(query)));
    },
  }),
  route({
    method: 'post',
    path: '/admin/instructor-requests/:accountId',
    operationId: 'decideInstructorRequest',
    scope: 'session only',
    summary: 'Approve or decline the request of an account to become an instructor’s',
    description: 'The person is told. Approving ends the sessions of the account.',
    params: { accountId: ACCOUNT },
    body: body(schemas.InstructorDecision, { approved: true, note: 'Welcome.' }),
    answers: { 200: json('The request was decided.', schemas.RequestDecided) },
    refusals: {
      400: ['approved must be true or false', 'Note can be at most 500 characters'],
      404: ['Request not found'],
    },
    answer: async ({ viewer, params, body: { approved, note } }, services) => {
      requireRole(viewer, Role.ADMIN);
      const isApproved = flagOf(approved, 'approved');
      const decision = { isApproved, note: note as string };
      const result = await services(InstructorRequestsService).decide(viewer, params.accountId, decision);
      if (!(result instanceof RoleRequestDecided)) return refused(400, result.message);
      return ok({ ...result, approved: isApproved });
    },
  }),
  route({
    method: 'get',
    path: '/admin/instructor-invitations',
    operationId: 'listInstructorInvitations',
    scope: 'read:admin',
    summary: 'List the invitations to register as an instructor',
    description: 'Those that can be used, at most 200.',
    answers: { 200: json('Newest first.', schemas.InstructorInvitation.array()) },
    answer: async ({ viewer }, services) => ok(await services(InvitationsService).open(viewer)),
  }),
  route({
    method: 'post',
    path: '/admin/instructor-invitations',
    operationId: 'inviteInstructor',
    scope: 'session only',
    summary: 'Invite an address to register as an instructor',
    description: 'With a link that works once, for a week. An earlier one no longer works.',
    body: body(schemas.NewInstructorInvitation, { email: 'grace@example.org' }),
    answers: { 201: json('The invitation was made.', schemas.InstructorInvited) },
    refusals: {
      400: [
        'Please enter an email address',
        'Please enter a valid email address',
        'This address has an account. You can change its role under People.',
      ],
      429: ['You invited too many people. Please try again in an hour.'],
    },
    answer: async ({ viewer, body: { email } }, services) => {
      const result = await services(InvitationsService).invite(viewer, email as string);
      return result instanceof InvitationMade ? created(result) : refused(400, result.message);
    },
  }),
  route({
    method: 'delete',
    path: '/admin/instructor-invitations/:email',
    operationId: 'withdrawInstructorInvitation',
    scope: 'session only',
    summary: 'Withdraw an invitation to register as an instructor',
    params: { email: 'The invited address.' },
    answers: { 200: json('Its link no longer works.', schemas.InvitationWithdrawn) },
    refusals: { 404: ['Invitation not found'] },
    answer: async ({ viewer, params }, services) => {
      await services(InvitationsService).withdraw(viewer, text(params.email, 'email'));
      return ok({ email: params.email, withdrawn: true });
    },
  }),
];
