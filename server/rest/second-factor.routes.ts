import { TOO_MANY_CODES } from '../features/accounts/account.rules';
import { SecondFactorService } from '../features/accounts/second-factor/second-factor.service';
import {
  InvalidSecondFactorCode,
  RecoveryCodesRenewed,
  SecondFactorAlreadyOn,
  SecondFactorDisabled,
  SecondFactorEnabled,
  SecondFactorNotOptional,
  SecondFactorStarted,
} from '../features/accounts/second-factor/second-factor.types';
import * as schemas from './second-factor.schemas';
import { body, created, json, ok, refused, routesOf, type Route } from './route';

const TOO_MANY_PASSWORDS = 'Too many failed log-ins. Please wait a few minutes and try again.';
const BUSY = 'Too many log-ins right now. Please try again.';
const NO_PASSWORD = 'Please enter your password';
const NO_CODE = 'Please enter the code';
const WRONG_PASSWORD = 'The password is wrong';
const WRONG_CODE = new InvalidSecondFactorCode().message;
const ALREADY_ON = new SecondFactorAlreadyOn().message;
const NOT_OPTIONAL = new SecondFactorNotOptional().message;

const path = '/auth/second-factor';
const route = routesOf('Accounts', 'signed in', 'session only');

/** The second factor of the signed-in account. */
export const secondFactorRoutes: Route[] = [
  route({
    method: 'get',
    path,
    operationId: 'getSecondFactor',
    summary: 'Get whether your account has a second factor',
    answers: { 200: json('The second factor.', schemas.SecondFactor) },
    answer: async ({ viewer }, services) => ok(await services(SecondFactorService).stateOf(viewer)),
  }),
  route({
    method: 'post',
    path,
    operationId: 'startSecondFactor',
    summary: 'Get the secret for an authenticator app',
    description: `Nothing changes until \`POST ${path}/confirm\` within an hour. A wrong password counts as a failed log-in.`,
    body: body(schemas.StartSecondFactor, { password: 'the-password-of-your-account' }),
    answers: { 201: json('The secret.', schemas.SecondFactorStarted) },
    refusals: {
      400: [NO_PASSWORD, WRONG_PASSWORD],
      409: [ALREADY_ON],
      429: [TOO_MANY_PASSWORDS, BUSY],
    },
    answer: async ({ viewer, body, address }, services) => {
      const result = await services(SecondFactorService).start(viewer, body, address);
      if (result instanceof SecondFactorStarted) return created({ secret: result.secret, uri: result.uri });
      return refused(result instanceof SecondFactorAlreadyOn ? 409 : 400, result.message);
    },
  }),
  route({
    method: 'post',
    path: `${path}/confirm`,
    operationId: 'confirmSecondFactor',
    summary: 'Turn the second factor on with a first code',
    description:
      'Ends all other sessions and revokes all access tokens. From now on, `POST /auth/login` needs `code` too. Wrong codes count as failed log-ins.',
    body: body(schemas.ConfirmSecondFactor, { code: '123456' }),
    answers: { 200: json('The recovery codes.', schemas.RecoveryCodes) },
    refusals: { 400: [NO_CODE, WRONG_CODE], 429: [TOO_MANY_CODES] },
    answer: async ({ viewer, body, address }, services) => {
      const result = await services(SecondFactorService).confirm(viewer, body, address);
      return result instanceof SecondFactorEnabled
        ? ok({ recoveryCodes: result.recoveryCodes })
        : refused(400, result.message);
    },
  }),
  route({
    method: 'post',
    path: `${path}/recovery-codes`,
    operationId: 'renewRecoveryCodes',
    summary: 'Make new recovery codes',
    description: 'The earlier ones no longer work. Wrong passwords and codes count as failed log-ins.',
    body: body(schemas.ChangeSecondFactor, { password: 'the-password-of-your-account', code: '123456' }),
    answers: { 200: json('The recovery codes.', schemas.RecoveryCodes) },
    refusals: {
      400: [NO_PASSWORD, NO_CODE, WRONG_PASSWORD, WRONG_CODE],
      429: [TOO_MANY_PASSWORDS, TOO_MANY_CODES, BUSY],
    },
    answer: async ({ viewer, body, address }, services) => {
      const result = await services(SecondFactorService).renewRecoveryCodes(viewer, body, address);
      return result instanceof RecoveryCodesRenewed
        ? ok({ recoveryCodes: result.recoveryCodes })
        : refused(400, result.message);
    },
  }),
  route({
    method: 'post',
    path: `${path}/disable`,
    operationId: 'disableSecondFactor',
    summary: 'Turn the second factor off',
    description: 'Deletes the recovery codes. Wrong passwords and codes count as failed log-ins.',
    body: body(schemas.ChangeSecondFactor, { password: 'the-password-of-your-account', code: '123456' }),
    answers: { 200: json('The second factor, which is off.', schemas.SecondFactor) },
    refusals: {
      400: [NO_PASSWORD, NO_CODE, WRONG_PASSWORD, WRONG_CODE],
      403: [NOT_OPTIONAL],
      429: [TOO_MANY_PASSWORDS, TOO_MANY_CODES, BUSY],
    },
    answer: async ({ viewer, body, address }, services) => {
      const result = await services(SecondFactorService).disable(viewer, body, address);
      if (result instanceof SecondFactorDisabled)
        return ok({ since: null, recoveryCodesLeft: 0, isRequired: false });
      return refused(result instanceof SecondFactorNotOptional ? 403 : 400, result.message);
    },
  }),
];
