import { TEST_PASSWORD } from '../../../seed/world';
import { untilWaiting } from '../../../test/lock-waiters';
import {
  aPerson,
  type Person,
  PUBLIC_URL,
  startTestProvider,
  type TestProvider,
} from '../../../test/oidc-provider';
import { auditOf, finishSignIn, logInWithProvider, startSignIn } from '../../../test/provider-sign-in';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { AccountAdministrationService } from '../administration/account-administration.service';
import { PasswordResetService } from '../password-reset.service';
import { codeOf, secondFactorCalls } from '../second-factor/second-factor.testing';

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

const logIn = (person: Person, on = app) => logInWithProvider(app, provider, person, on);
const accountsWith = (email: string) =>
  app.database.query<{ id: string; role: string; hasPassword: boolean; name: string }>(
    `select id, name, role, password_hash is not null as "hasPassword" from accounts where email = $1`,
    [email],
  );
const viewerNameWith = async (token: string) =>
  (await app.graphql('{ viewer { account { name } } }', {}, token)).body.data?.viewer?.account.name;

describe('a log-in with the provider', () => {
  it('creates an account without a password, and finds it the next time', async () => {
    const person = aPerson({ email: 'Ada@School.Example', name: 'Ada' });
    const first = await logIn(person);
    expect(first).toMatchObject({
      __typename: 'LoggedIn',
      viewer: { account: { name: 'Ada', role: 'STUDENT' } },
    });
    expect(await viewerNameWith(first.token)).toBe('Ada');
    const [account] = await accountsWith('ada@school.example');
    expect(account).toMatchObject({ name: 'Ada', hasPassword: false });

    // The subject decides, not the email.
    const second = await logIn({ ...person, email: 'married@school.example', name: 'Ada B.' });
    expect(second.viewer.account.id).toBe(account!.id);
    expect(await auditOf(app, account!.id)).toEqual([
      'IDENTITY_LINKED',
      'SIGNED_IN_WITH_PROVIDER',
      'SIGNED_IN_WITH_PROVIDER',
    ]);
  });

  it('creates one account for twelve at once', async () => {
    const person = aPerson();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { authorizationUrl, verifier } = await startSignIn(app);
        return { answer: await provider.visit(authorizationUrl, person), verifier };
      }),
    );
    const logIns = await Promise.all(
      answers.map(({ answer, verifier }) => finishSignIn(app, answer, verifier)),
    );
    expect(logIns.map(({ __typename }) => __typename)).toEqual(Array<string>(12).fill('LoggedIn'));
    expect(await accountsWith(person.email!)).toHaveLength(1);
  });

  it('can be finished by another process', async () => {
    const other = await startTestApp({
      config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: provider.settings },
      databaseUrl: app.databaseUrl,
    });
    expect((await logIn(aPerson(), other)).__typename).toBe('LoggedIn');
    await other.stop();
  });

  it('continues after the provider has replaced its key', async () => {
    await provider.rotateKey();
    // The library loads unknown keys again, at most once a minute; the metadata is loaded again after an hour.
    app.clock.advance(61 * 60 * 1000);
    expect((await logIn(aPerson())).__typename).toBe('LoggedIn');
  });

  it('creates no account while registration is closed, and still logs in those with one', async () => {
    const known = aPerson();
    await logIn(known);
    await app.database.query('update platform_settings set is_registration_open = false');
    const newcomer = aPerson();
    const closed = await startTestApp({
      config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: provider.settings },
      databaseUrl: app.databaseUrl,
    });
    expect(await logIn(newcomer, closed)).toMatchObject({
      __typename: 'ProviderSignInRefused',
      message: 'You have no account on this platform yet, and registration is closed.',
    });
    expect((await logIn(known, closed)).__typename).toBe('LoggedIn');
    await closed.stop();
    await app.database.query('update platform_settings set is_registration_open = true');
    expect(await accountsWith(newcomer.email!)).toEqual([]);
  });

  it('creates no account if the configuration says so', async () => {
    const strict = await startTestApp({
      config: {
        publicUrl: PUBLIC_URL,
        isDemo: false,
        oidc: { ...provider.settings, createsAccounts: false },
      },
      databaseUrl: app.databaseUrl,
    });
    const newcomer = aPerson();
    expect((await logIn(newcomer, strict)).__typename).toBe('ProviderSignInRefused');
    await strict.stop();
    expect(await accountsWith(newcomer.email!)).toEqual([]);
  });
});

describe('a log-in that is refused', () => {
  it('works once: the same answer again, and twelve times at once', async () => {
    const { authorizationUrl, verifier } = await startSignIn(app);
    const answer = await provider.visit(authorizationUrl, aPerson());
    const all = await Promise.all(Array.from({ length: 12 }, () => finishSignIn(app, answer, verifier)));
    expect(all.filter(({ __typename }) => __typename === 'LoggedIn')).toHaveLength(1);
    expect(all.filter(({ __typename }) => __typename === 'ProviderSignInRefused')).toHaveLength(11);
  });

  it('refuses a code that was used in another log-in', async () => {
    const first = await startSignIn(app);
    const answer = await provider.visit(first.authorizationUrl, aPerson());
    await finishSignIn(app, answer, first.verifier);
    const second = await startSignIn(app);
    const replayed = await provider.visit(second.authorizationUrl, aPerson());
    replayed.set('code', answer.get('code')!);
    expect((await finishSignIn(app, replayed, second.verifier)).__typename).toBe('ProviderSignInRefused');
  });

  it('refuses what another browser began, so that nobody is logged in as somebody else', async () => {
    const victim = await startSignIn(app);
    const attacker = await startSignIn(app);
    const answer = await provider.visit(attacker.authorizationUrl, aPerson());
    expect(await finishSignIn(app, answer, victim.verifier)).toMatchObject({
      message: 'This log-in has expired or was started in another window. Please start it again.',
    });
    // Nor with the state of the victim and the code of the attacker.
    const { searchParams } = new URL(victim.authorizationUrl);
    answer.set('state', searchParams.get('state')!);
    expect((await finishSignIn(app, answer, victim.verifier)).__typename).toBe('ProviderSignInRefused');
  });

  it('refuses an answer that claims to be of another issuer, or of none', async () => {
    for (const issuer of ['https://evil.example', null]) {
      const { authorizationUrl, verifier } = await startSignIn(app);
      const answer = await provider.visit(authorizationUrl, aPerson());
      if (issuer === null) answer.delete('iss');
      else answer.set('iss', issuer);
      expect((await finishSignIn(app, answer, verifier)).__typename).toBe('ProviderSignInRefused');
    }
  });

  it('expires after ten minutes, and is then removed', async () => {
    const { authorizationUrl, verifier } = await startSignIn(app);
    const answer = await provider.visit(authorizationUrl, aPerson());
    app.clock.advance(10 * 60 * 1000);
    expect((await finishSignIn(app, answer, verifier)).__typename).toBe('ProviderSignInRefused');
  });

  it('says that it was canceled, and never repeats what the address says', async () => {
    const canceled = await startSignIn(app);
    const state = (started: { authorizationUrl: string }) =>
      new URL(started.authorizationUrl).searchParams.get('state')!;
    const answer = new URLSearchParams({ state: state(canceled), error: 'access_denied' });
    expect(await finishSignIn(app, answer, canceled.verifier)).toEqual({
      __typename: 'ProviderSignInRefused',
      message: 'The log-in with Northfield School was canceled.',
    });
    const injected = await startSignIn(app);
    const hostile = new URLSearchParams({ state: state(injected), error: '<b>call 555</b>', code: 'x' });
    expect(await finishSignIn(app, hostile, injected.verifier)).toEqual({
      __typename: 'ProviderSignInRefused',
      message: 'Northfield School did not confirm who you are. Try again, or log in with your password.',
    });
  });

  it('does not let in a suspended account, nor one that an administrator suspends meanwhile', async () => {
    const person = aPerson();
    const { viewer, token } = await logIn(person);
    const administrator = await app.world.anAdmin();
    const by = { viewer: { account: administrator, sessionHash: '' }, address: '127.0.0.1' };
    await app.app
      .service(AccountAdministrationService)
      .suspend(by, viewer.account.id, { unpublishesCourses: false });
    expect((await logIn(person)).__typename).toBe('AccountSuspended');
    expect(await viewerNameWith(token)).toBeUndefined();
  });

  it.each([
    ['suspended_at', 'AccountSuspended'],
    ['second_factor_since', 'ProviderSignInRefused'],
  ])('says what changed if %s is set during the log-in', async (column, expected) => {
    const person = aPerson();
    const { viewer } = await logIn(person);
    const { opening } = await app.database.transaction(async (changing) => {
      await changing.query(`update accounts set ${column} = now() where id = $1`, [viewer.account.id]);
      const opening = logIn(person);
      await untilWaiting(app.database, 1, 'accounts: open session');
      return { opening };
    });
    expect((await opening).__typename).toBe(expected);
  });
});

describe('an account without a password', () => {
  it('cannot log in with a password until one is set with a reset token', async () => {
    const person = aPerson();
    const { token } = await logIn(person);
    const changePassword = async (currentPassword: string) => {
      const { body } = await app.graphql(
        'mutation ($input: ChangePasswordInput!) { r: changePassword(input: $input) { __typename } }',
        { input: { currentPassword, newPassword: 'quite another one' } },
        token,
      );
      return body.data.r.__typename;
    };
    const logInWith = async (password: string) => {
      const { body } = await app.graphql(
        'mutation ($input: LogInInput!) { r: logIn(input: $input) { __typename } }',
        { input: { email: person.email, password } },
      );
      return body.data.r.__typename;
    };
    expect(await changePassword('anything')).toBe('InvalidInput');
    expect(await logInWith('null')).toBe('InvalidCredentials');

    const [account] = await accountsWith(person.email!);
    const resetToken = await app.app.service(PasswordResetService).newToken(account!.id);
    const { body } = await app.graphql(
      'mutation ($input: ResetPasswordInput!) { r: resetPassword(input: $input) { __typename } }',
      { input: { email: person.email, resetToken, newPassword: 'a first password' } },
    );
    expect(body.data.r.__typename).toBe('PasswordReset');
    expect(await logInWith('a first password')).toBe('LoggedIn');
    expect((await logIn(person)).viewer.account.id).toBe(account!.id);
  });
});

describe('an account with a second factor', () => {
  it('is asked for its code by the platform', async () => {
    const person = aPerson();
    await logIn(person);
    const [account] = await accountsWith(person.email!);
    const secret = await app.world.aSecondFactor({ id: account!.id });
    const asked = await logIn(person);
    expect(asked).toMatchObject({ __typename: 'SecondFactorRequired' });
    const done = await secondFactorCalls(app).complete(asked.challenge, codeOf(app, secret));
    expect(done.viewer.account.id).toBe(account!.id);
  });
});

describe('a provider that is down', () => {
  it('is named, and the password still works', async () => {
    const gone = await startTestApp({
      config: { publicUrl: PUBLIC_URL, oidc: { ...provider.settings, issuer: 'http://127.0.0.1:9' } },
      databaseUrl: app.databaseUrl,
    });
    expect(await startSignIn(gone)).toEqual({
      __typename: 'ProviderSignInRefused',
      message: 'Northfield School can’t be reached right now. Try again later, or log in with your password.',
    });
    const student = await gone.world.aStudent();
    const { body } = await gone.graphql(
      'mutation ($input: LogInInput!) { r: logIn(input: $input) { __typename } }',
      {
        input: { email: student.email, password: TEST_PASSWORD },
      },
    );
    expect(body.data.r.__typename).toBe('LoggedIn');
    await gone.stop();
  });
});
