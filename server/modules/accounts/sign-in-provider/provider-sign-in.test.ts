import { newId } from '../../../platform/ids';
import { hashToken, newSecretToken } from '../../../platform/secrets';
import { untilWaiting } from '../../../test/lock-waiters';
import { aPerson, type Person, PUBLIC_URL } from '../../../test/oidc-provider';
import { appWithProvider, auditOf, finishSignIn, startSignIn } from '../../../test/provider-sign-in';
import { sharedFixture } from '../../../test/fixture';
import { startTestApp } from '../../../test/test-app';
import { AccountAdministrationService } from '../administration/account-administration.service';
import { PasswordResetService } from '../password-reset.service';
import { codeOf, secondFactorCalls } from '../second-factor/second-factor.testing';

const { app, provider, logIn } = appWithProvider();

const accountsWith = (email: string) =>
  app.sql`select id, name, role, password_hash is not null as "hasPassword", email_proved_at is not null as verified
    from accounts where email = ${email}`;
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

  it('continues after the provider has replaced its key', async () => {
    await provider().rotateKey();
    // The library loads unknown keys again, at most once a minute; the metadata is loaded again after an hour.
    app.clock.advance(61 * 60 * 1000);
    expect((await logIn(aPerson())).__typename).toBe('LoggedIn');
  });

  it('creates no account while registration is closed, and still logs in those with one', async () => {
    const known = aPerson();
    await logIn(known);
    await app.sql`update platform_settings set is_registration_open = false`;
    const newcomer = aPerson();
    const closed = await startTestApp({
      config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: provider().settings },
      databaseUrl: app.databaseUrl,
    });
    expect(await logIn(newcomer, closed)).toMatchObject({
      __typename: 'ProviderSignInRefused',
      message: 'You have no account on this platform yet, and registration is closed.',
    });
    expect((await logIn(known, closed)).__typename).toBe('LoggedIn');
    await closed.stop();
    await app.sql`update platform_settings set is_registration_open = true`;
    expect(await accountsWith(newcomer.email!)).toEqual([]);
  });

  it('creates no account if the configuration says so', async () => {
    const strict = await startTestApp({
      config: {
        publicUrl: PUBLIC_URL,
        isDemo: false,
        oidc: { ...provider().settings, createsAccounts: false },
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
    const answer = await provider().visit(authorizationUrl, aPerson());
    const all = await app.atOnce(12, () => finishSignIn(app, answer, verifier));
    expect(all.filter(({ __typename }) => __typename === 'LoggedIn')).toHaveLength(1);
    expect(all.filter(({ __typename }) => __typename === 'ProviderSignInRefused')).toHaveLength(11);
  });

  it('refuses a code that was used in another log-in', async () => {
    const first = await startSignIn(app);
    const answer = await provider().visit(first.authorizationUrl, aPerson());
    await finishSignIn(app, answer, first.verifier);
    const second = await startSignIn(app);
    const replayed = await provider().visit(second.authorizationUrl, aPerson());
    replayed.set('code', answer.get('code')!);
    expect((await finishSignIn(app, replayed, second.verifier)).__typename).toBe('ProviderSignInRefused');
  });

  it('refuses what another browser began, so that nobody is logged in as somebody else', async () => {
    const victim = await startSignIn(app);
    const attacker = await startSignIn(app);
    const answer = await provider().visit(attacker.authorizationUrl, aPerson());
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
      const answer = await provider().visit(authorizationUrl, aPerson());
      if (issuer === null) answer.delete('iss');
      else answer.set('iss', issuer);
      expect((await finishSignIn(app, answer, verifier)).__typename).toBe('ProviderSignInRefused');
    }
  });

  it('expires after ten minutes, and is then removed', async () => {
    const { authorizationUrl, verifier } = await startSignIn(app);
    const answer = await provider().visit(authorizationUrl, aPerson());
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
    const by = { account: administrator, sessionHash: '' };
    await app.app.service(AccountAdministrationService).suspend(by, viewer.account.id, false);
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

it('an account without a password cannot log in with a password until one is set with a reset token', async () => {
  const person = aPerson();
  const { token } = await logIn(person);
  const change = await app.as(token)
    .run`mutation { r: changePassword(input: ${{ currentPassword: 'anything', newPassword: 'quite another one' }}) {
      __typename } }`;
  expect(change.__typename).toBe('InvalidInput');
  const logInWith = async (password: string) =>
    (await app.rest('POST', '/auth/login', { body: { email: person.email, password } })).status;
  expect(await logInWith('null')).toBe(401);

  const [account] = await accountsWith(person.email!);
  const resetToken = await app.app.service(PasswordResetService).newToken(account!.id);
  await app.as()
    .run`mutation { r: resetPassword(input: ${{ email: person.email, resetToken, newPassword: 'a first password' }}) {
      __typename } }`;
  expect(await logInWith('a first password')).toBe(200);
  expect((await logIn(person)).viewer.account.id).toBe(account!.id);
});

it('an account with a second factor is asked for its code by the platform', async () => {
  const person = aPerson();
  await logIn(person);
  const [account] = await accountsWith(person.email!);
  const secret = await app.world.aSecondFactor({ id: account!.id });
  const asked = await logIn(person);
  expect(asked).toMatchObject({ __typename: 'SecondFactorRequired' });
  const done = await secondFactorCalls(app).complete(asked.challenge, codeOf(app, secret));
  expect(done.viewer.account.id).toBe(account!.id);
});

it('a provider that is down is named', async () => {
  const gone = await startTestApp({
    config: { publicUrl: PUBLIC_URL, oidc: { ...provider().settings, issuer: 'http://127.0.0.1:9' } },
    databaseUrl: app.databaseUrl,
  });
  expect(await startSignIn(gone)).toEqual({
    __typename: 'ProviderSignInRefused',
    message: 'Northfield School can’t be reached right now. Try again later, or log in with your password.',
  });
  await gone.stop();
});

const NO_ACCOUNT = {
  __typename: 'ProviderSignInRefused',
  message: 'You have no account on this platform yet, and registration is closed.',
};
const closeRegistration = () => app.sql`update platform_settings set is_registration_open = false`;
const openRegistration = () => app.sql`update platform_settings set is_registration_open = true`;

type Kind = 'platform' | 'team' | 'student';
const VALID = "now() + interval '1 day'";

/** Invites this address, and returns the token of the link. */
async function invite(kind: Kind, email: string, until = VALID): Promise<string> {
  const token = newSecretToken();
  const personId = newId();
  if (kind === 'platform')
    await app.database.query(
      `insert into instructor_invitations (token_hash, email, invited_at, expires_at) values ($1, $2, now(), ${until})`,
      [hashToken(token), email],
    );
  if (kind === 'team')
    await app.database.query(
      `insert into course_invitations (id, token_hash, course_id, email, role, sees_addresses, invited_by, invited_at, expires_at)
       values ($1, $2, $3, $4, 'ASSISTANT', false, $5, now(), ${until})`,
      [newId(), hashToken(token), course.id, email, owner.id],
    );
  if (kind === 'student') {
    await app.database.query(
      `insert into invited_people (id, email, name, token_hash, expires_at) values ($1, $2, 'Ivy', $3, ${until})`,
      [personId, email, hashToken(token)],
    );
    await app.sql`insert into student_invitations (person_id, course_id, name, invited_at, expires_at)
      values (${personId}, ${course.id}, 'Ivy', now(), now() + interval '1 day')`;
  }
  return token;
}

/** The whole log-in of a person who came with the link of an invitation. */
async function logInWith(invitation: string, person: Person) {
  const { authorizationUrl, verifier } = await startSignIn(app, invitation);
  expect(authorizationUrl).not.toContain(invitation);
  expect(authorizationUrl).not.toContain(hashToken(invitation).toString('hex'));
  return finishSignIn(app, await provider().visit(authorizationUrl, person), verifier);
}
const enrolledIn = (accountId: string) =>
  app.column<string>`select course_id as id from enrollments where student_id = ${accountId}`;

const owner = sharedFixture(() => app.world.anInstructor());
const course = sharedFixture(() => app.world.aCourse(owner));

describe('while registration is closed', () => {
  beforeEach(closeRegistration);
  afterAll(openRegistration);

  it.each(['platform', 'team'] as const)(
    'an invitation to the %s makes an instructor, with its link or without',
    async (kind) => {
      for (const hasLink of [true, false]) {
        const person = aPerson();
        const token = await invite(kind, person.email!);
        const { viewer } = await (hasLink ? logInWith(token, person) : logIn(person));
        expect(viewer.account.role).toBe('INSTRUCTOR');
        expect(await accountsWith(person.email!)).toMatchObject([{ verified: true }]);
        expect(await auditOf(app, viewer.account.id)).toContain('INSTRUCTOR_REGISTERED');
        const left = await app.database.query(
          `select from ${kind === 'platform' ? 'instructor_invitations' : 'course_invitations'} where email = $1`,
          [person.email],
        );
        // One to a team is still to be accepted.
        expect(left).toHaveLength(kind === 'platform' ? 0 : 1);
      }
    },
  );

  it('an invitation of a student makes a student, who is enrolled', async () => {
    for (const hasLink of [true, false]) {
      const person = aPerson();
      const token = await invite('student', person.email!);
      const { viewer } = await (hasLink ? logInWith(token, person) : logIn(person));
      expect(viewer.account.role).toBe('STUDENT');
      // Without the link they did not accept yet.
      expect(await enrolledIn(viewer.account.id)).toEqual(hasLink ? [course.id] : []);
    }
  });

  it.each(['platform', 'team', 'student'] as const)(
    'nobody gets in with an invitation (%s) of another address, of one that is not verified, or an expired one',
    async (kind) => {
      const stranger = aPerson();
      const token = await invite(kind, aPerson().email!);
      expect(await logInWith(token, stranger)).toEqual({
        __typename: 'ProviderSignInRefused',
        message: 'This invitation is for another email address',
      });
      expect(await logIn(stranger)).toEqual(NO_ACCOUNT);

      const unverified = aPerson({ email_verified: false });
      const theirs = await invite(kind, unverified.email!);
      expect((await logInWith(theirs, unverified)).message).toMatch(/has not verified your email address/);
      expect((await logIn(unverified)).message).toMatch(/has not verified your email address/);

      const late = aPerson();
      const expired = await invite(kind, late.email!, "now() - interval '1 minute'");
      expect(await logInWith(expired, late)).toEqual({
        __typename: 'ProviderSignInRefused',
        message: 'This invitation is invalid, was already used, or has expired',
      });
      expect(await logIn(late)).toEqual(NO_ACCOUNT);
      for (const { email } of [stranger, unverified, late]) expect(await accountsWith(email!)).toEqual([]);
    },
  );

  it('one account is created with an invitation if twelve log-ins end at once', async () => {
    const person = aPerson();
    const token = await invite('platform', person.email!);
    const answers = await app.atOnce(12, async () => {
      const { authorizationUrl, verifier } = await startSignIn(app, token);
      return { answer: await provider().visit(authorizationUrl, person), verifier };
    });
    const logIns = await Promise.all(
      answers.map(({ answer, verifier }) => finishSignIn(app, answer, verifier)),
    );
    expect(logIns.map(({ __typename }) => __typename)).toEqual(Array<string>(12).fill('LoggedIn'));
    expect(await accountsWith(person.email!)).toMatchObject([{ role: 'INSTRUCTOR' }]);
  });
});

describe('while registration is open', () => {
  it('only the link of an invitation makes an instructor, so that nobody becomes one unasked', async () => {
    const [asked, unasked] = [aPerson(), aPerson()];
    const token = await invite('team', asked.email!);
    await invite('team', unasked.email!);
    expect((await logIn(unasked)).viewer.account.role).toBe('STUDENT');
    expect((await logInWith(token, asked)).viewer.account.role).toBe('INSTRUCTOR');
  });

  it('a link that does not work is refused, instead of creating another account than expected', async () => {
    const person = aPerson();
    const token = await invite('student', aPerson().email!);
    expect((await logInWith(token, person)).__typename).toBe('ProviderSignInRefused');
    expect((await logInWith('unknown', person)).__typename).toBe('ProviderSignInRefused');
    expect(await accountsWith(person.email!)).toEqual([]);
  });
});
