import { TEST_PASSWORD } from '../../../seed/world';
import { aPerson, type Person } from '../../../test/oidc-provider';
import { appWithProvider, linkAccount } from '../../../test/provider-sign-in';
import { untilWaiting } from '../../../test/lock-waiters';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { Account } from '../account.entities';
import { lockAdministration } from '../administration/administration.queries';

const { app, provider, ...calls } = appWithProvider({
  roleClaim: 'groups',
  instructorValues: ['teachers'],
  adminValues: ['it'],
});

const logIn = (person: Person, groups: string[]) => calls.logIn({ ...person, groups });
const roleAt = async (person: Person, groups: string[]) =>
  (await logIn(person, groups)).viewer.account.role as string;

const roleOf = ({ email }: { email?: string | undefined }) =>
  app.value<string>`select role from accounts where email = ${email}`;

describe('a role that the claim is mapped to', () => {
  it('is given to a new account, and follows the claim', async () => {
    const person = aPerson();
    expect(await roleAt(person, ['teachers'])).toBe('INSTRUCTOR');
    const { token } = await logIn(person, ['teachers']);
    expect(await roleAt(person, ['pupils'])).toBe('STUDENT');
    // A change of the role ends the sessions before.
    const answer = await app.graphql('{ viewer { account { id } } }', {}, token);
    expect(answer.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is given to an account that is linked, which keeps its own role otherwise', async () => {
    const instructor = await app.world.anInstructor();
    const person = aPerson({ email: instructor.email });
    const asked = await logIn(person, ['pupils']);
    const linked = await linkAccount(app, asked.token, TEST_PASSWORD);
    expect(linked.viewer.account.role).toBe('INSTRUCTOR');
    expect(await roleAt(person, ['it'])).toBe('ADMIN');
    expect(await roleAt(person, ['it', 'teachers'])).toBe('ADMIN');
  });

  it('is not given before the owner of the account is verified', async () => {
    const student = await app.world.aStudent();
    await logIn(aPerson({ email: student.email }), ['it']);
    expect(await roleOf(student)).toBe('STUDENT');
  });

  it('is not taken from the last administrator until there is another', async () => {
    await app.sql`update accounts set role = 'STUDENT' where role = 'ADMIN'`;
    const person = aPerson();
    expect(await roleAt(person, ['it'])).toBe('ADMIN');
    expect(await roleAt(person, [])).toBe('ADMIN');
    await app.world.anAdmin();
    expect(await roleAt(person, [])).toBe('STUDENT');
  });

  it('is not given if the identity is removed during the log-in', async () => {
    const person = aPerson();
    await roleAt(person, []);
    const { opening } = await app.database.transaction(async (removing) => {
      await removing.rows(lockAdministration);
      const opening = logIn(person, ['it']);
      await untilWaiting(app.database);
      await removing.query('delete from account_identities where subject = $1', [person.sub]);
      return { opening };
    });
    expect((await opening).__typename).toBe('AccountProofRequired');
    expect(await roleOf(person)).toBe('STUDENT');
  });

  it('takes an instructor off the teams of courses, and leaves their own courses to them', async () => {
    const person = aPerson();
    await logIn(person, ['teachers']);
    const account = await app.database.with(Account, (accounts) =>
      accounts.findOneByOrFail({ email: person.email! }),
    );
    const owner = await app.world.anInstructor();
    const shared = await app.world.aCourse(owner);
    await app.world.aMember(shared, account, CourseRole.INSTRUCTOR);
    const own = await app.world.aCourse(account);
    expect(await roleAt(person, [])).toBe('STUDENT');
    const members = await app.sql`select from course_members where account_id = ${account.id}`;
    expect(members).toEqual([]);
    const courses = await app.sql`select id, is_published as "isPublished" from courses
      where instructor_id = ${account.id}`;
    expect(courses).toEqual([{ id: own.id, isPublished: true }]);
    const told = await app.sql`select title, message from notifications where recipient_id = ${owner.id}`;
    expect(told).toEqual([
      {
        title: 'A member left',
        message: `${account.name} is no longer an instructor, and not on the team of “${shared.title}” any more.`,
      },
    ]);
    const recorded = await app.sql`select details from audit_log where subject_id = ${account.id}
      and action = 'COURSE_MEMBER_REMOVED'`;
    expect(recorded).toEqual([{ details: { courseId: shared.id, from: 'INSTRUCTOR' } }]);
  });
});

describe('removing an identity whose claim gave a role', () => {
  const unlink = async (person: Person, token: string) => {
    const [identity] = await app.sql`select id from account_identities where subject = ${person.sub}`;
    const unlinked = await app.as(token).run`mutation { r: unlinkIdentity(id: ${identity!.id}) {
      __typename } }`;
    return unlinked.__typename ?? unlinked;
  };
  /** With a password, and this role through the provider. */
  async function aLinkedPerson(groups: string[]) {
    const account = await app.world.aStudent();
    const person = aPerson({ email: account.email });
    const asked = await logIn(person, groups);
    await linkAccount(app, asked.token, TEST_PASSWORD);
    const { token } = await logIn(person, groups);
    return { account, person, token: token as string };
  }

  it('takes the role back, ends the sessions, and is recorded', async () => {
    await app.world.anAdmin();
    const { account, person, token } = await aLinkedPerson(['it']);
    expect(await roleOf(account)).toBe('ADMIN');
    expect(await unlink(person, token)).toBe('SignInMethods');
    expect(await roleOf(account)).toBe('STUDENT');
    const { body } = await app.graphql('{ viewer { account { id } } }', {}, token);
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const changes = await app.sql`select actor_id as "actorId", details from audit_log
      where subject_id = ${account.id} and action = 'ROLE_CHANGED' order by occurred_at, id`;
    expect(changes).toEqual([
      { actorId: null, details: { from: 'STUDENT', to: 'ADMIN' } },
      { actorId: account.id, details: { from: 'ADMIN', to: 'STUDENT' } },
    ]);
  });

  it('keeps a role that another identity gives', async () => {
    const twice = await aLinkedPerson(['teachers']);
    await app.sql`insert into account_identities (id, account_id, issuer, subject, email, linked_at, role)
      values (gen_random_uuid(), ${twice.account.id}, ${provider().settings.issuer}, gen_random_uuid()::text, 'second@school.example', now(), 'INSTRUCTOR')`;
    expect(await unlink(twice.person, twice.token)).toBe('SignInMethods');
    expect(await roleOf(twice.account)).toBe('INSTRUCTOR');
  });

  it('is refused for the last administrator, also if two of them do it at once', async () => {
    await app.sql`update accounts set role = 'STUDENT' where role = 'ADMIN'`;
    const [one, other] = [await aLinkedPerson(['it']), await aLinkedPerson(['it'])];
    const outcomes = await Promise.all([one, other].map(({ person, token }) => unlink(person, token)));
    expect(outcomes.sort()).toEqual(['FORBIDDEN', 'SignInMethods']);
    expect([await roleOf(one.account), await roleOf(other.account)].sort()).toEqual(['ADMIN', 'STUDENT']);
    const left = await app.sql`select from account_identities
      where account_id = any(${[one.account.id, other.account.id]})`;
    expect(left).toHaveLength(1);
  });
});
