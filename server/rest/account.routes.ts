import { InvalidInput } from '../platform/user-error';
import { requireViewer } from '../platform/viewer';
import { COMMON_PASSWORD, TOO_MANY_CODES } from '../features/accounts/account.rules';
import { AccountService } from '../features/accounts/account.service';
import {
  AccountSuspended,
  DeletionPending,
  LoggedIn,
  PasswordReset,
  Registered,
} from '../features/accounts/account.types';
import { DataExportService } from '../features/accounts/export/data-export.service';
import { LogInService } from '../features/accounts/log-in.service';
import { PasswordResetService } from '../features/accounts/password-reset.service';
import { SecondFactorRequired, SecondFactorSetUpRequired } from '../features/accounts/log-in-challenge.types';
import { InvalidSecondFactorCode } from '../features/accounts/second-factor/second-factor.types';
import { SecondStepService } from '../features/accounts/second-factor/second-step.service';
import { REGISTRATION_CLOSED } from '../features/platform-settings/settings.rules';
import * as schemas from './account.schemas';
import { body, created, json, ok, refused, routesOf, type Route } from './route';
import { userShape } from './shapes';

const BUSY = 'Too many log-ins right now. Please try again.';
const WILL_BE_DELETED = 'This account will be deleted. To keep it, log in on the website.';
const NEEDS_CODE =
  'This account has a second factor. Send the code of its authenticator app, or a recovery code, as `code`.';
const NEEDS_SET_UP =
  'Administrators of this platform need a second factor. Log in on the website to set it up.';
const WRONG_CODE = new InvalidSecondFactorCode().message;
const SUSPENDED = new AccountSuspended().message;
const SHARED_PASSWORDS = 'Everyone shares the demo accounts, so their passwords can’t be changed.';
const TOO_MANY_RESETS = 'Too many password resets were requested from this network. Please try again later.';

const route = routesOf('Accounts', 'anyone', 'none');

/** Sign up, log in, reset a password, get the signed-in account. */
export const accountRoutes: Route[] = [
  route({
    method: 'post',
    path: '/auth/signup',
    operationId: 'signUp',
    summary: 'Create an account',
    description:
      'Does not log in: call `POST /auth/login` next. At most 60 accounts an hour from one address.',
    body: body(schemas.SignUp, {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      password: 'difference',
      role: 'student',
    }),
    answers: { 201: json('The new account.', schemas.SignedUp) },
    refusals: {
      400: [
        'Name is required',
        'Please enter a valid email address',
        'Password must be at least 6 characters',
        COMMON_PASSWORD,
        'Role must be Student or Instructor',
        'An account with this email already exists',
      ],
      403: [REGISTRATION_CLOSED],
      429: ['Too many accounts were created from this network. Please try again later.', BUSY],
    },
    answer: async ({ body, address }, services) => {
      const role = typeof body.role === 'string' ? body.role.toUpperCase() : body.role;
      const input = { ...body, role };
      const result = await services(AccountService).register(input, address);
      return result instanceof Registered
        ? created({ user: userShape(result.account) })
        : refused(400, result.message);
    },
  }),
  route({
    method: 'post',
    path: '/auth/login',
    operationId: 'logIn',
    summary: 'Log in',
    description:
      'At most 10 failed attempts in 15 minutes for one account from one address, and 100 for one account from addresses it has not logged in from in the last 90 days. After 100 failed attempts from one address, for any accounts, responses to it are delayed, by at most 5 seconds. An account with a second factor needs `code` too: at most 10 wrong ones in 15 minutes from one address, and 20 in an hour from addresses it has not logged in from.',
    body: body(schemas.LogIn, { email: 'student@waymark.test', password: 'waymark-demo' }),
    answers: { 200: json('The session token and the account.', schemas.LoggedIn) },
    refusals: {
      400: ['Email is required', 'Password is required'],
      401: ['Invalid email or password', WRONG_CODE],
      403: [WILL_BE_DELETED, SUSPENDED, NEEDS_CODE, NEEDS_SET_UP],
      429: ['Too many failed log-ins. Please wait a few minutes and try again.', TOO_MANY_CODES, BUSY],
    },
    answer: async ({ body, address, userAgent }, services) => {
      const first = await services(LogInService).logIn(body, address, userAgent);
      if (first instanceof SecondFactorSetUpRequired) return refused(403, NEEDS_SET_UP);
      const isCodeMissing = body.code === undefined || body.code === null || body.code === '';
      if (first instanceof SecondFactorRequired && isCodeMissing) return refused(403, NEEDS_CODE);
      const result =
        first instanceof SecondFactorRequired
          ? await services(SecondStepService).completeLogIn(
              { challenge: first.challenge, code: body.code },
              address,
              userAgent,
            )
          : first;
      if (result instanceof LoggedIn)
        return ok({ token: result.token, user: userShape(result.viewer.account) });
      if (result instanceof DeletionPending) return refused(403, WILL_BE_DELETED);
      if (result instanceof AccountSuspended) return refused(403, SUSPENDED);
      return refused(result instanceof InvalidInput ? 400 : 401, result.message);
    },
  }),
  route({
    method: 'post',
    path: '/auth/request-reset-token',
    operationId: 'requestResetToken',
    summary: 'Request a password reset token',
    description:
      'The message is the same for known and unknown email addresses. Demo accounts get no token. At most 20 calls of this endpoint and `POST /auth/reset-password` together in 15 minutes from one address.',
    body: body(schemas.ResetRequest, { email: 'ada@example.org' }),
    answers: {
      200: json('A token was sent if the account exists.', schemas.ResetRequested),
    },
    refusals: {
      400: ['Please enter your email address', 'Please enter a valid email address'],
      403: [SHARED_PASSWORDS],
      429: [TOO_MANY_RESETS],
    },
    answer: async ({ body, address }, services) => {
      const result = await services(PasswordResetService).requestPasswordReset(body, address);
      if (!('resetToken' in result)) return refused(400, result.message);
      const { message, resetToken } = result;
      return ok(resetToken === null ? { message } : { message, resetToken });
    },
  }),
  route({
    method: 'post',
    path: '/auth/reset-password',
    operationId: 'resetPassword',
    summary: 'Reset a password',
    description: 'Ends all sessions of the account.',
    body: body(schemas.NewPassword, {
      email: 'ada@example.org',
      resetToken: 'the-token-you-were-given',
      newPassword: 'analytical',
    }),
    answers: { 200: json('The password was changed.', schemas.PasswordIsReset) },
    refusals: {
      400: [
        'Email is required',
        'Please enter the reset token',
        'Please enter a new password',
        'Password must be at least 6 characters',
        COMMON_PASSWORD,
        'The reset token is invalid or has expired',
      ],
      429: [TOO_MANY_RESETS, BUSY],
    },
    answer: async ({ body, address }, services) => {
      const result = await services(PasswordResetService).resetPassword(body, address);
      return result instanceof PasswordReset ? ok({ message: result.message }) : refused(400, result.message);
    },
  }),
  route({
    method: 'get',
    path: '/auth/profile',
    operationId: 'getProfile',
    scope: 'read:profile',
    summary: 'Get the signed-in account',
    access: 'signed in',
    answers: { 200: json('The signed-in account.', schemas.User) },
    answer: async ({ viewer }) => ok(userShape(requireViewer(viewer).account)),
  }),
  route({
    method: 'post',
    path: '/auth/export',
    operationId: 'exportData',
    scope: 'session only',
    summary: 'Download everything that is stored about your account',
    description:
      'A ZIP archive with a JSON and a CSV file for each kind of data, your uploaded pictures, and a README that describes the files. An email tells you about the download. At most 5 downloads in 24 hours. A wrong password counts as a failed log-in.',
    access: 'signed in',
    acceptsDeletedAccounts: true,
    body: body(schemas.ExportData, { password: 'the-password-of-your-account' }),
    answers: {
      200: {
        contentType: 'application/zip',
        saveAs: 'waymark-data.zip',
        description: 'The archive. If the connection ends before its end, the download failed.',
      },
    },
    refusals: {
      400: ['Please enter your password', 'The password is wrong'],
      429: [
        'Too many failed log-ins. Please wait a few minutes and try again.',
        BUSY,
        'You downloaded your data several times today. Please try again tomorrow.',
        'Too many downloads right now. Please try again.',
      ],
    },
    answer: async ({ viewer, body, address }, services) => {
      const archive = await services(DataExportService).exportData(viewer, body, address);
      return archive instanceof InvalidInput ? refused(400, archive.message) : ok(archive);
    },
  }),
];
