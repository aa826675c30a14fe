import { Account } from '../../../accounts/account.entities';
import { PasswordResetService } from '../../../accounts/password-reset.service';
import { TEST_PASSWORD } from '../../../../seed/world';
import { eventually } from '../../../../test/eventually';
import { untilWaiting } from '../../../../test/lock-waiters';
import { freshFixture } from '../../../../test/fixture';
import { testApp } from '../../../../test/test-app';
import { StudentInvitationsService, InvitationSettler } from './student-invitations.service';

// Not in demo mode, in which no mails are sent.
const app = testApp({ config: { isDemo: false, publicUrl: 'https://learn.example.org' } });
const instructor = freshFixture(() => app.signedIn(app.world.aTrustedInstructor()));
const course = freshFixture(() => app.world.aCourse(instructor));

beforeEach(async () => {
  app.mailer.sent.length = 0;
  jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

let count = 0;
const anAddress = () => `invited-${++count}@example.org`;

const invite = async (email: string, { into = [course], groupName = null as string | null } = {}) => {
  const people = into.map(({ id }) => ({ name: 'Ivy Invited', email, groupName, courseId: id }));
  await app.database.transaction((transaction) =>
    app.app.service(StudentInvitationsService).invite(people, instructor.id, transaction),
  );
};

async function linkMailedTo(email: string): Promise<string> {
  let token = '';
  await eventually(() => {
    const mail = app.mailer.sent.findLast(({ to }) => to === email);
    token = /https:\/\/learn\.example\.org\/invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
  });
  return token;
}

const readInvitation = (linkToken: string) =>
  app.as().run`{ r: studentInvitation(token: ${linkToken}) { email name courses hasAccount } }`;

const accept = (linkToken: string, password = 'correct horse battery') =>
  app.as().run`mutation { r: acceptInvitation(input: ${{ token: linkToken, name: 'Ivy Chosen', password }}) {
    __typename ... on Registered { account { id email role } } ... on InvalidInput { fields { path message } } } }`;

const acceptAs = async (linkToken: string, session?: string) => {
  const { body } = await app.as(session).graphql`mutation { r: acceptInvitationAs(token: ${linkToken}) {
      __typename
    ... on InvitationAccepted { courseCount } ... on InvalidInput { fields { path message } } } }`;
  return body.data?.r ?? body.errors![0]!.extensions;
};

const accountOf = (email: string) =>
  app.database.with(Account, (accounts) => accounts.findOneByOrFail({ email }));

const settle = () => app.app.service(InvitationSettler).run(new AbortController().signal);

const register = (email: string) =>
  app.as()
    .run`mutation { r: register(input: ${{ name: 'Ivy', email, password: 'correct horse battery', role: 'STUDENT' }}) {
      __typename ... on Registered { account { id } } } }`;

const coursesOf = (email: string) =>
  app.column<string>`select e.course_id as id from enrollments e
      join accounts a on a.id = e.student_id where a.email = ${email}`;

const invitedCount = async (email: string) =>
  Number(await app.value<string>`select count(*) from invited_people where email = ${email}`);

const WITHDRAW =
  'mutation ($courseId: ID!, $personId: ID!) { withdrawStudentInvitation(courseId: $courseId, personId: $personId) }';

describe('an invitation', () => {
  it('is mailed with a link that creates the account and enrolls in all courses, once', async () => {
    const email = anAddress();
    const other = await app.world.aCourse(instructor);
    await invite(email, { into: [course, other] });
    const link = await linkMailedTo(email);
    expect(app.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1);
    expect(app.mailer.sent[0]!.text).toContain(`- ${course.title}\n`);
    expect(await readInvitation(link)).toEqual({
      email,
      name: 'Ivy Invited',
      courses: [course.title, other.title].sort(),
      hasAccount: false,
    });
    const stored = await app.sql`select token_hash::text from invited_people where email = ${email}`;
    expect(JSON.stringify(stored)).not.toContain(link);

    const answers = await app.atOnce(4, () => accept(link));
    expect(answers.filter(({ __typename }) => __typename === 'Registered')).toEqual([
      { __typename: 'Registered', account: { id: expect.any(String), email, role: 'STUDENT' } },
    ]);
    expect((await coursesOf(email)).sort()).toEqual([course.id, other.id].sort());
    expect(await invitedCount(email)).toBe(0);
    expect(await readInvitation(link)).toBeNull();
    expect(await accept(link)).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: '' }] });
  });

  it('works while registration is closed, and refuses a common password', async () => {
    const email = anAddress();
    await invite(email);
    const link = await linkMailedTo(email);
    await app.sql`update platform_settings set is_registration_open = false`;
    try {
      expect(await accept(link, 'password')).toMatchObject({ fields: [{ path: 'password' }] });
      expect(await accept(link)).toMatchObject({ __typename: 'Registered' });
    } finally {
      await app.sql`update platform_settings set is_registration_open = true`;
    }
  });

  it('expires after 30 days', async () => {
    const email = anAddress();
    await invite(email);
    const link = await linkMailedTo(email);
    await app.sql`update invited_people set expires_at = ${app.clock.now()} where email = ${email}`;
    expect(await readInvitation(link)).toBeNull();
    expect(await accept(link)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await coursesOf(email)).toEqual([]);
  });

  it('does not enroll whoever registers with the address, until they open the link with this account', async () => {
    const email = anAddress();
    await invite(email, { groupName: 'Blue' });
    const link = await linkMailedTo(email);
    expect(await register(` ${email.toUpperCase()}`)).toMatchObject({ __typename: 'Registered' });
    await settle();
    expect(await coursesOf(email)).toEqual([]);
    expect(await readInvitation(link)).toMatchObject({ email, hasAccount: true });
    expect(await accept(link)).toMatchObject({ __typename: 'EmailAlreadyRegistered' });

    const other = await app.world.signIn(await app.world.aStudent());
    expect(await acceptAs(link, other)).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: '', message: 'This invitation is for another email address' }],
    });
    expect((await acceptAs(link)).code).toBe('UNAUTHENTICATED');
    const session = await app.world.signIn(await accountOf(email));
    expect(await acceptAs('another token', session)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await coursesOf(email)).toEqual([]);
    const answers = await app.atOnce(12, () => acceptAs(link, session));
    expect(answers.filter(({ __typename }) => __typename === 'InvitationAccepted')).toEqual([
      { __typename: 'InvitationAccepted', courseCount: 1 },
    ]);
    expect(await coursesOf(email)).toEqual([course.id]);
    const groups = await app.sql`select g.name from group_members m join course_groups g on g.id = m.group_id
      where m.course_id = ${course.id}`;
    expect(groups).toEqual([{ name: 'Blue' }]);
    expect(await invitedCount(email)).toBe(0);
    expect(await accept(link)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('is settled by every other proof of the address: a new password, or a changed email', async () => {
    const [first, second] = [anAddress(), anAddress()];
    await invite(first);
    await invite(second);
    await register(first);
    const reset = await app.app.service(PasswordResetService).newToken((await accountOf(first)).id);
    await app.as()
      .graphql`mutation { resetPassword(input: ${{ email: first, resetToken: reset, newPassword: 'another horse battery' }}) {
        __typename } }`;
    const student = await app.world.aStudent();
    await app.as(await app.world.signIn(student))
      .graphql`mutation { requestEmailChange(input: ${{ newEmail: second, password: TEST_PASSWORD }}) {
        __typename } }`;
    await eventually(async () => {
      const texts = app.mailer.sent.filter(({ to }) => to === second).map(({ text }) => text);
      const change = texts.map((text) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
      expect(change).toBeDefined();
      await app.graphql(`mutation { confirmEmailChange(token: "${change!}") { __typename } }`);
    });
    await settle();
    expect([await coursesOf(first), await coursesOf(second)]).toEqual([[course.id], [course.id]]);
  });

  it('enrolls an account whose address was verified, also when its course is published later', async () => {
    const email = anAddress();
    await app.world.aStudent({ email, emailVerifiedAt: app.clock.now() });
    await app.sql`update courses set is_published = false where id = ${course.id}`;
    await invite(email);
    await settle();
    expect(await coursesOf(email)).toEqual([]);
    await app.sql`update courses set is_published = true where id = ${course.id}`;
    await Promise.all(Array.from({ length: 12 }, settle));
    expect(await coursesOf(email)).toEqual([course.id]);
    expect(await invitedCount(email)).toBe(0);
  });

  it('puts people on the waiting list for whom the course has no place, also if twelve accept at once', async () => {
    const setPlaces = `mutation ($id: ID!) { setJoining(courseId: $id, input: { mode: OPEN, capacity: 1 }) { __typename } }`;
    await app.graphql(setPlaces, { id: course.id }, instructor.token);
    const emails = Array.from({ length: 12 }, anAddress);
    for (const email of emails) await invite(email);
    const links = await Promise.all(emails.map(linkMailedTo));
    const answers = await Promise.all(links.map((link) => accept(link)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(emails.map(() => 'Registered'));
    const [counted] = await app.sql`select (select count(*)::int from enrollments
      where course_id = ${course.id}) as enrolled, (
      select count(*)::int from enrollment_requests where course_id = ${course.id} and state = 'WAITING') as waiting`;
    expect(counted).toEqual({ enrolled: 1, waiting: 11 });
  });

  it('keeps the group of whom it puts on the waiting list, who gets into it with a place', async () => {
    const setPlaces = `mutation ($id: ID!) { setJoining(courseId: $id, input: { mode: OPEN, capacity: 1 }) { __typename } }`;
    await app.graphql(setPlaces, { id: course.id }, instructor.token);
    const first = await app.world.aStudent();
    await app.world.enroll(first, course);
    const email = anAddress();
    await invite(email, { groupName: 'Blue' });
    const link = await linkMailedTo(email);
    const { body } = await app.as().graphql`{ studentInvitation(token: ${link}) { courses fullCourses } }`;
    expect(body.data.studentInvitation).toEqual({ courses: [course.title], fullCourses: [course.title] });
    expect(await accept(link)).toMatchObject({ __typename: 'Registered' });
    expect(await coursesOf(email)).toEqual([]);
    const groupsOf = () =>
      app.sql`select g.name from group_members m join course_groups g on g.id = m.group_id
        where m.course_id = ${course.id}`;
    expect(await groupsOf()).toEqual([]);
    await app.as(instructor.token)
      .graphql`mutation { removeStudent(courseId: ${course.id}, studentId: ${first.id}) { __typename } }`;
    expect(await coursesOf(email)).toEqual([course.id]);
    expect(await groupsOf()).toEqual([{ name: 'Blue' }]);
  });

  it.each(['accepted', 'settled'] as const)(
    'locks no person before the courses when it is %s',
    async (how) => {
      const email = anAddress();
      await invite(email);
      const link = await linkMailedTo(email);
      if (how === 'settled')
        await app.sql`update accounts set email_proved_at = now()
          where id = ${(await app.world.aStudent({ email })).id}`;
      const begin = () =>
        how === 'accepted'
          ? accept(link)
          : app.app.service(InvitationSettler).run(new AbortController().signal);
      const { outcome } = await app.database.transaction(async (transaction) => {
        await transaction.query('select from courses where id = $1 for no key update', [course.id]);
        const begun = begin();
        await untilWaiting(app.database);
        // Fails if somebody has locked the person, or the invitation.
        await transaction.query(
          'select from invited_people p join student_invitations v on v.person_id = p.id where p.email = $1 for update nowait',
          [email],
        );
        return { outcome: begun };
      });
      await outcome;
      expect(await coursesOf(email)).toEqual([course.id]);
    },
  );

  it('is one person with one mail a day, however many calls invite at once', async () => {
    const email = anAddress();
    await app.atOnce(12, () => invite(email));
    expect(await invitedCount(email)).toBe(1);
    await linkMailedTo(email);
    await invite(email, { into: [await app.world.aCourse(instructor)] });
    const mails = await app.sql`select count(*) from mail_outbox m
      join invited_people p on p.id = m.invited_person_id where p.email = ${email}`;
    expect(mails[0]!.count).toBe('1');
  });
});

describe('the people invited to a course', () => {
  const invited = async (as = instructor.token) =>
    (
      await app.as(as).graphql`{ invitedStudents(courseId: ${course.id}, first: 1) {
          totalCount nodes { personId name email groupName }
        pageInfo { hasNextPage endCursor } } }`
    ).body;

  it('are listed, invited again with a new link, and withdrawn', async () => {
    const [email, other] = [anAddress(), anAddress()];
    await invite(email, { groupName: 'Blue' });
    await invite(other);
    const first = await linkMailedTo(email);
    const { totalCount, nodes, pageInfo } = (await invited()).data.invitedStudents;
    expect({ totalCount, size: nodes.length, pageInfo }).toMatchObject({
      totalCount: 2,
      size: 1,
      pageInfo: { hasNextPage: true },
    });
    const [person] = await app.sql`select id from invited_people where email = ${email}`;
    const ids = { courseId: course.id, personId: person!.id };

    const { body: again } = await app.graphql(
      'mutation ($courseId: ID!, $personId: ID!) { inviteAgain(courseId: $courseId, personId: $personId) { link } }',
      ids,
      instructor.token,
    );
    expect(again.data.inviteAgain).toEqual({ link: null });
    await eventually(async () => expect(await linkMailedTo(email)).not.toBe(first));
    expect(await readInvitation(first)).toBeNull();
    const entries = await app.sql`select action from audit_log
      where actor_id = ${instructor.id} and details ->> 'courseId' = ${course.id}`;
    expect(entries).toEqual([{ action: 'INVITATION_SENT_AGAIN' }]);

    const withdraw = () => app.graphql(WITHDRAW, ids, instructor.token);
    const second = await linkMailedTo(email);
    expect((await withdraw()).body.data!.withdrawStudentInvitation).toBe(true);
    expect((await withdraw()).body.errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect(await readInvitation(second)).toBeNull();
    const withdrawals = await app.sql`select from audit_log where actor_id = ${instructor.id}
      and action = 'INVITATION_WITHDRAWN'`;
    expect(withdrawals).toHaveLength(1);
    expect(await invitedCount(email)).toBe(0);
    expect((await invited()).data.invitedStudents.totalCount).toBe(1);
  });
});
