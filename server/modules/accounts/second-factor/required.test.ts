import { eventually } from '../../../test/eventually';
import { Subscriber } from '../../../test/subscriber';
import { testApp } from '../../../test/test-app';
import { TEST_PASSWORD } from '../../../seed/world';
import type { Account } from '../account.entities';
import { codeOf, secondFactorCalls } from './second-factor.testing';

const MINUTE_MS = 60_000;

const app = testApp({ config: { isDemo: false } });
const second = testApp(() => ({ databaseUrl: app.databaseUrl, config: { isDemo: false } }));
let calls: ReturnType<typeof secondFactorCalls>;
let admin: Account;
let token: string;

beforeAll(async () => {
  calls = secondFactorCalls(app);
});
beforeEach(async () => {
  await app.sql`delete from platform_settings`;
  await app.sql`insert into platform_settings default values`;
  admin = await app.world.anAdmin();
  await app.world.aSecondFactor(admin);
  token = await app.world.signIn(admin);
});

/** Saves the settings with this one; returns the result. */
const requiring = (isRequired: boolean, by = token) => app.as(by)
  .run`mutation { r: updatePlatformSettings(revision: ${1}, input: {
    name: "Waymark", isRegistrationOpen: true, instructorAccess: EVERYONE, adminsNeedSecondFactor: ${isRequired} }) {
    __typename ... on InvalidInput { fields { path message } }
    ... on PlatformSettingsUpdated { settings { revision adminsNeedSecondFactor } } } }`;

const people = (by: string, where = app) =>
  where.graphql('{ viewer { administration { people(first: 1) { nodes { id } } } } }', {}, by);

it('the setting is turned on by an administrator with a second factor only', async () => {
  const other = await app.world.signIn(await app.world.anAdmin());
  expect(await requiring(true, other)).toEqual({
    __typename: 'InvalidInput',
    fields: [
      {
        path: 'adminsNeedSecondFactor',
        message:
          'Turn on a second factor for your own account first, in your profile under “Password and sessions”.',
      },
    ],
  });
  expect(await requiring(true)).toMatchObject({ settings: { revision: 2, adminsNeedSecondFactor: true } });
  expect((await people(token)).status).toBe(200);
});

describe('an administrator without a second factor', () => {
  it('loses every session and socket at once, in every process', async () => {
    const lacking = await app.world.anAdmin();
    const its = await app.world.signIn(lacking);
    const student = await app.world.signIn(await app.world.aStudent());
    expect((await people(its, second)).status).toBe(200);
    const socket = await Subscriber.ofInbox(second, its);
    await requiring(true);
    expect((await people(its)).status).toBe(401);
    await eventually(async () => expect((await people(its, second)).status).toBe(401));
    await eventually(() => expect(socket.closed).not.toBeNull());
    expect(await calls.isOpen(student)).toBe(true);
    expect(await calls.isOpen(token)).toBe(true);
  });

  it('reaches nothing with a session that was opened anyway, over GraphQL, REST and sockets', async () => {
    await requiring(true);
    const its = await app.world.signIn(await app.world.anAdmin());
    expect((await people(its)).status).toBe(401);
    expect((await app.rest('GET', '/auth/profile', { token: its })).status).toBe(401);
    expect((await app.rest('GET', '/admin/audit-log.csv', { token: its })).status).toBe(401);
    const socket = new Subscriber(app, its);
    socket.subscribe('subscription { notificationReceived { inbox { unreadCount } } }');
    await eventually(() => expect(socket.closed).toEqual({ code: 4403, reason: 'Forbidden' }));
  });

  it('logs in by setting one up', async () => {
    await requiring(true);
    const lacking = await app.world.anAdmin();
    const asked = await calls.logIn(lacking);
    expect(asked).toEqual({
      __typename: 'SecondFactorSetUpRequired',
      challenge: expect.any(String),
      expiresAt: new Date(app.clock.now().getTime() + 30 * MINUTE_MS).toISOString(),
    });
    expect(await calls.isOpen(asked.challenge)).toBe(false);
    expect((await calls.complete(asked.challenge, '000000')).__typename).toBe('LogInExpired');
    const body = { email: lacking.email, password: TEST_PASSWORD };
    expect(await app.rest('POST', '/auth/login', { body })).toMatchObject({
      status: 403,
      body: {
        error: 'Administrators of this platform need a second factor. Log in on the website to set it up.',
      },
    });

    const { secret } = await calls.startRequired(asked.challenge);
    expect((await calls.confirmRequired(asked.challenge, '000000')).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    const enabled = await calls.confirmRequired(asked.challenge, codeOf(app, secret));
    expect(enabled).toMatchObject({
      __typename: 'SecondFactorEnabled',
      viewer: { secondFactor: { recoveryCodesLeft: 10, isRequired: true } },
    });
    expect((await people(enabled.token)).status).toBe(200);
    app.clock.advance(MINUTE_MS);
    const again = await calls.confirmRequired(asked.challenge, codeOf(app, secret));
    expect(again.__typename).toBe('LogInExpired');
    expect((await calls.startRequired(asked.challenge)).__typename).toBe('LogInExpired');
    expect((await calls.disable(enabled.token, codeOf(app, secret))).__typename).toBe(
      'SecondFactorNotOptional',
    );
  });

  it('begins anew after half an hour, and cannot use an unknown challenge', async () => {
    await requiring(true);
    const { challenge } = await calls.logIn(await app.world.anAdmin());
    app.clock.advance(30 * MINUTE_MS);
    expect((await calls.startRequired(challenge)).__typename).toBe('LogInExpired');
    expect((await calls.confirmRequired('x'.repeat(43), '123456')).__typename).toBe('LogInExpired');
  });
});

it('cannot replace the secret of an account that has a second factor', async () => {
  const { challenge } = await calls.logIn(admin);
  expect((await calls.startRequired(challenge)).__typename).toBe('LogInExpired');
  expect((await calls.confirmRequired(challenge, '000000')).__typename).toBe('LogInExpired');
});
