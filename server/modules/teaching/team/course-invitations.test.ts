import { TEST_PASSWORD, type SeededCourse } from '../../../seed/world';
import { untilWaiting } from '../../../test/lock-waiters';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';

const app = testApp({ config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example' } });
let owner: Account;
let course: SeededCourse;
let token: string;
let count = 0;

beforeEach(async () => {
  await app.sql`delete from mail_outbox`;
  owner = await app.world.aTrustedInstructor({ name: 'Olga Owner' });
  course = await app.world.aCourse(owner, { title: 'Knots' });
  token = await app.world.signIn(owner);
  app.mailer.sent.length = 0;
  jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const anEmail = () => `invited-${++count}@example.org`;
/** With a verified address. */
async function anInstructor(): Promise<Account> {
  const account = await app.world.anInstructor({ email: anEmail(), createdAt: new Date(0) });
  await app.sql`update accounts set email_proved_at = created_at where id = ${account.id}`;
  return account;
}
const doing = async (query: string, as: string | undefined, variables = {}) => {
  const { data, errors } = (await app.graphql(query, { courseId: course.id, ...variables }, as)).body;
  return errors ? errors[0]!.extensions.code : data.r;
};
const invite = (email: string, given = {}, as = token) =>
  app.as(as).run`mutation {
    r: inviteToCourse(courseId: ${course.id}, input: ${{ email, role: 'ASSISTANT', ...given }}) { __typename
      ... on CourseInvitationSent { mailProblem link course { invitations { id email role seesAddresses } } }
      ... on InvalidInput { fields { path message } } } }`;
const mine = async (as: string) =>
  (
    await app.as(as).run`{ r: viewer { teaching { courses { id viewerRole }
      courseInvitations { id courseTitle inviterName role } } } }`
  ).teaching;
const answer = (
  field: string,
) => `mutation ($id: ID!, $token: String) { r: ${field}(id: $id, token: $token) { __typename
  ... on InvitationRefused { message } } }`;
const accept = (id: string, as: string | undefined, link?: string) =>
  doing(answer('acceptCourseInvitation'), as, { id, token: link });
const decline = (id: string, as: string, link?: string) =>
  doing(answer('declineCourseInvitation'), as, { id, token: link });
const NAMED = 'query ($token: String!) { r: courseInvitation(token: $token) { id email courseTitle role } }';

const linkIn = (text: string) => /course-invitations\/([\w-]+)/.exec(text)![1]!;
const idOf = (email: string) => app.value<string>`select id from course_invitations where email = ${email}`;
const membersOf = () =>
  app.sql`select account_id, role, sees_addresses from course_members where course_id = ${course.id}`;
const aCourseInput = { title: 'Mine', description: 'About it', category: 'Other' };
const registerWith = (invitation: string, email: string) => {
  const input = { name: 'New', email, password: TEST_PASSWORD, role: 'INSTRUCTOR', invitation };
  app.clock.advance(1000);
  return app.as().run`mutation { r: register(input: ${input}) {
    ... on Registered { account { id role } } ... on InvalidInput { message } } }`;
};

describe('an instructor who is invited', () => {
  it('hears of it, and joins the team from the list of their courses', async () => {
    const bea = await anInstructor();
    const theirs = await app.world.signIn(bea);
    const sent = await invite(` ${bea.email.toUpperCase()} `, { seesAddresses: true });
    const { id } = sent.course.invitations[0];
    expect(sent).toEqual({
      __typename: 'CourseInvitationSent',
      mailProblem: null,
      link: null,
      course: { invitations: [{ id, email: bea.email, role: 'ASSISTANT', seesAddresses: true }] },
    });
    expect(app.mailer.sent).toHaveLength(1);
    expect(app.mailer.sent[0]).toMatchObject({
      to: bea.email,
      subject: expect.stringContaining('Invitation to the team of “Knots”'),
      text: expect.stringContaining('https://learn.example/course-invitations/'),
    });
    expect(await mine(theirs)).toEqual({
      courses: [],
      courseInvitations: [{ id, courseTitle: 'Knots', inviterName: 'Olga Owner', role: 'ASSISTANT' }],
    });
    expect(await accept(id, theirs)).toEqual({ __typename: 'CourseJoined' });
    expect(await mine(theirs)).toEqual({
      courses: [{ id: course.id, viewerRole: 'ASSISTANT' }],
      courseInvitations: [],
    });
    expect(await membersOf()).toEqual([{ account_id: bea.id, role: 'ASSISTANT', sees_addresses: true }]);
    const notices = await app.sql`select recipient_id, title from notifications where kind = 'COURSE_TEAM'
      and recipient_id = any(${[owner.id, bea.id]}) order by created_at`;
    expect(notices).toEqual([
      { recipient_id: bea.id, title: 'You are invited' },
      { recipient_id: owner.id, title: 'New member' },
    ]);
    const log = await app.sql`select action, details from audit_log
      where details ->> 'courseId' = ${course.id} order by occurred_at, id`;
    expect(log.map(({ action }) => action)).toEqual(['COURSE_MEMBER_INVITED', 'COURSE_MEMBER_JOINED']);
    expect(JSON.stringify(log)).not.toContain('@');
    expect((await invite(bea.email)).fields).toEqual([
      { path: 'email', message: 'This person is on the team already' },
    ]);
  });

  it('needs the link if nobody verified that the address is theirs', async () => {
    const squatter = await app.world.anInstructor({ email: anEmail(), createdAt: new Date(0) });
    const theirs = await app.world.signIn(squatter);
    const sent = await invite(squatter.email);
    expect(sent.mailProblem).toBeNull();
    const { id } = sent.course.invitations[0];
    expect((await mine(theirs)).courseInvitations).toEqual([]);
    expect(await accept(id, theirs)).toMatchObject({
      message: 'Please use the link in the email with the invitation.',
    });
    expect(await accept(id, theirs, 'x'.repeat(43))).toMatchObject({ __typename: 'InvitationRefused' });
    expect(await decline(id, theirs)).toMatchObject({ __typename: 'InvitationRefused' });
    const told = await app.sql`select from notifications where recipient_id = ${squatter.id}`;
    expect(told).toEqual([]);
    const link = linkIn(app.mailer.sent[0]!.text);
    expect(await accept(id, theirs, link)).toEqual({ __typename: 'CourseJoined' });
  });

  it('needs no link where no email is sent, if the account is older than the invitation', async () => {
    jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(false);
    const older = await app.world.anInstructor({ email: anEmail(), createdAt: new Date(0) });
    const theirs = await app.world.signIn(older);
    const sent = await invite(older.email);
    expect(sent.mailProblem).toMatch(/^No email can be sent/);
    expect((await mine(theirs)).courseInvitations).toHaveLength(1);
    expect(await accept(sent.course.invitations[0].id, theirs)).toEqual({ __typename: 'CourseJoined' });
  });

  it('joins once if twelve requests accept at once', async () => {
    const bea = await anInstructor();
    await invite(bea.email);
    const [id, theirs] = [await idOf(bea.email), await app.world.signIn(bea)];
    const outcomes = await app.atOnce(12, () => accept(id, theirs));
    expect(outcomes.filter((outcome) => outcome === 'NOT_FOUND')).toHaveLength(11);
    expect(await membersOf()).toHaveLength(1);
  });
});

describe('somebody without an account', () => {
  it('registers as an instructor with the link, whoever may, and joins with it', async () => {
    const email = anEmail();
    await app.sql`update platform_settings set instructor_access = 'BY_INVITATION', is_registration_open = false`;
    await invite(email);
    const { to, text } = app.mailer.sent[0]!;
    expect(to).toBe(email);
    const link = linkIn(text);
    expect(await doing(NAMED, undefined, { token: link })).toMatchObject({
      email,
      courseTitle: 'Knots',
      role: 'ASSISTANT',
    });
    expect(await registerWith(link, anEmail())).toEqual({
      message: 'This invitation is for another email address',
    });
    const { account } = await registerWith(link, email);
    expect(account.role).toBe('INSTRUCTOR');
    await app.sql`update platform_settings set instructor_access = 'EVERYONE', is_registration_open = true`;
    const theirs = await app.world.signIn(account);
    const id = await idOf(email);
    // The link verified that the address is theirs.
    expect((await mine(theirs)).courseInvitations).toMatchObject([{ id }]);
    expect(await accept(id, theirs, link)).toEqual({ __typename: 'CourseJoined' });
    expect(await doing(NAMED, undefined, { token: link })).toBeNull();
  });

  it('may only be on teams until an administrator agrees, unless everybody may be an instructor', async () => {
    const admin = await app.world.signIn(await app.world.anAdmin());
    const create = (as: string) =>
      app.as(as).run`mutation { r: createCourse(input: ${aCourseInput}) { __typename } }`;
    const offer = (accountId: string) =>
      app.as(token)
        .run`mutation { r: offerCourse(courseId: ${course.id}, accountId: ${accountId}) { __typename } }`;
    const decide = (accountId: string, isApproved: boolean) =>
      app.as(admin).run`mutation {
        r: decideInstructorRequest(accountId: ${accountId}, isApproved: ${isApproved}) { __typename } }`;
    const OFFER = 'update course_members set offered_at = now() where account_id = $1';
    for (const access of ['BY_APPROVAL', 'BY_INVITATION', 'BY_DOMAIN', 'EVERYONE']) {
      await app.sql`update platform_settings set instructor_access = ${access}`;
      const email = anEmail();
      await invite(email, { role: 'INSTRUCTOR' });
      const link = linkIn(app.mailer.sent.at(-1)!.text);
      const { account } = await registerWith(link, email);
      const theirs = await app.world.signIn(account);
      const isFree = access === 'EVERYONE';
      expect([access, await create(theirs)]).toEqual([
        access,
        isFree ? { __typename: 'CourseCreated' } : 'FORBIDDEN',
      ]);
      expect(await accept(await idOf(email), theirs)).toEqual({ __typename: 'CourseJoined' });
      if (isFree) continue;
      expect(await app.as(theirs).run`mutation { r: duplicateCourse(id: ${course.id}) { __typename } }`).toBe(
        'FORBIDDEN',
      );
      expect(await offer(account.id)).toBe('FORBIDDEN');
      await app.sql`update course_members set offered_at = null where course_id = ${course.id}`;
      await app.database.query(OFFER, [account.id]);
      expect(
        await app.as(theirs).run`mutation { r: acceptCourseOffer(courseId: ${course.id}) { __typename } }`,
      ).toBe('FORBIDDEN');
      const isApproved = access !== 'BY_INVITATION';
      expect(await decide(account.id, isApproved)).toEqual({ __typename: 'RoleRequestDecided' });
      const again = await app.world.signIn(account);
      expect((await mine(again)).courses).toMatchObject([{ id: course.id, viewerRole: 'INSTRUCTOR' }]);
      const after = isApproved ? { __typename: 'CourseCreated' } : 'FORBIDDEN';
      expect([access, await create(again)]).toEqual([access, after]);
      if (isApproved) continue;
      expect(
        await app.as(admin)
          .run`mutation { r: changeRole(accountId: ${account.id}, role: INSTRUCTOR) { isOnTeamsOnly } }`,
      ).toEqual({ isOnTeamsOnly: false });
      const approved = await app.world.signIn(account);
      expect((await mine(approved)).courses).toMatchObject([{ id: course.id, viewerRole: 'INSTRUCTOR' }]);
      expect(await create(approved)).toEqual({ __typename: 'CourseCreated' });
    }
    await app.sql`update platform_settings set instructor_access = 'EVERYONE'`;
  });

  it('gets the link from the owner without a mail server, which does not prove their address', async () => {
    jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(false);
    const email = anEmail();
    const first = linkIn((await invite(email)).link);
    const sent = await invite(email);
    expect(sent.mailProblem).toMatch(/^No email can be sent/);
    expect(app.mailer.sent).toEqual([]);
    const link = linkIn(sent.link);
    expect(await doing(NAMED, undefined, { token: first })).toBeNull();
    const log = await app.sql`select * from audit_log where actor_id = ${owner.id}`;
    expect(JSON.stringify(log)).not.toContain(link);
    const { account } = await registerWith(link, email);
    expect(account.role).toBe('INSTRUCTOR');
    const verified = await app.sql`select email_proved_at from accounts where id = ${account.id}`;
    expect(verified).toEqual([{ email_proved_at: null }]);
    const theirs = await app.world.signIn(account);
    expect((await mine(theirs)).courseInvitations).toEqual([]);
    expect(await accept(await idOf(email), theirs, link)).toEqual({ __typename: 'CourseJoined' });
  });
});

it('the mail leaves out a name and a title that contain addresses', async () => {
  await app.sql`update accounts set name = 'Buy at evil.example' where id = ${owner.id}`;
  await app.sql`update courses set title = 'https://evil.example' where id = ${course.id}`;
  await invite(anEmail());
  const [mail] = app.mailer.sent;
  expect(mail!.subject).toMatch(/^Invitation to the team of a course on /);
  expect(mail!.text).toMatch(/^An instructor invites you to the team of a course on /);
  expect(mail!.text).not.toContain('evil');
});

describe('an invitation', () => {
  it('is refused to a student’s account, and to the account of another address', async () => {
    const student = await app.world.aStudent({ email: anEmail() });
    await invite(student.email);
    const link = linkIn(app.mailer.sent[0]!.text);
    const id = await idOf(student.email);
    expect((await accept(id, await app.world.signIn(student), link)).message).toMatch(
      /^Only instructors can join the team/,
    );
    const other = await app.world.signIn(await app.world.anInstructor());
    expect((await accept(id, other, link)).message).toMatch(/^This invitation was sent to another email/);
    expect((await decline(id, other, link)).message).toMatch(/^This invitation was sent to another email/);
    expect(await accept(id, other)).toBe('NOT_FOUND');
    expect(await accept(id, undefined, link)).toBe('UNAUTHENTICATED');
    expect(await membersOf()).toEqual([]);
  });

  it('is refused to somebody who is made a student while they accept', async () => {
    const bea = await anInstructor();
    await invite(bea.email);
    const [id, theirs] = [await idOf(bea.email), await app.world.signIn(bea)];
    const { accepting } = await app.database.transaction(async (transaction) => {
      await transaction.query(`update accounts set role = 'STUDENT' where id = $1`, [bea.id]);
      const accepting = accept(id, theirs);
      await untilWaiting(app.database);
      return { accepting };
    });
    expect((await accepting).message).toMatch(/your account is a student’s/);
    expect(await membersOf()).toEqual([]);
    // It was not used up.
    expect(await idOf(bea.email)).toBe(id);
  });

  it('needs a valid address and a role', async () => {
    expect((await invite('nobody')).fields).toEqual([
      { path: 'email', message: 'Please enter a valid email address' },
    ]);
    expect((await invite(anEmail(), { role: 'OWNER' })).fields).toEqual([
      { path: 'role', message: 'Please choose a role' },
    ]);
  });

  it('replaces an earlier one for the same address, whose link no longer works', async () => {
    const email = anEmail();
    await app.atOnce(12, () => invite(email));
    expect(await app.sql`select id from course_invitations where email = ${email}`).toHaveLength(1);
    await invite(email, { role: 'OBSERVER' });
    const links = app.mailer.sent.map((mail) => linkIn(mail.text));
    const named = await Promise.all(links.map((link) => doing(NAMED, undefined, { token: link })));
    expect(named.filter(Boolean)).toEqual([expect.objectContaining({ role: 'OBSERVER' })]);
  });

  it('is refused beyond 100 members and invitations, unless it replaces one', async () => {
    const email = anEmail();
    await invite(email);
    await app.sql`insert into course_invitations
      (id, token_hash, course_id, email, role, sees_addresses, invited_by, invited_at, expires_at, is_link_shown)
      select gen_random_uuid(), decode(md5(n::text), 'hex'), course_id, 'full-' || n || '@example.org', role, sees_addresses,
      invited_by, invited_at, expires_at, is_link_shown
      from course_invitations, generate_series(1, 99) n where email = ${email}`;
    expect(await invite(email, { role: 'OBSERVER' })).toMatchObject({ __typename: 'CourseInvitationSent' });
    expect(await invite(anEmail())).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: '', message: 'A course can have at most 100 members and invitations' }],
    });
  });

  it('ends after 14 days, and with its course', async () => {
    const bea = await anInstructor();
    await invite(bea.email);
    const [id, theirs] = [await idOf(bea.email), await app.world.signIn(bea)];
    await app.sql`update courses set deleted_at = now() where id = ${course.id}`;
    expect((await mine(theirs)).courseInvitations).toEqual([]);
    expect(await accept(id, theirs)).toBe('NOT_FOUND');
    await app.sql`update courses set deleted_at = null where id = ${course.id}`;
    await app.sql`update course_invitations set expires_at = ${app.clock.now()} where id = ${id}`;
    expect(await accept(id, theirs)).toBe('NOT_FOUND');
    expect((await mine(theirs)).courseInvitations).toEqual([]);
  });
});
