import type { SeededCourse } from '../../../../seed/world';
import { eventually } from '../../../../test/eventually';
import { testApp } from '../../../../test/test-app';
import type { Account } from '../../../accounts/account.entities';
import { MailSender } from '../../../../platform/mails/mail-sender';
import { TOO_MANY_INVITATION_MAILS } from '../../../../platform/settings/settings.rules';
import { StudentInvitationsService } from './student-invitations.service';

const HOUR_MS = 60 * 60 * 1000;

const app = testApp({
  config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example.org' },
});
let instructor: Account;
let token: string;
let course: SeededCourse;
let count = 0;

beforeEach(async () => {
  await app.sql`delete from mail_outbox`;
  // A later day, at noon in UTC.
  const now = app.clock.now();
  const noon = new Date(now).setUTCHours(36, 0, 0, 0);
  app.clock.advance(noon - now.getTime());
  instructor = await app.world.aTrustedInstructor();
  token = await app.world.signIn(instructor);
  course = await app.world.aCourse(instructor);
  app.mailer.sent.length = 0;
  jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const anAddress = () => `limited-${++count}@example.org`;
const setLimit = (most: number) => app.sql`update platform_settings set max_invitation_mails = ${most}`;
const invite = async (emails: readonly string[], by = instructor) => {
  const people = emails.map((email) => ({ name: 'Ivy', email, groupName: null, courseId: course.id }));
  await app.database.transaction((transaction) =>
    app.app.service(StudentInvitationsService).invite(people, by.id, transaction),
  );
};
/** How many mails are due on which of the next days, 0 being today. */
const planned = async () =>
  (
    await app.sql`select (coalesce(sent_at, next_attempt_at) at time zone 'UTC')::date - (${app.clock.now()}::timestamptz at time zone 'UTC')::date as day,
      count(*)::int as count
      from mail_outbox where invited_person_id is not null group by 1 order by 1`
  ).map(({ day, count: mails }) => [day, mails]);
const invitedPeople = () =>
  app.as(token).run`{ r: invitedStudents(courseId: ${course.id}, first: 100) {
      totalCount laterMailCount lastMailAt
    nodes { personId email mailDueAt expiresAt } } }`;
/** Also waits for mails that the application's own task is sending. */
const sendDue = async () => {
  await app.app.service(MailSender).run(new AbortController().signal);
  await eventually(async () => {
    const due = await app.sql`select from mail_outbox
      where next_attempt_at <= ${app.clock.now()}::timestamptz + interval '1 hour' and attempts > 0`;
    expect(due).toEqual([]);
  });
};

/** null, or the error of a call that is refused. */
const refusalOf = async (mutation: string, as = token) => {
  const { body } = await app.graphql(`mutation { r: ${mutation} { __typename } }`, {}, as);
  return body.errors?.[0] ?? null;
};
const inviteToTeam = (email = anAddress()) =>
  refusalOf(`inviteToCourse(courseId: "${course.id}", input: { email: "${email}", role: OBSERVER })`);
const inviteAgain = (personId: string, as = token) =>
  refusalOf(`inviteAgain(courseId: "${course.id}", personId: "${personId}")`, as);
const isRefused = { message: TOO_MANY_INVITATION_MAILS, extensions: { code: 'RATE_LIMITED' } };

it('lets the mails of an import wait for the next days, and says whose; nobody is lost', async () => {
  await setLimit(3);
  const emails = Array.from({ length: 8 }, anAddress);
  await invite(emails);
  expect(await planned()).toEqual([
    [0, 3],
    [1, 3],
    [2, 2],
  ]);
  const listed = await invitedPeople();
  expect(listed).toMatchObject({ totalCount: 8, laterMailCount: 5 });
  const later = listed.nodes.filter(({ mailDueAt }: { mailDueAt: string | null }) => mailDueAt !== null);
  expect(later).toHaveLength(5);
  const last = later.find(({ mailDueAt }: { mailDueAt: string }) => mailDueAt === listed.lastMailAt);
  expect(new Date(listed.lastMailAt).getTime()).toBe(app.clock.now().getTime() + 36 * HOUR_MS);
  expect(Date.parse(last.expiresAt) - Date.parse(last.mailDueAt)).toBe(30 * 24 * HOUR_MS);

  await sendDue();
  expect(app.mailer.sent).toHaveLength(3);
  app.clock.advance(11 * HOUR_MS);
  await sendDue();
  expect(app.mailer.sent).toHaveLength(3);
  app.clock.advance(2 * HOUR_MS);
  await sendDue();
  expect(app.mailer.sent).toHaveLength(6);
  // Others invite the same people meanwhile: whoever waits gets one mail all the same.
  await invite(emails, await app.world.aTrustedInstructor());
  app.clock.advance(24 * HOUR_MS);
  await sendDue();
  expect(app.mailer.sent.map(({ to }) => to).sort()).toEqual([...emails].sort());
  expect(await invitedPeople()).toMatchObject({ laterMailCount: 0, lastMailAt: null });
});

it('refuses invitations to the team beyond it with a sentence, of twelve at once all but five', async () => {
  await setLimit(5);
  const answers = await app.atOnce(12, () => inviteToTeam());
  const refused = answers.filter((refusal) => refusal !== null);
  expect(refused).toHaveLength(7);
  expect(refused[0]).toMatchObject(isRefused);
  expect(refused[0]!.extensions.retryAfterSeconds).toBe(12 * 60 * 60);
  expect(app.mailer.sent).toHaveLength(5);
  const stored = await app.sql`select from course_invitations where course_id = ${course.id}`;
  expect(stored).toHaveLength(5);
  app.clock.advance(12 * HOUR_MS);
  token = await app.world.signIn(instructor);
  expect(await inviteToTeam()).toBeNull();
});

it('counts invitations to teams, of imports and sent again together', async () => {
  await setLimit(3);
  const email = anAddress();
  await invite([email]);
  const { personId } = (await invitedPeople()).nodes[0];
  expect(await inviteAgain(personId)).toBeNull();
  expect(await inviteToTeam()).toBeNull();
  expect(await inviteAgain(personId)).toMatchObject(isRefused);
  expect(await inviteToTeam()).toMatchObject(isRefused);
  await invite([anAddress()]);
  expect((await planned()).at(-1)).toEqual([1, 1]);
});

it('is not for administrators, who import whole schools, nor for links that are not mailed', async () => {
  await setLimit(1);
  await invite([anAddress(), anAddress(), anAddress()], await app.world.anAdmin());
  expect(await planned()).toEqual([[0, 3]]);
  jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(false);
  expect(await inviteToTeam()).toBeNull();
  expect(await inviteToTeam()).toBeNull();
});
