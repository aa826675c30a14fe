import { type HostileProvider, startHostileProvider, tokens } from '../../../test/hostile-provider';
import {
  aPerson,
  type Person,
  PUBLIC_URL,
  startTestProvider,
  type TestProvider,
} from '../../../test/oidc-provider';
import {
  confirmAs,
  finishSignIn,
  linkPerson,
  logInWithProvider,
  startConfirmation,
  startLink,
  startSignIn,
} from '../../../test/provider-sign-in';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { TEST_PASSWORD } from '../../../seed/world';
import { codeOf } from '../second-factor/second-factor.testing';

let app: TestApp;
let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
  app = await startTestApp({ config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: provider.settings } });
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

/** A person whose account the provider created, with a session of it. */
async function aPersonLoggedIn(given: Partial<Person> = {}) {
  const person = aPerson(given);
  const { token, viewer } = await logInWithProvider(app, provider, person);
  return { person, token: token as string, accountId: viewer.account.id as string };
}

const run = async (mutation: string, token: string, selection = '') => {
  const { body } = await app.graphql(
    `mutation { r: ${mutation} { __typename ... on InvalidInput { fields { path message } }
      ${selection} } }`,
    {},
    token,
  );
  return body.data?.r ?? body.errors?.[0]?.extensions.code;
};
const createToken = (token: string) => {
  const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
  return run(
    `createAccessToken(input: { name: "A", scopes: [READ_PROFILE], expiresAt: "${expiresAt}" })`,
    token,
  );
};
const NOT_CONFIRMED = {
  __typename: 'InvalidInput',
  fields: [{ path: 'password', message: 'Please confirm with the sign-in provider that it is you' }],
};
const CONFIRMED = { __typename: 'SessionConfirmed' };
const REFUSED = { __typename: 'ProviderSignInRefused' };

describe('an account without a password', () => {
  it('is deleted after a log-in with its provider, and not without', async () => {
    const { person, token } = await aPersonLoggedIn();
    const deletion = `requestAccountDeletion(input: { email: "${person.email!}" })`;
    expect(await run(deletion, token)).toMatchObject(NOT_CONFIRMED);
    expect(await confirmAs(app, provider, token, person)).toMatchObject(CONFIRMED);
    expect(await run(deletion, token)).toMatchObject({ __typename: 'AccountDeletionRequested' });
  });

  it('is exported, gets a second factor, new recovery codes and access tokens, each with a log-in of its own', async () => {
    const { person, token } = await aPersonLoggedIn();
    const confirm = () => confirmAs(app, provider, token, person);
    const exported = () => app.rest('POST', '/auth/export', { body: {}, token });
    expect((await exported()).status).toBe(400);
    await confirm();
    expect((await exported()).status).toBe(200);
    expect((await exported()).status).toBe(400);

    expect(await createToken(token)).toMatchObject(NOT_CONFIRMED);
    await confirm();
    expect(await createToken(token)).toMatchObject({ __typename: 'AccessTokenCreated' });

    expect(await run('startSecondFactor(input: {})', token)).toMatchObject(NOT_CONFIRMED);
    await confirm();
    const { secret } = await run(
      'startSecondFactor(input: {})',
      token,
      '... on SecondFactorStarted { secret }',
    );
    const code = (steps: number) => codeOf(app, secret as string, steps);
    expect(await run(`confirmSecondFactor(code: "${code(0)}")`, token)).toMatchObject({
      __typename: 'SecondFactorEnabled',
    });
    const disable = (given = code(1)) => run(`disableSecondFactor(input: { code: "${given}" })`, token);
    const renew = (given: string) => run(`renewRecoveryCodes(input: { code: "${given}" })`, token);
    expect(await disable()).toMatchObject(NOT_CONFIRMED);
    await confirm();
    // A wrong code leaves the confirmation for the right one.
    expect(await disable('no code')).toMatchObject({ __typename: 'InvalidSecondFactorCode' });
    expect(await renew(code(1))).toMatchObject({ __typename: 'RecoveryCodesRenewed' });
    app.clock.advance(30_000);
    expect(await disable()).toMatchObject(NOT_CONFIRMED);
    await confirm();
    expect(await disable()).toMatchObject({ __typename: 'SecondFactorDisabled' });
  });

  it('is confirmed for five minutes', async () => {
    const { person, token } = await aPersonLoggedIn();
    await confirmAs(app, provider, token, person);
    app.clock.advance(5 * 60 * 1000);
    expect(await createToken(token)).toMatchObject(NOT_CONFIRMED);
  });

  it('is confirmed once for twelve calls at once', async () => {
    const { person, token } = await aPersonLoggedIn();
    await confirmAs(app, provider, token, person);
    const all = await Promise.all(Array.from({ length: 12 }, () => createToken(token)));
    expect(all.filter((one) => one.__typename === 'AccessTokenCreated')).toHaveLength(1);
    expect(all.filter((one) => one.__typename === 'InvalidInput')).toHaveLength(11);
  });

  it('says whether the session is confirmed', async () => {
    const { person, token } = await aPersonLoggedIn();
    const state = async () =>
      (await app.graphql('{ viewer { signInMethods { hasPassword isConfirmed } } }', {}, token)).body.data
        .viewer.signInMethods;
    expect(await state()).toEqual({ hasPassword: false, isConfirmed: false });
    await confirmAs(app, provider, token, person);
    expect(await state()).toEqual({ hasPassword: false, isConfirmed: true });
  });
});

describe('a confirmation', () => {
  it('asks the provider to log the person in again, and to say when', async () => {
    const { token } = await aPersonLoggedIn();
    const { authorizationUrl } = await startConfirmation(app, token);
    const { searchParams } = new URL(authorizationUrl);
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
    const logIn = new URL((await startSignIn(app)).authorizationUrl).searchParams;
    expect([logIn.get('prompt'), logIn.get('max_age')]).toEqual([null, null]);
  });

  it('is not given for the identity of somebody else', async () => {
    const { token } = await aPersonLoggedIn();
    const other = await aPersonLoggedIn();
    for (const person of [other.person, aPerson()])
      expect(await confirmAs(app, provider, token, person)).toMatchObject({
        ...REFUSED,
        message: 'This is not the Northfield School account that is linked to your account here.',
      });
    expect(await createToken(token)).toMatchObject(NOT_CONFIRMED);
    expect(await createToken(other.token)).toMatchObject(NOT_CONFIRMED);
  });

  it('is for the session that began it, not another of the same account', async () => {
    const { person, token } = await aPersonLoggedIn();
    const { token: another } = await logInWithProvider(app, provider, person);
    const { authorizationUrl, verifier } = await startConfirmation(app, token);
    const answer = await provider.visit(authorizationUrl, person);
    expect(await finishSignIn(app, answer, verifier, another)).toMatchObject(REFUSED);
    expect(await finishSignIn(app, answer, verifier, token)).toMatchObject(REFUSED);
    await confirmAs(app, provider, token, person);
    expect(await createToken(another)).toMatchObject(NOT_CONFIRMED);
    expect(await createToken(token)).toMatchObject({ __typename: 'AccessTokenCreated' });
  });

  it('does not come from an ordinary log-in, and an answer works once', async () => {
    const { person, token } = await aPersonLoggedIn();
    const begun = await startSignIn(app);
    const answer = await provider.visit(begun.authorizationUrl, person);
    expect(await finishSignIn(app, answer, begun.verifier, token)).toMatchObject({ __typename: 'LoggedIn' });
    expect(await createToken(token)).toMatchObject(NOT_CONFIRMED);

    const { authorizationUrl, verifier } = await startConfirmation(app, token);
    const confirmed = await provider.visit(authorizationUrl, person);
    const all = await Promise.all(
      Array.from({ length: 12 }, () => finishSignIn(app, confirmed, verifier, token)),
    );
    expect(all.filter(({ __typename }) => __typename === 'SessionConfirmed')).toHaveLength(1);
  });

  it('does not replace the password of an account that has one', async () => {
    const student = await app.world.aStudent();
    const token = await app.world.signIn(student);
    const person = aPerson();
    await linkPerson(app, provider, { token, person, password: TEST_PASSWORD });
    expect(await confirmAs(app, provider, token, person)).toMatchObject(REFUSED);
    expect(await createToken(token)).toMatchObject({
      fields: [{ path: 'password', message: 'Please enter your password' }],
    });
  });

  it('ends when a password is set', async () => {
    const { person, token, accountId } = await aPersonLoggedIn();
    await confirmAs(app, provider, token, person);
    await app.database.query(`update accounts set password_hash = 'a hash' where id = $1`, [accountId]);
    expect(await createToken(token)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('also lets the owner link another identity', async () => {
    const { person, token } = await aPersonLoggedIn();
    await confirmAs(app, provider, token, person);
    const linking = await startLink(app, token, null);
    expect(linking).toMatchObject({ __typename: 'ProviderSignInStarted' });
    expect(await startLink(app, token, null)).toMatchObject({ __typename: 'InvalidInput' });
  });
});

describe('a provider that does not log the person in again', () => {
  let hostile: HostileProvider;
  let other: TestApp;
  beforeAll(async () => {
    hostile = await startHostileProvider();
    other = await startTestApp({ config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: hostile.settings } });
  });
  afterAll(async () => {
    await other.stop();
    await hostile.stop();
  });

  const seconds = () => Math.floor(Date.now() / 1000);

  async function finish(
    started: { authorizationUrl: string; verifier: string },
    given: object,
    token?: string,
  ) {
    const { searchParams } = new URL(started.authorizationUrl);
    hostile.idToken = tokens.signed({
      iss: hostile.settings.issuer,
      aud: hostile.settings.clientId,
      sub: 'ada',
      nonce: searchParams.get('nonce'),
      iat: seconds(),
      exp: seconds() + 300,
      email: 'ada@school.example',
      email_verified: true,
      name: 'Ada',
      ...given,
    });
    const state = searchParams.get('state')!;
    const answer = new URLSearchParams({ state, code: 'a code', iss: hostile.settings.issuer });
    return finishSignIn(other, answer, started.verifier, token);
  }

  it.each([
    ['says nothing about when', () => ({}), 'ProviderSignInRefused'],
    ['says that it was a minute before', () => ({ auth_time: seconds() - 60 }), 'ProviderSignInRefused'],
    ['says something else than a time', () => ({ auth_time: 'now' }), 'ProviderSignInRefused'],
    ['says that it was now', () => ({ auth_time: seconds() }), 'SessionConfirmed'],
  ])('confirms nothing unless it was just now: it %s', async (_, given, expected) => {
    const { token } = await finish(await startSignIn(other), {});
    const { __typename } = await finish(await startConfirmation(other, token), given(), token);
    expect(__typename).toBe(expected);
  });
});
