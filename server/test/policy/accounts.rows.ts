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
      args: (cell) => ({ input: credentials(cell) }),
      outcomes: signedIn('InvalidCredentials', 'LoggedIn'),
    },
    'Mutation.logOut': { outcomes: everyone('ok') },
    'Mutation.register': { args: () => ({ input: newcomer('STUDENT') }), outcomes: everyone('Registered') },
    'Mutation.register, as an administrator': {
      args: () => ({ input: newcomer('ADMIN') }),
      outcomes: everyone('InvalidInput'),
    },
    'Mutation.requestPasswordReset': {
      args: () => ({ input: { email: 'nobody@example.org' } }),
      outcomes: everyone('PasswordResetRequested'),
    },
    'Mutation.resetPassword': {
      args: () => ({ input: unknownToken }),
      outcomes: everyone('InvalidResetToken'),
    },
    'Mutation.changePassword': {
      args: () => ({ input: { currentPassword: TEST_PASSWORD, newPassword: 'another long one' } }),
      outcomes: signedIn('UNAUTHENTICATED', 'PasswordChanged'),
    },
    'Mutation.requestEmailChange': {
      args: () => ({ input: { newEmail: 'moved@example.org', password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'EmailChangeRequested'),
    },
    'Mutation.confirmEmailChange': {
      args: () => ({ token: 'unknown' }),
      outcomes: everyone('InvalidEmailLink'),
    },
    'Mutation.resendEmailConfirmation': {
      // Nobody's request waits for a confirmation.
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    // The test application has no provider; what they do with one is in the tests beside them.
    'Mutation.startProviderSignIn': { outcomes: everyone('NOT_FOUND') },
    'Mutation.startProviderLink': {
      args: () => ({ input: { password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    'Mutation.startProviderConfirmation': { outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND') },
    'Mutation.finishProviderSignIn': {
      args: () => ({ input: { state: 'x', verifier: 'x' } }),
      outcomes: everyone('NOT_FOUND'),
    },
    'Mutation.linkProviderAccount': {
      args: () => ({ input: { token: 'x', password: 'x' } }),
      outcomes: everyone('ProviderSignInRefused'),
    },
    'Mutation.unlinkIdentity': {
      args: () => ({ id: '00000000-0000-7000-8000-000000000000' }),
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
    'Mutation.requestAccountDeletion': {
      args: () => ({ input: { email: 'other@example.org', password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidInput'),
    },
    'Mutation.keepAccount': { args: () => ({ token: 'unknown' }), outcomes: everyone('AccountNotKept') },
    'Mutation.completeLogIn': {
      args: () => ({ input: { challenge: 'unknown', code: '123456' } }),
      outcomes: everyone('LogInExpired'),
    },
    'Mutation.startSecondFactor': {
      args: () => ({ input: { password: TEST_PASSWORD } }),
      outcomes: signedIn('UNAUTHENTICATED', 'SecondFactorStarted'),
    },
    'Mutation.confirmSecondFactor': {
      args: () => ({ code: '123456' }),
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidSecondFactorCode'),
    },
    'Mutation.disableSecondFactor': {
      args: () => ({ input: { password: TEST_PASSWORD, code: '123456' } }),
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidSecondFactorCode'),
    },
    'Mutation.renewRecoveryCodes': {
      args: () => ({ input: { password: TEST_PASSWORD, code: '123456' } }),
      outcomes: signedIn('UNAUTHENTICATED', 'InvalidSecondFactorCode'),
    },
    'Mutation.startRequiredSecondFactor': {
      args: () => ({ challenge: 'unknown' }),
      outcomes: everyone('LogInExpired'),
    },
    'Mutation.confirmRequiredSecondFactor': {
      args: () => ({ challenge: 'unknown', code: '123456' }),
      outcomes: everyone('LogInExpired'),
    },
    'Mutation.endSession, of somebody else': {
      given: async ({ app }) => {
        const stranger = await app.world.aStudent();
        await app.world.signIn(stranger);
        const [session] = await app.sql`select id from sessions where account_id = ${stranger.id}`;
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
    'Mutation.removePicture': { outcomes: signedIn('UNAUTHENTICATED', 'ProfileUpdated') },
    'Mutation.updateProfile': {
      args: () => ({ input: { bio: 'x' } }),
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
    'POST /auth/export': { body: () => ({ password: TEST_PASSWORD }), outcomes: signedIn('401', '200') },
    'GET /auth/profile': { outcomes: signedIn('401', '200') },
  },
};
