import { newId } from '../../../platform/ids';
import { hashToken, newSecretToken } from '../../../platform/secret-tokens';
import type { SeededCourse } from '../../../seed/world';
import {
  aPerson,
  type Person,
  PUBLIC_URL,
  startTestProvider,
  type TestProvider,
} from '../../../test/oidc-provider';
import { auditOf, finishSignIn, logInWithProvider, startSignIn } from '../../../test/provider-sign-in';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../account.entities';

let app: TestApp;
let provider: TestProvider;
let owner: Account;
let course: SeededCourse;

beforeAll(async () => {
  provider = await startTestProvider();
  app = await startTestApp({ config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: provider.settings } });
});
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  await app.database.query('update platform_settings set is_registration_open = false');
  owner = await app.world.anInstructor();
  course = await app.world.aCourse(owner);
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const NO_ACCOUNT = {
  __typename: 'ProviderSignInRefused',
  message: 'You have no account on this platform yet, and registration is closed.',
};
const openRegistration = () => app.database.query('update platform_settings set is_registration_open = true');

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
    await app.database.query(
      `insert into student_invitations (person_id, course_id, name, invited_at, expires_at) values ($1, $2, 'Ivy', now(), now() + interval '1 day')`,
      [personId, course.id],
    );
  }
  return token;
}

/** The whole log-in of a person who came with the link of an invitation. */
async function logInWith(invitation: string, person: Person) {
  const { authorizationUrl, verifier } = await startSignIn(app, invitation);
  expect(authorizationUrl).not.toContain(invitation);
  expect(authorizationUrl).not.toContain(hashToken(invitation).toString('hex'));
  return finishSignIn(app, await provider.visit(authorizationUrl, person), verifier);
}
const logIn = (person: Person) => logInWithProvider(app, provider, person);
const accountsWith = (email: string) =>
  app.database.query<{ id: string; role: string; proved: boolean }>(
    'select id, role, email_proved_at is not null as proved from accounts where email = $1',
    [email],
  );
const enrolledIn = async (accountId: string) =>
  (
    await app.database.query<{ id: string }>(
      'select course_id as id from enrollments where student_id = $1',
      [accountId],
    )
  ).map(({ id }) => id);

describe('while registration is closed', () => {
  it.each(['platform', 'team'] as const)(
    'an invitation to the %s makes an instructor, with its link or without',
    async (kind) => {
      for (const hasLink of [true, false]) {
        const person = aPerson();
        const token = await invite(kind, person.email!);
        const { viewer } = await (hasLink ? logInWith(token, person) : logIn(person));
        expect(viewer.account.role).toBe('INSTRUCTOR');
        expect(await accountsWith(person.email!)).toMatchObject([{ proved: true }]);
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
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { authorizationUrl, verifier } = await startSignIn(app, token);
        return { answer: await provider.visit(authorizationUrl, person), verifier };
      }),
    );
    const logIns = await Promise.all(
      answers.map(({ answer, verifier }) => finishSignIn(app, answer, verifier)),
    );
    expect(logIns.map(({ __typename }) => __typename)).toEqual(Array<string>(12).fill('LoggedIn'));
    expect(await accountsWith(person.email!)).toMatchObject([{ role: 'INSTRUCTOR' }]);
  });
});

describe('while registration is open', () => {
  it('only the link of an invitation makes an instructor, so that nobody becomes one unasked', async () => {
    await openRegistration();
    const [asked, unasked] = [aPerson(), aPerson()];
    const token = await invite('team', asked.email!);
    await invite('team', unasked.email!);
    expect((await logIn(unasked)).viewer.account.role).toBe('STUDENT');
    expect((await logInWith(token, asked)).viewer.account.role).toBe('INSTRUCTOR');
  });

  it('a link that does not work is refused, instead of creating another account than expected', async () => {
    await openRegistration();
    const person = aPerson();
    const token = await invite('student', aPerson().email!);
    expect((await logInWith(token, person)).__typename).toBe('ProviderSignInRefused');
    expect((await logInWith('unknown', person)).__typename).toBe('ProviderSignInRefused');
    expect(await accountsWith(person.email!)).toEqual([]);
  });
});
