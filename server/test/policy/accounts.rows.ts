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
    'Mutation.endSession, of somebody else': {
      given: async ({ app }) => {
        const stranger = await app.world.aStudent();
        await app.world.signIn(stranger);
        const [session] = await app.database.query<{ id: string }>(
          'select id from sessions where account_id = $1',
          [stranger.id],
        );
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
    'POST /auth/export': {
      body: () => ({ password: TEST_PASSWORD }),
      outcomes: signedIn('401', '200'),
    },
    'GET /auth/profile': { outcomes: signedIn('401', '200') },
  },
};
