import type { SeededCourse } from '../../../../seed/world';
import { eventually } from '../../../../test/eventually';
import { testApp } from '../../../../test/test-app';
import type { Account } from '../../../accounts/account.entities';
import { InvitationMail } from './invitation-mail';

// Neither in demo mode nor with a mail server.
const app = testApp({
  config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example.org' },
});
let instructor: Account;
let token: string;
let course: SeededCourse;
let count = 0;

beforeEach(async () => {
  instructor = await app.world.aTrustedInstructor();
  token = await app.world.signIn(instructor);
  course = await app.world.aCourse(instructor);
});
afterEach(() => jest.restoreAllMocks());

const withMailServer = () => jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
const anAddress = () => `by-hand-${++count}@example.org`;

async function ask(query: string, variables: object, as?: string) {
  const { body } = await app.graphql(query, { ...variables }, as);
  return body.errors ? body.errors[0]!.extensions.code : body.data!.r;
}

/** Imports a list into the course, and waits until it is done. */
async function importList(emails: readonly string[], name = 'Ivy'): Promise<string> {
  const path = `/instructor/courses/${course.id}/rosters?name=class.csv`;
  const body = ['name,email', ...emails.map((email) => `${name},${email}`)].join('\n');
  const { id } = (await app.rest('POST', path, { token, body })).body;
  await app.as(token).run`mutation { r: startRosterImport(id: ${id}, removesOthers: false) { id } }`;
  await eventually(async () => expect((await readImport(id)).state).toBe('DONE'));
  return id;
}
const readImport = (id: string) =>
  ask('query ($id: ID!) { r: rosterImport(id: $id) { state sendsMail } }', { id }, token);
const invited = () =>
  app.as(token)
    .run`{ r: invitedStudents(courseId: ${course.id}) { totalCount sendsMail nodes { personId email } } }`;
const personOf = async (email: string): Promise<string> =>
  (await invited()).nodes.find((one: { email: string }) => one.email === email).personId;
const newLink = async (email: string) =>
  app.as(token)
    .run`mutation { r: inviteAgain(courseId: ${course.id}, personId: ${await personOf(email)}) { link } }`;

const tokenIn = (link: string) =>
  /^https:\/\/learn\.example\.org\/invitation\?token=([\w-]{43})$/.exec(link)![1]!;
const read = (linkToken: string) =>
  ask('query ($token: String!) { r: studentInvitation(token: $token) { email } }', { token: linkToken });
const accept = (linkToken: string) =>
  ask(
    `mutation ($input: AcceptInvitationInput!) { r: acceptInvitation(input: $input) { __typename
      ... on Registered { account { email role } } } }`,
    { input: { token: linkToken, name: 'Ivy', password: 'correct horse battery' } },
  );
const isVerified = (email: string) =>
  app.value<boolean>`select email_proved_at is not null as verified from accounts where email = ${email}`;
const courseIdsOf = (email: string) =>
  app.column<string>`select e.course_id as id from enrollments e
      join accounts a on a.id = e.student_id where a.email = ${email}`;

const exportOf = (path: string, as = token) => app.rest('POST', path, { token: as });
const ofCourse = () => `/instructor/courses/${course.id}/invited-students/links.csv`;
/** The rows of the file, without its header. */
const rowsOf = (file: string) =>
  file
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',') as [string, string, string]);

it('sends nothing, says so, and shows a link that creates the account and enrolls', async () => {
  const email = anAddress();
  const id = await importList([email]);
  expect(await readImport(id)).toEqual({ state: 'DONE', sendsMail: false });
  expect(await invited()).toMatchObject({ totalCount: 1, sendsMail: false });
  expect(await app.sql`select from mail_outbox`).toEqual([]);

  const first = tokenIn((await newLink(email)).link);
  const second = tokenIn((await newLink(email)).link);
  expect(await read(first)).toBeNull();
  const stored = await app.sql`select token_hash::text from invited_people where email = ${email}`;
  expect(JSON.stringify(stored)).not.toContain(second);
  const answers = await app.atOnce(12, () => accept(second));
  expect(answers.filter(({ __typename }) => __typename === 'Registered')).toEqual([
    { __typename: 'Registered', account: { email, role: 'STUDENT' } },
  ]);
  expect(await courseIdsOf(email)).toEqual([course.id]);
  expect(await read(second)).toBeNull();
});

it('does not take the link as a proof of the address, which a mailed link is', async () => {
  const [shown, mailed] = [anAddress(), anAddress()];
  await importList([shown, mailed]);
  await accept(tokenIn((await newLink(shown)).link));
  expect(await isVerified(shown)).toBe(false);

  await newLink(mailed);
  const mail = await app.app.service(InvitationMail).compose(await personOf(mailed));
  await accept(tokenIn(/\S+invitation\?token=\S+/.exec(mail!.text)![0]));
  expect(await isVerified(mailed)).toBe(true);
});

it('exports links of everybody who is invited to the course, which replace earlier ones', async () => {
  const emails = [anAddress(), anAddress()];
  await importList(emails);
  const earlier = tokenIn((await newLink(emails[0]!)).link);
  const { status, headers, body } = await exportOf(ofCourse());
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: 'text/csv; charset=utf-8',
  });
  const rows = rowsOf(body);
  expect(rows.map(([name, email]) => [name, email])).toEqual(emails.map((email) => ['Ivy', email]));
  expect(await read(earlier)).toBeNull();
  const tokens = rows.map(([, , link]) => tokenIn(link));
  expect(await read(tokens[1]!)).toEqual({ email: emails[1] });
  expect(await accept(tokens[0]!)).toMatchObject({ __typename: 'Registered' });

  const log = await app.sql`select * from audit_log where actor_id = ${instructor.id} order by occurred_at`;
  expect(log.filter(({ action }) => action === 'INVITATION_LINKS_EXPORTED')).toMatchObject([
    { details: { courseId: course.id } },
  ]);
  for (const secret of [earlier, ...tokens, ...emails]) expect(JSON.stringify(log)).not.toContain(secret);
});

it('exports the links of an import, without those of people of another import', async () => {
  const [first, second] = [anAddress(), anAddress()];
  await importList([first]);
  const id = await importList([second]);
  const { body } = await exportOf(`/rosters/${id}/links.csv`);
  expect(rowsOf(body).map(([, email]) => email)).toEqual([second]);
});

describe('a person whom courses of two instructors invite', () => {
  const readAll = (linkToken: string) =>
    app.as().run`{ r: studentInvitation(token: ${linkToken}) { name courses } }`;
  const listed = async () =>
    (
      await app.as(token)
        .run`{ r: invitedStudents(courseId: ${course.id}) { nodes { name expiresAt mailDueAt } } }`
    ).nodes;

  it('has a link for each, which names, shows and declines nothing of the other', async () => {
    const email = anAddress();
    await importList([email], 'Ivy of the first');
    const others = { token, title: course.title, link: tokenIn((await newLink(email)).link) };
    instructor = await app.world.aTrustedInstructor();
    token = await app.world.signIn(instructor);
    course = await app.world.aCourse(instructor, { title: 'Zoology' });
    await importList([email], 'Ivy of the second');
    const [row] = rowsOf((await exportOf(ofCourse())).body);
    const link = tokenIn(row![2]);
    expect(row![0]).toBe('Ivy of the second');
    expect(await readAll(link)).toEqual({ name: 'Ivy of the second', courses: ['Zoology'] });
    expect(await app.as().run`mutation { r: declineInvitation(token: ${link}) }`).toBe(true);
    expect(await readAll(link)).toBeNull();
    expect(await readAll(others.link)).toEqual({ name: 'Ivy of the first', courses: [others.title] });
    expect(await accept(others.link)).toMatchObject({ __typename: 'Registered' });
  });

  it('is listed by each with the dates of its own invitation', async () => {
    const email = anAddress();
    await importList([email]);
    const first = { token, course, listed: await listed() };
    app.clock.advance(60_000);
    instructor = await app.world.aTrustedInstructor();
    token = await app.world.signIn(instructor);
    course = await app.world.aCourse(instructor);
    await importList([email]);
    await newLink(email);
    ({ token, course } = first);
    expect(await listed()).toEqual(first.listed);
    // As when the other's mail waits for the next day.
    await app.sql`update invited_people set mailed_at = now() + interval '1 year' where email = ${email}`;
    expect(await listed()).toEqual(first.listed);
  });
});

it('is over once there is a mail server: links are mailed, and not shown', async () => {
  const email = anAddress();
  const id = await importList([email]);
  withMailServer();
  expect(await readImport(id)).toMatchObject({ sendsMail: true });
  for (const path of [ofCourse(), `/rosters/${id}/links.csv`])
    expect(await exportOf(path)).toMatchObject({
      status: 403,
      body: { error: 'Invited people get their links by email on this platform' },
    });
  expect(await newLink(email)).toEqual({ link: null });
  await eventually(() => expect(app.mailer.sent.map(({ to }) => to)).toContain(email));
});
