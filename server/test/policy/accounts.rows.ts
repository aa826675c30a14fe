import { TEST_PASSWORD } from '../../seed/world';
import { type Cell, everyone, type PolicyRows, signedIn } from './row';

let count = 0;
const newcomer = (role: string) => ({
  name: 'New',
  email: `matrix-${++count}@example.org`,
  password: 'a long one',
  role,
});
const credentials = ({ account }: Cell) => ({
  email: account?.email ?? 'nobody@example.org',
  password: TEST_PASSWORD,
});
const unknownToken = { email: 'nobody@example.org', resetToken: 'x', newPassword: 'a long one' };

export const accountsRows: PolicyRows = {
  graphql: {
    'Mutation.logIn': {
      query: 'mutation ($input: LogInInput!) { r: logIn(input: $input) { __typename } }',
      variables: (cell) => ({ input: credentials(cell) }),
      outcomes: signedIn('InvalidCredentials', 'LoggedIn'),
    },
    'Mutation.logOut': { query: 'mutation { r: logOut }', outcomes: everyone('ok') },
    'Mutation.register': {
      query: 'mutation ($input: RegisterInput!) { r: register(input: $input) { __typename } }',
      variables: () => ({ input: newcomer('STUDENT') }),
      outcomes: everyone('Registered'),
    },
    'Mutation.register, as an administrator': {
      query: 'mutation ($input: RegisterInput!) { r: register(input: $input) { __typename } }',
      variables: () => ({ input: newcomer('ADMIN') }),
      outcomes: everyone('InvalidInput'),
    },
    'Mutation.requestPasswordReset': {
      query: 'mutation { r: requestPasswordReset(input: { email: "nobody@example.org" }) { __typename } }',
      outcomes: everyone('PasswordResetRequested'),
    },
    'Mutation.resetPassword': {
      query: 'mutation ($input: ResetPasswordInput!) { r: resetPassword(input: $input) { __typename } }',
      variables: () => ({ input: unknownToken }),
      outcomes: everyone('InvalidResetToken'),
    },
    'Mutation.changePassword': {
      query: 'mutation ($input: ChangePasswordInput!) { r: changePassword(input: $input) { __typename } }',
      variables: () => ({ input: { currentPassword: TEST_PASSWORD, newPassword: 'another long one' } }),
      outcomes: signedIn('UNAUTHENTICATED', 'PasswordChanged'),
    },
    'Mutation.requestEmailChange': {
      query:
        'mutation ($input: RequestEmailChangeInput!) { r: requestEmailChange(input: $input) { __typename } }',
      variables: () => ({ input: { newEmail: 'moved@example.org', password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'EmailChangeRequested'),
    },
    'Mutation.confirmEmailChange': {
      query: 'mutation { r: confirmEmailChange(token: "unknown") { __typename } }',
      outcomes: everyone('InvalidEmailLink'),
    },
    'Mutation.resendEmailConfirmation': {
      query: 'mutation { r: resendEmailConfirmation { __typename } }',
      // Nobody's request waits for a confirmation.
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    // The test application has no provider; what they do with one is in the tests beside them.
    'Mutation.startProviderSignIn': {
      query: 'mutation { r: startProviderSignIn { __typename } }',
      outcomes: everyone('NOT_FOUND'),
    },
    'Mutation.startProviderLink': {
      query:
        'mutation ($input: StartProviderLinkInput!) { r: startProviderLink(input: $input) { __typename } }',
      variables: () => ({ input: { password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    'Mutation.startProviderConfirmation': {
      query: 'mutation { r: startProviderConfirmation { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    'Mutation.finishProviderSignIn': {
      query: 'mutation { r: finishProviderSignIn(input: { state: "x", verifier: "x" }) { __typename } }',
      outcomes: everyone('NOT_FOUND'),
    },
    'Mutation.linkProviderAccount': {
      query: 'mutation { r: linkProviderAccount(input: { token: "x", password: "x" }) { __typename } }',
      outcomes: everyone('ProviderSignInRefused'),
    },
    'Mutation.unlinkIdentity': {
      query: 'mutation { r: unlinkIdentity(id: "00000000-0000-7000-8000-000000000000") { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    'Mutation.requestAccountDeletion': {
      query:
        'mutation ($input: RequestAccountDeletionInput!) { r: requestAccountDeletion(input: $input) { __typename } }',
      variables: () => ({ input: { email: 'other@example.org', password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidInput'),
    },
    'Mutation.keepAccount': {
      query: 'mutation { r: keepAccount(token: "unknown") { __typename } }',
      outcomes: everyone('AccountNotKept'),
    },
    'Mutation.completeLogIn': {
      query: 'mutation { r: completeLogIn(input: { challenge: "unknown", code: "123456" }) { __typename } }',
      outcomes: everyone('LogInExpired'),
    },
    'Mutation.startSecondFactor': {
      query:
        'mutation ($input: StartSecondFactorInput!) { r: startSecondFactor(input: $input) { __typename } }',
      variables: () => ({ input: { password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'SecondFactorStarted'),
    },
    'Mutation.confirmSecondFactor': {
      query: 'mutation { r: confirmSecondFactor(code: "123456") { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidSecondFactorCode'),
    },
    'Mutation.disableSecondFactor': {
      query:
        'mutation ($input: ChangeSecondFactorInput!) { r: disableSecondFactor(input: $input) { __typename } }',
      variables: () => ({ input: { password: TEST_PASSWORD, code: '123456' } }),
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidSecondFactorCode'),
    },
    'Mutation.renewRecoveryCodes': {
      query:
        'mutation ($input: ChangeSecondFactorInput!) { r: renewRecoveryCodes(input: $input) { __typename } }',
      variables: () => ({ input: { password: TEST_PASSWORD, code: '123456' } }),
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidSecondFactorCode'),
    },
    'Mutation.startRequiredSecondFactor': {
      query: 'mutation { r: startRequiredSecondFactor(challenge: "unknown") { __typename } }',
      outcomes: everyone('LogInExpired'),
    },
    'Mutation.confirmRequiredSecondFactor': {
      query:
        'mutation { r: confirmRequiredSecondFactor(challenge: "unknown", code: "123456") { __typename } }',
      outcomes: everyone('LogInExpired'),
    },
    'Mutation.endSession, of somebody else': {
      given: async ({ app }) => {
        const stranger = await app.world.aStudent();
        await app.world.signIn(stranger);
        const [session] = await app.sql<{
          id: string;
        }>`select id from sessions where account_id = ${stranger.id}`;
        return { session: session!.id };
      },
      query: 'mutation ($id: ID!) { r: endSession(id: $id) { id } }',
      variables: ({ ids }) => ({ id: ids.session }),
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    'Mutation.endOtherSessions': {
      query: 'mutation { r: endOtherSessions { id } }',
      outcomes: signedIn('UNAUTHENTICATED', 'ok'),
    },
    'Mutation.removePicture': {
      query: 'mutation { r: removePicture { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'ProfileUpdated'),
    },
    'Mutation.updateProfile': {
      query: 'mutation { r: updateProfile(input: { bio: "x" }) { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'ProfileUpdated'),
    },
  },
  rest: {
    'POST /auth/signup': { body: () => newcomer('student'), outcomes: everyone('201') },
    'POST /auth/signup, as an administrator': { body: () => newcomer('admin'), outcomes: everyone('400') },
    'POST /auth/login': { body: credentials, outcomes: signedIn('401', '200') },
    'POST /auth/request-reset-token': {
      body: () => ({ email: 'nobody@example.org' }),
      outcomes: everyone('200'),
    },
    'POST /auth/reset-password': { body: () => unknownToken, outcomes: everyone('400') },
    'PUT /auth/profile/picture, with nonsense': { body: () => ({}), outcomes: signedIn('401', '400') },
    'POST /auth/export': {
      body: () => ({ password: TEST_PASSWORD }),
      outcomes: signedIn('401', '200'),
    },
    'GET /auth/profile': { outcomes: signedIn('401', '200') },
  },
};
