import type { SeededCourse } from '../../../../seed/world';
import { eventually } from '../../../../test/eventually';
import { testApp } from '../../../../test/test-app';
import type { Account } from '../../../accounts/account.entities';
import { InvitationSettler } from './student-invitations.service';

const app = testApp({
  config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example.org' },
});
let instructor: Account;
let course: SeededCourse;
let token: string;
let count = 0;

beforeEach(async () => {
  await app.sql`update platform_settings set instructor_access = 'EVERYONE', instructor_domains = '{}'`;
  instructor = await app.world.anInstructor({ name: 'Tina Teacher', createdAt: new Date(0) });
  await prove(instructor);
  token = await app.world.signIn(instructor);
  course = await app.world.aCourse(instructor, { title: 'Botany' });
  app.mailer.sent.length = 0;
  jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const prove = ({ id }: Account) => app.sql`update accounts set email_proved_at = now() where id = ${id}`;

/** With a verified address. */
async function aStudent(): Promise<Account> {
  const account = await app.world.aStudent({ name: 'Real Name', email: `known-${++count}@example.org` });
  await prove(account);
  return account;
}

const ask = async (query: string, as: string | undefined, variables = {}) => {
  const { data, errors } = (await app.graphql(query, variables, as)).body;
  return errors ? errors[0]!.extensions.code : data.r;
};

async function upload(emails: readonly string[], into = course): Promise<string> {
  const list = ['Name,Email', ...emails.map((email, index) => `Person ${index},${email}`)].join('\n');
  const path = `/instructor/courses/${into.id}/rosters?name=class.csv`;
  return (await app.rest('POST', path, { token, body: list })).body.id;
}

const read = (id: string) =>
  app.as(token).run`{ r: rosterImport(id: ${id}) { state counts { outcome count }
    rows(first: 100) { nodes { name email outcome problem } } } }`;

async function run(id: string) {
  await app.as(token).run`mutation { r: startRosterImport(id: ${id}, removesOthers: false) { id } }`;
  await eventually(async () => expect((await read(id)).state).toBe('DONE'));
}

const outcomesOf = async (id: string) =>
  (await read(id)).rows.nodes.map(({ outcome }: { outcome: string }) => outcome);

const invited = async () =>
  (await app.as(token).run`{ r: invitedStudents(courseId: ${course.id}) { nodes { name email } } }`).nodes;

const studentsOf = () => app.sql`select student_id as id from enrollments where course_id = ${course.id}`;

const own = async (as: string) =>
  (await ask('{ r: viewer { studentInvitations { courseId courseTitle inviterName } } }', as))
    .studentInvitations;

const answer = (as: string | undefined, isAccepted: boolean) =>
  app.as(as).run`mutation { r: answerStudentInvitation(courseId: ${course.id}, isAccepted: ${isAccepted}) }`;

const settle = () => app.app.service(InvitationSettler).run(new AbortController().signal);

const mailedTo = async (email: string) => {
  await eventually(() => expect(app.mailer.sent.some(({ to }) => to === email)).toBe(true));
  return app.mailer.sent.findLast(({ to }) => to === email)!;
};
const linkIn = (text: string) => /invitation\?token=([\w-]+)/.exec(text)![1]!;
const neutral = ({ text }: { text: string }, email: string) =>
  text
    .replace(linkIn(text), 'LINK')
    .replace(/Person \d/, 'NAME')
    .replaceAll(email, 'EMAIL');

describe('a list of an instructor whom administrators did not approve', () => {
  it('has one outcome, list entry and mail for addresses with and without an account', async () => {
    const known = await aStudent();
    const deleted = await aStudent();
    await app.sql`insert into account_deletions (account_id, email, requested_at, due_at)
      values (${deleted.id}, ${deleted.email}, now(), now() + interval '1 day')`;
    await app.sql`insert into course_places (course_id, capacity, taken) values (${course.id}, 1, 1)`;
    const emails = [known.email, `unknown-${++count}@example.org`, deleted.email];
    const id = await upload(emails);
    expect(await outcomesOf(id)).toEqual(['INVITE', 'INVITE', 'INVITE']);
    await run(id);
    expect((await read(id)).counts).toEqual([{ outcome: 'INVITE', count: 3 }]);
    expect(await invited()).toEqual(emails.map((email, index) => ({ name: `Person ${index}`, email })));
    const [toKnown, toUnknown] = [await mailedTo(emails[0]!), await mailedTo(emails[1]!)];
    expect(neutral(toKnown, emails[0]!)).toBe(neutral(toUnknown, emails[1]!));
    expect(toKnown.subject).toBe(toUnknown.subject);
    await settle();
    expect(await studentsOf()).toEqual([]);
    expect(await outcomesOf(await upload(emails))).toEqual(
      Array.from({ length: 3 }, () => 'ALREADY_INVITED'),
    );
  });

  it('enrolls who accepts in the inbox, and nobody who declines', async () => {
    const [yes, no] = [await aStudent(), await aStudent()];
    await run(await upload([yes.email, no.email]));
    const [theirs, others] = [await app.world.signIn(yes), await app.world.signIn(no)];
    const expected = [{ courseId: course.id, courseTitle: 'Botany', inviterName: 'Tina Teacher' }];
    expect([await own(theirs), await own(others)]).toEqual([expected, expected]);
    const told =
      await app.sql`select title, path from notifications where recipient_id = any(${[yes.id, no.id]})`;
    expect(told).toEqual(
      Array.from({ length: 2 }, () => ({ title: 'You are invited to a course', path: '/invitation' })),
    );
    expect(await answer(undefined, true)).toBe('UNAUTHENTICATED');
    expect(await answer(await app.world.signIn(await aStudent()), true)).toBe('NOT_FOUND');
    expect(await answer(theirs, true)).toBe(true);
    expect(await answer(others, false)).toBe(true);
    await settle();
    expect(await studentsOf()).toEqual([{ id: yes.id }]);
    expect(await invited()).toEqual([]);
    expect([await own(theirs), await own(others)]).toEqual([[], []]);
    expect(await answer(others, true)).toBe('NOT_FOUND');
  });

  it('is declined with the link, without an account', async () => {
    const email = `unknown-${++count}@example.org`;
    await run(await upload([email]));
    const link = linkIn((await mailedTo(email)).text);
    const DECLINE = 'mutation ($token: String!) { r: declineInvitation(token: $token) }';
    expect(await ask(DECLINE, undefined, { token: link })).toBe(true);
    expect(await invited()).toEqual([]);
    expect(await ask(DECLINE, undefined, { token: link })).toBe('NOT_FOUND');
  });

  it('waits for an answer of somebody who registers without the link and proves the address', async () => {
    const email = `unknown-${++count}@example.org`;
    await run(await upload([email]));
    const account = await app.world.aStudent({ email });
    const theirs = await app.world.signIn(account);
    expect(await own(theirs)).toEqual([]);
    expect(await answer(theirs, true)).toBe('NOT_FOUND');
    await prove(account);
    await settle();
    expect(await studentsOf()).toEqual([]);
    expect(await own(theirs)).toHaveLength(1);
  });

  it('gives links by hand that do not say whether there is an account', async () => {
    jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(false);
    const known = await aStudent();
    await run(await upload([known.email]));
    const path = `/instructor/courses/${course.id}/invited-students/links.csv`;
    const link = linkIn((await app.rest('POST', path, { token })).body);
    const found = await app.as().run`{ r: studentInvitation(token: ${link}) { hasAccount } }`;
    expect(found).toEqual({ hasAccount: false });
  });
});

describe('invitation mails', () => {
  const start = (id: string) =>
    ask('mutation ($id: ID!) { r: startRosterImport(id: $id, removesOthers: false) { id } }', token, { id });
  const inviteToTeam = () =>
    app.as(token).run`mutation {
      r: inviteToCourse(courseId: ${course.id}, input: { email: ${`unknown-${++count}@example.org`}, role: OBSERVER }) { __typename } }`;
  const tries = async () => [
    await start(await upload([`unknown-${++count}@example.org`])),
    await inviteToTeam(),
  ];
  const change = (what: string) =>
    app.database.query(`update accounts set ${what} where id = $1`, [instructor.id]);

  it('are not sent for an account whose address is not confirmed, or that is new', async () => {
    await change('email_proved_at = null');
    expect(await tries()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await change(`email_proved_at = now(), created_at = now() - interval '2 days'`);
    expect(await tries()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await change(`created_at = now() - interval '73 hours'`);
    expect(await tries()).toEqual([{ id: expect.any(String) }, { __typename: 'CourseInvitationSent' }]);
    await change('created_at = now()');
    await app.sql`insert into instructor_requests (account_id, state, requested_at, decided_at)
      values (${instructor.id}, 'APPROVED', now(), now())`;
    expect(await tries()).toEqual([{ id: expect.any(String) }, { __typename: 'CourseInvitationSent' }]);
  });

  it('are at most 50 a day for an instructor whom no administrator approved', async () => {
    await run(await upload(Array.from({ length: 60 }, () => `unknown-${++count}@example.org`)));
    const later = await app.as(token).run`{ r: invitedStudents(courseId: ${course.id}) { laterMailCount } }`;
    expect(later).toEqual({ laterMailCount: 10 });
    expect(await inviteToTeam()).toBe('RATE_LIMITED');
  });

  it('leave out names and titles that contain addresses', async () => {
    course = await app.world.aCourse(instructor, { title: 'Win at evil.example/x' });
    const email = `unknown-${++count}@example.org`;
    await run(await upload([email]));
    const { subject, text } = await mailedTo(email);
    expect(subject + text).not.toContain('evil');
    expect(text).toContain('\n- A course\n');
    await app.sql`update invited_people set name = 'www.evil.example', mailed_at = null where email = ${email}`;
    app.mailer.sent.length = 0;
    await run(await upload([email, `unknown-${++count}@example.org`]));
    const [person] = await app.sql`select id from invited_people where email = ${email}`;
    await app.as(token)
      .run`mutation { r: inviteAgain(courseId: ${course.id}, personId: ${person!.id}) { personId } }`;
    expect((await mailedTo(email)).text).toMatch(/^Hello,\n/);
  });
});

describe('a list is carried out at once', () => {
  const enrollsKnown = async () =>
    (await outcomesOf(await upload([(await aStudent()).email])))[0] === 'ENROLL';

  it('for an instructor whom an administrator approved', async () => {
    expect(await enrollsKnown()).toBe(false);
    await app.sql`insert into instructor_requests (account_id, state, requested_at, decided_at)
      values (${instructor.id}, 'APPROVED', now(), now())`;
    expect(await enrollsKnown()).toBe(true);
    await app.sql`update instructor_requests set state = 'WAITING', decided_at = null
      where account_id = ${instructor.id}`;
    expect(await enrollsKnown()).toBe(false);
  });

  it('for a verified address of a domain that makes instructors', async () => {
    const domain = instructor.email.split('@')[1];
    await app.sql`update platform_settings set instructor_domains = ${[domain]}`;
    expect(await enrollsKnown()).toBe(false);
    await app.sql`update platform_settings set instructor_access = 'BY_DOMAIN'`;
    expect(await enrollsKnown()).toBe(true);
    await app.sql`update accounts set email_proved_at = null where id = ${instructor.id}`;
    expect(await enrollsKnown()).toBe(false);
  });

  it('but enrolls nobody any more while that instructor is suspended or has lost the role', async () => {
    const email = `unknown-${++count}@example.org`;
    await app.sql`insert into instructor_requests (account_id, state, requested_at, decided_at)
      values (${instructor.id}, 'APPROVED', now(), now())`;
    await run(await upload([email]));
    const person = await app.world.aStudent({ email });
    await prove(person);
    const as = await app.world.signIn(person);
    for (const change of [`suspended_at = now()`, `suspended_at = null, role = 'STUDENT'`]) {
      await app.database.query(`update accounts set ${change} where id = $1`, [instructor.id]);
      await settle();
      expect(await studentsOf()).toEqual([]);
      expect(await own(as)).toMatchObject([{ courseId: course.id }]);
    }
    expect(await answer(as, true)).toBe(true);
    expect(await studentsOf()).toEqual([{ id: person.id }]);
  });
});
