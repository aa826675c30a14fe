import { Secret, TOTP } from 'otpauth';
import { TEST_PASSWORD } from '../../../seed/world';
import type { TestApp } from '../../../test/test-app';
import type { Account } from '../account.entities';

const STEP_MS = 30_000;

/** What an authenticator app shows `steps` steps from now, by the application's clock. */
export const codeOf = (app: TestApp, secret: Buffer | string, steps = 0): string =>
  new TOTP({
    secret:
      typeof secret === 'string'
        ? Secret.fromBase32(secret)
        : new Secret({ buffer: new Uint8Array(secret).buffer }),
  }).generate({ timestamp: app.clock.now().getTime() + steps * STEP_MS });

const VIEWER = 'viewer { account { id } secondFactor { since recoveryCodesLeft isRequired } }';

const LOG_IN = `mutation ($input: LogInInput!) { r: logIn(input: $input) { __typename
  ... on SecondFactorRequired { challenge expiresAt } ... on SecondFactorSetUpRequired { challenge expiresAt }
  ... on LoggedIn { token ${VIEWER} } ... on UserError { message } } }`;
const COMPLETE = `mutation ($input: CompleteLogInInput!) { r: completeLogIn(input: $input) { __typename
  ... on LoggedIn { token ${VIEWER} } ... on DeletionPending { token } ... on UserError { message } } }`;
const START = `mutation ($input: StartSecondFactorInput!) { r: startSecondFactor(input: $input) { __typename
  ... on SecondFactorStarted { secret uri } ... on UserError { message } } }`;
const CONFIRM = `mutation ($code: String!) { r: confirmSecondFactor(code: $code) { __typename
  ... on SecondFactorEnabled { recoveryCodes token ${VIEWER} } ... on UserError { message } } }`;
const DISABLE = `mutation ($input: ChangeSecondFactorInput!) { r: disableSecondFactor(input: $input) { __typename
  ... on SecondFactorDisabled { ${VIEWER} } ... on UserError { message } } }`;
const RENEW = `mutation ($input: ChangeSecondFactorInput!) { r: renewRecoveryCodes(input: $input) { __typename
  ... on RecoveryCodesRenewed { recoveryCodes ${VIEWER} } ... on UserError { message } } }`;
const START_REQUIRED = `mutation ($challenge: String!) { r: startRequiredSecondFactor(challenge: $challenge) { __typename
  ... on SecondFactorStarted { secret } ... on UserError { message } } }`;
const CONFIRM_REQUIRED = `mutation ($challenge: String!, $code: String!) {
  r: confirmRequiredSecondFactor(challenge: $challenge, code: $code) { __typename
    ... on SecondFactorEnabled { recoveryCodes token ${VIEWER} } ... on UserError { message } } }`;

/** Calls the operations of second factors; each returns the result, or the code of the error. */
export function secondFactorCalls(app: TestApp) {
  const run: TestApp['run'] = (...call) => app.run(...call);
  return {
    logIn: ({ email }: Account, password = TEST_PASSWORD) => run(LOG_IN, { input: { email, password } }),
    complete: (challenge: string, code: string) => run(COMPLETE, { input: { challenge, code } }),
    start: (token: string, password = TEST_PASSWORD) => run(START, { input: { password } }, token),
    confirm: (token: string, code: string) => run(CONFIRM, { code }, token),
    disable: (token: string, code: string, password = TEST_PASSWORD) =>
      run(DISABLE, { input: { password, code } }, token),
    renew: (token: string, code: string, password = TEST_PASSWORD) =>
      run(RENEW, { input: { password, code } }, token),
    startRequired: (challenge: string) => run(START_REQUIRED, { challenge }),
    confirmRequired: (challenge: string, code: string) => run(CONFIRM_REQUIRED, { challenge, code }),
    isOpen: async (token: string) =>
      (await app.graphql('{ viewer { account { id } } }', {}, token)).status === 200,
  };
}
