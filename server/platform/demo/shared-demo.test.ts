import sharp from 'sharp';
import { TEST_PASSWORD } from '../../seed/world';
import { startTestApp, type TestApp } from '../../test/test-app';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './platform.service';

// Everybody knows the passwords of a public demo: nobody can spoil or close it for the next visitor.

let app: TestApp;
let admin: string;
let sharedId: string;

const [student, , , administrator] = DEMO_ACCOUNTS;

beforeAll(async () => {
  app = await startTestApp({ config: { isDemo: true } });
  for (const { email, role } of DEMO_ACCOUNTS) {
    const given = { email, password: DEMO_PASSWORD };
    if (role === 'STUDENT') sharedId = (await app.world.aStudent(given)).id;
    else if (role === 'ADMIN') admin = await app.world.signIn(await app.world.anAdmin(given));
    else await app.world.anInstructor(given);
  }
});
afterAll(async () => {
  for (const { email } of DEMO_ACCOUNTS)
    expect((await app.rest('POST', '/auth/login', { body: { email, password: DEMO_PASSWORD } })).status).toBe(
      200,
    );
  await app.stop();
});

async function refusalOf(query: string, variables: Record<string, unknown> = {}): Promise<object> {
  const { body } = await app.graphql(query, variables, admin);
  const [{ message, extensions }] = body.errors as unknown as [
    { message: string; extensions: { code: string } },
  ];
  return { code: extensions.code, message };
}

const SETTINGS = {
  code: 'FORBIDDEN',
  message: 'Everyone shares this demo, so its settings can’t be changed.',
};

describe('the settings of the platform', () => {
  it.each([
    [
      'the form',
      `mutation { updatePlatformSettings(revision: 1, input: { name: "Mine", isRegistrationOpen: false,
         adminsNeedSecondFactor: true, instructorAccess: EVERYONE }) { __typename } }`,
    ],
    ['the logo', 'mutation { removePlatformLogo { logoUrl } }'],
    [
      'the budgets of the assistant',
      'mutation { updateAssistantBudgets(revision: 1, input: { unit: REQUESTS, perMonth: 1 }) { __typename } }',
    ],
    ['a new category', 'mutation { addCategory(input: { name: "Mine", isMain: true }) { __typename } }'],
    [
      'the name of a category',
      'mutation ($id: ID!) { updateCategory(id: $id, input: { name: "Mine", isMain: true }) { __typename } }',
    ],
    ['the order of categories', 'mutation ($id: ID!) { moveCategory(id: $id, position: 9) { __typename } }'],
    ['a category', 'mutation ($id: ID!) { removeCategory(id: $id) { __typename } }'],
  ])('are not changed: %s', async (_what, mutation) => {
    const [category] = await app.sql`select id from categories limit 1`;
    expect(await refusalOf(mutation, mutation.includes('$id') ? { id: category!.id } : {})).toEqual(SETTINGS);
  });

  it('are not changed over REST', async () => {
    const picture = { create: { width: 9, height: 9, channels: 3 as const, background: '#fff' } };
    const body = await sharp(picture).png().toBuffer();
    const refused = await app.rest('PUT', '/platform/logo', { token: admin, body });
    expect(refused).toMatchObject({ status: 403, body: { error: SETTINGS.message } });
  });

  it('can be looked at', async () => {
    const { body } = await app.as(admin)
      .graphql`{ viewer { administration { settings { name revision } categories { name } } } }`;
    expect(body.data.viewer.administration).toMatchObject({ settings: { name: 'Waymark', revision: 1 } });
    expect(body.data.viewer.administration.categories.length).toBeGreaterThan(10);
  });

  it('send no test email', async () => {
    const { body } = await app.as(admin)
      .graphql`mutation { r: sendTestEmail { __typename ... on UserError { message } } }`;
    expect(body.data.r).toEqual({
      __typename: 'TestEmailFailed',
      message: 'This is a demo: no emails are sent.',
    });
  });
});

describe('the demo accounts', () => {
  it.each([
    'changeRole(accountId: $id, role: ADMIN) { id }',
    'suspendAccount(accountId: $id) { id }',
    'reinstateAccount(accountId: $id) { id }',
    'signOutEverywhere(accountId: $id) { id }',
    'removeSecondFactor(accountId: $id) { id }',
    'sendResetToken(accountId: $id) { resetToken }',
  ])('are not changed by %s', async (field) => {
    expect(await refusalOf(`mutation ($id: ID!) { ${field} }`, { id: sharedId })).toEqual({
      code: 'FORBIDDEN',
      message: 'Everyone shares the demo accounts, so they can’t be changed.',
    });
  });

  it('keep their passwords', async () => {
    const sentence = 'Everyone shares the demo accounts, so their passwords can’t be changed.';
    const changed = refusalOf(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
      { input: { currentPassword: DEMO_PASSWORD, newPassword: 'mine alone now' } },
    );
    expect(await changed).toEqual({ code: 'FORBIDDEN', message: sentence });
    for (const { email } of [student, administrator]) {
      const rest = await app.rest('POST', '/auth/request-reset-token', {
        body: { email: ` ${email.toUpperCase()} ` },
      });
      expect(rest).toMatchObject({ status: 403, body: { error: sentence } });
      const asked = refusalOf(
        'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }',
        { input: { email } },
      );
      expect(await asked).toEqual({ code: 'FORBIDDEN', message: sentence });
    }
  });

  it('are not deleted, and get no second factor', async () => {
    const input = { email: administrator.email, password: DEMO_PASSWORD };
    const deleted = refusalOf(
      'mutation ($input: RequestAccountDeletionInput!) { requestAccountDeletion(input: $input) { __typename } }',
      { input },
    );
    expect(await deleted).toEqual({
      code: 'FORBIDDEN',
      message: 'Everyone shares the demo accounts, so they can’t be deleted.',
    });
    const secured = refusalOf(
      'mutation ($input: StartSecondFactorInput!) { startSecondFactor(input: $input) { __typename } }',
      { input: { password: DEMO_PASSWORD } },
    );
    expect(await secured).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keep their email addresses', async () => {
    const asked = refusalOf(
      'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { __typename } }',
      { input: { newEmail: 'mine@example.org', password: DEMO_PASSWORD } },
    );
    expect(await asked).toEqual({
      code: 'FORBIDDEN',
      message: 'Everyone shares the demo accounts, so their email addresses can’t be changed.',
    });
  });
});

it('what a visitor registers is theirs', async () => {
  const token = await app.world.signIn(await app.world.aStudent());
  const changed = await app.as(token)
    .graphql`mutation { r: changePassword(input: ${{ currentPassword: TEST_PASSWORD, newPassword: 'another long one' }}) {
      __typename } }`;
  expect(changed.body.data.r.__typename).toBe('PasswordChanged');
});
