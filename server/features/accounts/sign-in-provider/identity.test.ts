import { TEST_PASSWORD } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { untilWaiting } from '../../../test/lock-waiters';
import {
  aPerson,
  type Person,
  PUBLIC_URL,
  startTestProvider,
  type TestProvider,
} from '../../../test/oidc-provider';
import {
  auditOf,
  finishSignIn,
  linkAccount,
  linkPerson,
  logInWithProvider,
  startLink,
} from '../../../test/provider-sign-in';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { newId } from '../../../platform/ids';
import { hashToken } from '../../../platform/secret-tokens';
import { InvalidInput } from '../../../platform/user-error';
import { addIdentity, takeLink } from '../linked-identity.queries';
import { codeOf, secondFactorCalls } from '../second-factor/second-factor.testing';
import { ProviderSignInService } from './provider-sign-in.service';

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

const logIn = (person: Person) => logInWithProvider(app, provider, person);
const link = (token: string, person: Person, password = TEST_PASSWORD) =>
  linkPerson(app, provider, { token, person, password });

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
    const all = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { body } = await app.graphql(
          `mutation ($input: LinkProviderAccountInput!) { r: linkProviderAccount(input: $input) { __typename } }`,
          { input: { token, password: TEST_PASSWORD } },
        );
        return body.errors?.[0]?.extensions.code ?? body.data.r.__typename;
      }),
    );
    expect(all.filter((one) => one === 'LoggedIn')).toHaveLength(1);
    // Those beyond the limit of wrong passwords are not answered.
    const others = all.filter((one) => one !== 'LoggedIn');
    expect(others.filter((one) => one !== 'ProviderSignInRefused' && one !== 'RATE_LIMITED')).toEqual([]);
    const links = await app.database.query('select from account_identities where account_id = $1', [
      student.id,
    ]);
    expect(links).toHaveLength(1);
  });

  it('waits for another proof of the same account before it holds anything', async () => {
    const student = await app.world.aStudent();
    const { token } = await logIn(aPerson({ email: student.email }));
    const [account] = await app.database.query<{ hash: string }>(
      'select password_hash as hash from accounts where id = $1',
      [student.id],
    );
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
    expect(await guessFrom('203.0.113.1')).toBeInstanceOf(InvalidInput);
    await app.database.query(
      "update rate_limits set points = 99 where key like 'failed-log-ins-account:%' and points > 0",
    );
    expect(await guessFrom('203.0.113.2')).toBeInstanceOf(InvalidInput);
    await expect(guessFrom('203.0.113.200')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is linked only after the second factor of the account, and once by twelve log-ins at once', async () => {
    const student = await app.world.aStudent();
    const person = aPerson({ email: student.email });
    const secret = await app.world.aSecondFactor(student);
    const asked = await logIn(person);
    const links = () =>
      app.database.query('select from account_identities where account_id = $1', [student.id]);
    const steps = await Promise.all(
      Array.from({ length: 3 }, () => linkAccount(app, asked.token, TEST_PASSWORD)),
    );
    expect(steps.map(({ __typename }) => __typename)).toEqual(Array(3).fill('SecondFactorRequired'));
    expect(await links()).toHaveLength(0);
    expect((await logIn(person)).__typename).toBe('AccountProofRequired');

    const { complete } = secondFactorCalls(app);
    expect((await complete(steps[0].challenge, '000000')).__typename).toBe('InvalidSecondFactorCode');
    expect(await links()).toHaveLength(0);
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, one) => complete(steps[one % 3].challenge, codeOf(app, secret))),
    );
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
    expect(
      await app.database.query('select from provider_links where account_id = $1', [student.id]),
    ).toEqual([]);
  });

  it('does not accept the proof for a suspended account, nor after ten minutes', async () => {
    const student = await app.world.aStudent();
    const { token } = await logIn(aPerson({ email: student.email }));
    await app.database.query('update accounts set suspended_at = now() where id = $1', [student.id]);
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
      const answer = await provider.visit(started.authorizationUrl, aPerson());
      expect((await finishSignIn(app, answer, started.verifier, present)).__typename).toBe(
        'ProviderSignInRefused',
      );
    }
    expect(
      await app.database.query('select from account_identities where account_id = $1', [student.id]),
    ).toEqual([]);
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
  const unlink = async (token: string | undefined, id: string) =>
    (
      await app.graphql(
        'mutation ($id: ID!) { r: unlinkIdentity(id: $id) { __typename ... on UserError { message } } }',
        { id },
        token,
      )
    ).body;
  const idsOf = async (accountId: string) =>
    (
      await app.database.query<{ id: string }>('select id from account_identities where account_id = $1', [
        accountId,
      ])
    ).map(({ id }) => id);

  it('is refused for the last way to log in, until there is a password', async () => {
    const { token, viewer } = await logIn(aPerson());
    const [id] = await idsOf(viewer.account.id);
    expect((await unlink(token, id!)).data.r).toEqual({
      __typename: 'LastSignInMethod',
      message: 'You couldn’t log in any more. Set a password first.',
    });
    await app.database.query(`update accounts set password_hash = 'x' where id = $1`, [viewer.account.id]);
    expect((await unlink(token, id!)).data.r.__typename).toBe('SignInMethods');
    expect(await auditOf(app, viewer.account.id)).toContain('IDENTITY_UNLINKED');
    expect((await unlink(token, id!)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('leaves one of two that are removed at once', async () => {
    const { token, viewer } = await logIn(aPerson());
    const { id } = viewer.account;
    await app.database.query(
      `insert into account_identities (id, account_id, issuer, subject, email, linked_at)
       values (gen_random_uuid(), $1, $2, 'second', 'second@school.example', now())`,
      [id, provider.settings.issuer],
    );
    const ids = await idsOf(id);
    const removed = await Promise.all(ids.map((one) => unlink(token, one)));
    expect(removed.map(({ data }) => data.r.__typename).sort()).toEqual([
      'LastSignInMethod',
      'SignInMethods',
    ]);
    expect(await idsOf(id)).toHaveLength(1);
  });

  it('is not possible for others', async () => {
    const { viewer } = await logIn(aPerson());
    const [id] = await idsOf(viewer.account.id);
    const other = await app.world.signIn(await app.world.aStudent());
    expect((await unlink(other, id!)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await unlink(undefined, id!)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
