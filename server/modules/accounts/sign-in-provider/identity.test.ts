import { TEST_PASSWORD } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { untilWaiting } from '../../../test/lock-waiters';
import { aPerson, type Person } from '../../../test/oidc-provider';
import {
  appWithProvider,
  auditOf,
  confirmAs,
  finishSignIn,
  linkAccount,
  linkPerson,
  startConfirmation,
  startLink,
  startSignIn,
} from '../../../test/provider-sign-in';
import { newId } from '../../../platform/ids';
import { hashToken } from '../../../platform/secrets';
import { addIdentity, takeLink } from './sign-in-provider.queries';
import { codeOf, secondFactorCalls } from '../second-factor/second-factor.testing';
import { ProviderSignInService } from './provider-sign-in.service';

const { app, provider, logIn } = appWithProvider();

const link = (token: string, person: Person, password = TEST_PASSWORD) =>
  linkPerson(app, provider(), { token, person, password });

describe('an email that an account has', () => {
  it('needs the password of the account once', async () => {
    const student = await app.world.aStudent();
    const person = aPerson({ email: student.email });
    const asked = await logIn(person);
    expect(asked).toMatchObject({ __typename: 'AccountProofRequired', email: student.email });
    expect(await linkAccount(app, asked.token, 'a wrong one')).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'password', message: 'The password is wrong' }],
    });
    expect(await linkAccount(app, asked.token, TEST_PASSWORD)).toMatchObject({
      __typename: 'LoggedIn',
      viewer: { account: { id: student.id } },
    });
    expect((await logIn(person)).viewer.account.id).toBe(student.id);
    expect(await auditOf(app, student.id)).toEqual([
      'IDENTITY_LINKED',
      'SIGNED_IN_WITH_PROVIDER',
      'SIGNED_IN_WITH_PROVIDER',
    ]);
    expect((await linkAccount(app, asked.token, TEST_PASSWORD)).__typename).toBe('ProviderSignInRefused');
  });

  it('is linked once by twelve proofs at once', async () => {
    const student = await app.world.aStudent();
    const { token } = await logIn(aPerson({ email: student.email }));
    const all = await app.atOnce(12, async () => {
      const linked = await app.as()
        .run`mutation { r: linkProviderAccount(input: ${{ token, password: TEST_PASSWORD }}) {
            __typename } }`;
      return linked.__typename ?? linked;
    });
    expect(all.filter((one) => one === 'LoggedIn')).toHaveLength(1);
    // Those beyond the limit of wrong passwords are not answered.
    const others = all.filter((one) => one !== 'LoggedIn');
    expect(others.filter((one) => one !== 'ProviderSignInRefused' && one !== 'RATE_LIMITED')).toEqual([]);
    const links = await app.sql`select from account_identities where account_id = ${student.id}`;
    expect(links).toHaveLength(1);
  });

  it('waits for another proof of the same account before it holds anything', async () => {
    const student = await app.world.aStudent();
    const { token } = await logIn(aPerson({ email: student.email }));
    const [account] = await app.sql`select password_hash as hash from accounts where id = ${student.id}`;
    const now = app.clock.now();
    const taking = takeLink({ tokenHash: hashToken(token), passwordHash: account!.hash, now });
    const { second } = await app.database.transaction(async (first) => {
      const taken = (await first.row(taking))!;
      const second = app.database.transaction((other) => other.row(taking));
      await untilWaiting(app.database);
      // Proves the address, which changes the account.
      expect(await first.row(addIdentity({ ...taken, id: newId(), now }))).toBeDefined();
      return { second };
    });
    expect(await second).toBeUndefined();
  });

  it('cannot be guessed from many addresses', async () => {
    const student = await app.world.aStudent();
    const { token } = await logIn(aPerson({ email: student.email }));
    const signIns = app.app.service(ProviderSignInService);
    const guessFrom = (address: string) =>
      signIns.linkAccount({ token, password: 'a wrong one' }, { address });
    await expect(guessFrom('203.0.113.1')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await app.sql`update rate_limits set points = 99 where key like 'failed-log-ins-account:%' and points > 0`;
    await expect(guessFrom('203.0.113.2')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(guessFrom('203.0.113.200')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is linked only after the second factor of the account, and once by twelve log-ins at once', async () => {
    const student = await app.world.aStudent();
    const person = aPerson({ email: student.email });
    const secret = await app.world.aSecondFactor(student);
    const asked = await logIn(person);
    const links = () => app.sql`select from account_identities where account_id = ${student.id}`;
    const steps = await app.atOnce(3, () => linkAccount(app, asked.token, TEST_PASSWORD));
    expect(steps.map(({ __typename }) => __typename)).toEqual(Array(3).fill('SecondFactorRequired'));
    expect(await links()).toHaveLength(0);
    expect((await logIn(person)).__typename).toBe('AccountProofRequired');

    const { complete } = secondFactorCalls(app);
    expect((await complete(steps[0].challenge, '000000')).__typename).toBe('InvalidSecondFactorCode');
    expect(await links()).toHaveLength(0);
    const all = await app.atOnce(12, (one) => complete(steps[one % 3].challenge, codeOf(app, secret)));
    expect(all.filter((one) => one?.__typename === 'LoggedIn')).toHaveLength(1);
    expect(await links()).toHaveLength(1);
    expect((await logIn(person)).__typename).toBe('SecondFactorRequired');
  });

  it('does not give the account to somebody whose email the provider has not verified', async () => {
    const student = await app.world.aStudent();
    for (const verified of [{ email_verified: false }, { email_verified: undefined }])
      expect(await logIn(aPerson({ email: student.email, ...verified }))).toEqual({
        __typename: 'ProviderSignInRefused',
        message: 'Northfield School has not verified your email address, which is needed here.',
      });
    expect(await app.sql`select from provider_links where account_id = ${student.id}`).toEqual([]);
  });

  it('does not accept the proof for a suspended account, nor after ten minutes', async () => {
    const student = await app.world.aStudent();
    const { token } = await logIn(aPerson({ email: student.email }));
    await app.sql`update accounts set suspended_at = now() where id = ${student.id}`;
    expect((await linkAccount(app, token, TEST_PASSWORD)).__typename).toBe('AccountSuspended');
    app.clock.advance(10 * 60 * 1000);
    expect((await linkAccount(app, token, TEST_PASSWORD)).__typename).toBe('ProviderSignInRefused');
  });
});

describe('linking from the profile', () => {
  it('needs the password, and then logs in to this account', async () => {
    const student = await app.world.aStudent();
    const token = await app.world.signIn(student);
    const person = aPerson();
    expect((await link(token, person, 'a wrong one')).__typename).toBe('InvalidInput');
    expect(await link(token, person)).toMatchObject({
      __typename: 'IdentityLinked',
      signInMethods: { hasPassword: true, identities: [{ email: person.email, lastUsedAt: null }] },
    });
    expect((await logIn(person)).viewer.account.id).toBe(student.id);
    await eventually(() => {
      const mails = app.mailer.sent.filter(({ to }) => to === student.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'You can log in to Waymark with Northfield School',
      ]);
    });
  });

  it('is refused in the session of somebody else, and without one', async () => {
    const student = await app.world.aStudent();
    const other = await app.world.signIn(await app.world.aStudent());
    const token = await app.world.signIn(student);
    for (const present of [other, undefined]) {
      const started = await startLink(app, token, TEST_PASSWORD);
      const answer = await provider().visit(started.authorizationUrl, aPerson());
      expect((await finishSignIn(app, answer, started.verifier, present)).__typename).toBe(
        'ProviderSignInRefused',
      );
    }
    expect(await app.sql`select from account_identities where account_id = ${student.id}`).toEqual([]);
  });

  it('is refused for an identity or an email of somebody else, and for an unverified email', async () => {
    const taken = aPerson();
    await logIn(taken);
    const another = await app.world.aStudent();
    const token = await app.world.signIn(await app.world.aStudent());
    for (const person of [
      taken,
      { ...taken, email: 'elsewhere@school.example' },
      aPerson({ email: another.email }),
      aPerson({ email_verified: false }),
    ])
      expect((await link(token, person)).__typename).toBe('ProviderSignInRefused');
  });
});

describe('removing an identity', () => {
  const unlink = (token: string, id: string) =>
    app.as(token).run`mutation { r: unlinkIdentity(id: ${id}) { __typename ... on UserError { message } } }`;
  const idsOf = (accountId: string) =>
    app.column<string>`select id from account_identities where account_id = ${accountId}`;

  it('is refused for the last way to log in, until there is a password', async () => {
    const { token, viewer } = await logIn(aPerson());
    const [id] = await idsOf(viewer.account.id);
    expect(await unlink(token, id!)).toEqual({
      __typename: 'LastSignInMethod',
      message: 'You couldn’t log in any more. Set a password first.',
    });
    await app.sql`update accounts set password_hash = 'x' where id = ${viewer.account.id}`;
    expect((await unlink(token, id!)).__typename).toBe('SignInMethods');
    expect(await auditOf(app, viewer.account.id)).toContain('IDENTITY_UNLINKED');
    expect(await unlink(token, id!)).toBe('NOT_FOUND');
  });

  it('leaves one of two that are removed at once', async () => {
    const { token, viewer } = await logIn(aPerson());
    const { id } = viewer.account;
    await app.sql`insert into account_identities (id, account_id, issuer, subject, email, linked_at)
      values (gen_random_uuid(), ${id}, ${provider().settings.issuer}, 'second', 'second@school.example', now())`;
    const ids = await idsOf(id);
    const removed = await Promise.all(ids.map((one) => unlink(token, one)));
    expect(removed.map(({ __typename }) => __typename).sort()).toEqual(['LastSignInMethod', 'SignInMethods']);
    expect(await idsOf(id)).toHaveLength(1);
  });

  it('is not possible for others', async () => {
    const { viewer } = await logIn(aPerson());
    const [id] = await idsOf(viewer.account.id);
    const other = await app.world.signIn(await app.world.aStudent());
    expect(await unlink(other, id!)).toBe('NOT_FOUND');
  });
});

/** A person whose account the provider created, with a session of it. */
async function aPersonLoggedIn(given: Partial<Person> = {}) {
  const person = aPerson(given);
  const { token, viewer } = await logIn(person);
  return { person, token: token as string, accountId: viewer.account.id as string };
}

const run = (mutation: string, token: string, selection = '') =>
  app.as(token)
    .run`mutation { r: ${mutation} { __typename ... on InvalidInput { fields { path message } } ${selection} } }`;
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
    expect(await confirmAs(app, provider(), token, person)).toMatchObject(CONFIRMED);
    expect(await run(deletion, token)).toMatchObject({ __typename: 'AccountDeletionRequested' });
  });

  it('is exported, gets a second factor, new recovery codes and access tokens, each with a log-in of its own', async () => {
    const { person, token } = await aPersonLoggedIn();
    const confirm = () => confirmAs(app, provider(), token, person);
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
    const state = async () =>
      (await app.run('{ r: viewer { signInMethods { hasPassword isConfirmed } } }', {}, token)).signInMethods;
    expect(await state()).toEqual({ hasPassword: false, isConfirmed: false });
    await confirmAs(app, provider(), token, person);
    expect(await state()).toEqual({ hasPassword: false, isConfirmed: true });
    app.clock.advance(5 * 60 * 1000);
    expect(await createToken(token)).toMatchObject(NOT_CONFIRMED);
  });

  it('is confirmed once for twelve calls at once', async () => {
    const { person, token } = await aPersonLoggedIn();
    await confirmAs(app, provider(), token, person);
    const all = await app.atOnce(12, () => createToken(token));
    expect(all.filter((one) => one.__typename === 'AccessTokenCreated')).toHaveLength(1);
    expect(all.filter((one) => one.__typename === 'InvalidInput')).toHaveLength(11);
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
      expect(await confirmAs(app, provider(), token, person)).toMatchObject({
        ...REFUSED,
        message: 'This is not the Northfield School account that is linked to your account here.',
      });
    expect(await createToken(token)).toMatchObject(NOT_CONFIRMED);
    expect(await createToken(other.token)).toMatchObject(NOT_CONFIRMED);
  });

  it('is for the session that began it, not another of the same account', async () => {
    const { person, token } = await aPersonLoggedIn();
    const { token: another } = await logIn(person);
    const { authorizationUrl, verifier } = await startConfirmation(app, token);
    const answer = await provider().visit(authorizationUrl, person);
    expect(await finishSignIn(app, answer, verifier, another)).toMatchObject(REFUSED);
    expect(await finishSignIn(app, answer, verifier, token)).toMatchObject(REFUSED);
    await confirmAs(app, provider(), token, person);
    expect(await createToken(another)).toMatchObject(NOT_CONFIRMED);
    expect(await createToken(token)).toMatchObject({ __typename: 'AccessTokenCreated' });
  });

  it('does not come from an ordinary log-in', async () => {
    const { person, token } = await aPersonLoggedIn();
    const begun = await startSignIn(app);
    const answer = await provider().visit(begun.authorizationUrl, person);
    expect(await finishSignIn(app, answer, begun.verifier, token)).toMatchObject({ __typename: 'LoggedIn' });
    expect(await createToken(token)).toMatchObject(NOT_CONFIRMED);
  });

  it('does not replace the password of an account that has one', async () => {
    const student = await app.world.aStudent();
    const token = await app.world.signIn(student);
    const person = aPerson();
    await linkPerson(app, provider(), { token, person, password: TEST_PASSWORD });
    expect(await confirmAs(app, provider(), token, person)).toMatchObject(REFUSED);
    expect(await createToken(token)).toMatchObject({
      fields: [{ path: 'password', message: 'Please enter your password' }],
    });
  });

  it('ends when a password is set', async () => {
    const { person, token, accountId } = await aPersonLoggedIn();
    await confirmAs(app, provider(), token, person);
    await app.sql`update accounts set password_hash = 'a hash' where id = ${accountId}`;
    expect(await createToken(token)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('also lets the owner link another identity', async () => {
    const { person, token } = await aPersonLoggedIn();
    await confirmAs(app, provider(), token, person);
    const linking = await startLink(app, token, null);
    expect(linking).toMatchObject({ __typename: 'ProviderSignInStarted' });
    expect(await startLink(app, token, null)).toMatchObject({ __typename: 'InvalidInput' });
  });
});
