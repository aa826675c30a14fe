import * as z from 'zod';
import {
  exportDataRules,
  logInRules,
  registerRules,
  requestPasswordResetRules,
  resetPasswordRules,
} from '../modules/accounts/account.rules';
import { AccountService } from '../modules/accounts/account.service';
import * as types from '../modules/accounts/account.types';
import { SecondFactorRequired, SecondFactorSetUpRequired } from '../modules/accounts/account.types';
import { DataExportService } from '../modules/accounts/export/data-export.service';
import { LogInService } from '../modules/accounts/log-in.service';
import { PasswordResetService } from '../modules/accounts/password-reset.service';
import { secondStepRules } from '../modules/accounts/second-factor/second-factor.rules';
import { SecondStepService } from '../modules/accounts/second-factor/second-step.service';
import { forbidden } from '../platform/errors';
import { requireViewer, type ViewerAccount } from '../platform/viewer';
import { type RestRequest, routesOf } from './route';
import { constant, idsOf, pick, wordOf } from './answers';

const NEEDS_CODE =
  'This account has a second factor. Send the code of its authenticator app, or a recovery code, as `code`.';
const NEEDS_SET_UP =
  'Administrators of this platform need a second factor. Log in on the website to set it up.';
const WILL_BE_DELETED = 'This account will be deleted. To keep it, log in on the website.';

const userJson = (account: ViewerAccount) => ({
  ...idsOf(account.id),
  ...pick(account, 'name', 'email'),
  role: wordOf(account.role),
  profilePic: account.pictureUrl,
});

const route = routesOf({ tag: 'Accounts', access: 'anyone', scope: 'none' });
const ownRoute = routesOf({ tag: 'Accounts', access: 'signed in', scope: 'read:profile' });
const ZIP = { contentType: 'application/zip', saveAs: 'waymark-data.zip' };

export const accountRoutes = [
  route('POST /auth/signup', {
    summary: 'Create an account, without logging in',
    body: z.object({ ...registerRules.shape, role: z.enum(['student', 'instructor']) }),
    status: 201,
    answer: ({ account }: types.Registered) => ({ user: userJson(account) }),
    call: ({ body, address, services }) =>
      services(AccountService).register({ ...body, role: constant(body.role) }, address),
  }),
  route('POST /auth/login', {
    summary: 'Log in',
    description:
      'An account with a second factor needs `code` too. The token expires after 14 days without use, after 60 days in any case, and when the password is reset.',
    body: z.object({ ...logInRules.shape, code: z.optional(secondStepRules.shape.code) }),
    answer: ({ token, viewer }: types.LoggedIn) => ({ token, user: userJson(viewer.account) }),
    call: loggedIn,
  }),
  route('POST /auth/request-reset-token', {
    summary: 'Request a password reset token',
    description:
      'The message is the same for known and unknown email addresses. In demo mode the response has the token, otherwise it is sent by email.',
    body: requestPasswordResetRules,
    answer: ({ message, resetToken }: types.PasswordResetRequested) =>
      resetToken === null ? { message } : { message, resetToken },
    call: ({ body, address, services }) => services(PasswordResetService).requestPasswordReset(body, address),
  }),
  route('POST /auth/reset-password', {
    summary: 'Reset a password, which ends all sessions',
    body: resetPasswordRules,
    answer: ({ message }: types.PasswordReset) => ({ message }),
    call: ({ body, address, services }) => services(PasswordResetService).resetPassword(body, address),
  }),
  ownRoute('GET /auth/profile', {
    summary: 'Get the signed-in account',
    answer: userJson,
    call: async ({ viewer }) => requireViewer(viewer).account,
  }),
  ownRoute('POST /auth/export', {
    summary: 'Download everything that is stored about your account',
    scope: 'session only',
    acceptsDeletedAccounts: true,
    body: exportDataRules,
    answer: ZIP,
    call: ({ viewer, body, services }) => services(DataExportService).exportData(viewer, body),
  }),
];

async function loggedIn(request: RestRequest<never>) {
  const { body, services } = request;
  let result = await services(LogInService).logIn(body, request);
  if (result instanceof SecondFactorSetUpRequired) throw forbidden(NEEDS_SET_UP);
  if (result instanceof SecondFactorRequired) {
    if (body.code === undefined || body.code === null || body.code === '') throw forbidden(NEEDS_CODE);
    const step = { challenge: result.challenge, code: body.code };
    result = await services(SecondStepService).completeLogIn(step, request);
  }
  if (result instanceof types.DeletionPending) throw forbidden(WILL_BE_DELETED);
  return result;
}
