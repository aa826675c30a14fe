import { newId } from '../../platform/ids';
import { testApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';
import { MailScheduleKind } from '../../platform/mails/subscription.types';
import { MailScheduler } from '../../platform/mails/mail-schedules';
import { DailySummaryMail } from './daily-summary-mail';
import { NotificationKind } from './notification.types';

const app = testApp({
  config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example.org' },
});
let ada: Account;
let token: string;

beforeEach(async () => {
  await app.sql`delete from mail_schedules`;
  await app.sql`delete from mail_outbox`;
  ada = await app.world.aStudent({ email: `ada-${newId()}@example.org` });
  token = await app.world.signIn(ada);
});

const given = (kind: NotificationKind, row: Parameters<typeof app.world.aNotification>[2] = {}) =>
  app.world.aNotification(ada, kind, { createdAt: app.clock.now(), ...row });

async function update(input: Record<string, unknown>) {
  const { body } = await app.as(token)
    .graphql`mutation { updateNotificationSettings(input: ${{ kinds: [], ...input }}) {
      __typename ... on NotificationSettingsUpdated { settings { summary { isOn hour } timeZone } }
      ... on InvalidInput { fields { path message } } } }`;
  return body.data?.updateNotificationSettings ?? body.errors![0]!.extensions.code;
}

/** Waits until the next mail is due and claims it; the composed mail, null for none. */
async function nextMail() {
  const [due] = await app.sql`select next_at as at from mail_schedules where account_id = ${ada.id}`;
  app.clock.advance(due!.at.getTime() - app.clock.now().getTime());
  await app.app.service(MailScheduler).run(new AbortController().signal);
  return app.app.service(DailySummaryMail).compose(ada.id);
}

it('is off by default, and is scheduled in the time zone of the profile', async () => {
  const { body } = await app.as(token)
    .graphql`{ viewer { notificationSettings { summary { isOn hour } timeZone } } }`;
  expect(body.data.viewer.notificationSettings).toEqual({
    summary: { isOn: false, hour: 8 },
    timeZone: null,
  });
  expect(await update({ summary: { isOn: true, hour: 7 }, timeZone: 'Asia/Kolkata' })).toMatchObject({
    settings: { summary: { isOn: true, hour: 7 }, timeZone: 'Asia/Kolkata' },
  });
  const nextHour = async () => {
    const [row] = await app.sql`select to_char(next_at at time zone 'UTC', 'HH24:MI') as hour
      from mail_schedules where account_id = ${ada.id}`;
    return row!.hour;
  };
  expect(await nextHour()).toBe('01:30');
  // A zone that was chosen is changed in the profile only.
  expect(await update({ summary: { isOn: true, hour: 7 }, timeZone: 'Asia/Tokyo' })).toMatchObject({
    settings: { timeZone: 'Asia/Kolkata' },
  });
  await app.as(token).graphql`mutation { updateProfile(input: { timeZone: "Asia/Tokyo" }) { __typename } }`;
  expect(await nextHour()).toBe('22:00');
});

it('refuses hours and time zones that do not exist, and changes nothing', async () => {
  for (const hour of [-1, 24])
    expect(await update({ summary: { isOn: true, hour }, timeZone: 'UTC' })).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'hour', message: 'Please choose an hour from the list' }],
    });
  expect(await update({ summary: { isOn: true, hour: 8 }, timeZone: 'Mars/Olympus' })).toBe('BAD_USER_INPUT');
  expect(await app.sql`select * from mail_schedules`).toEqual([]);
});

it('has the unread notifications since the last one, by tab and course, as text and HTML', async () => {
  const mara = await app.world.anInstructor({ name: 'Mara <Olin>' });
  const course = await app.world.aCourse(mara, { title: 'Grids & maps' });
  await given(NotificationKind.MESSAGE, {
    createdAt: new Date(app.clock.now().getTime() - 1),
    title: 'Before',
  });
  await update({ summary: { isOn: true, hour: 8 }, timeZone: 'UTC' });
  app.clock.advance(1);
  await given(NotificationKind.MESSAGE, { senderId: mara.id, title: 'Hello', path: '/messages/1' });
  await given(NotificationKind.QUIZ_PUBLISHED, {
    courseId: course.id,
    message: `${'x'.repeat(299)}😀 and more`,
  });
  await given(NotificationKind.CERTIFICATE_EARNED, { readAt: app.clock.now() });
  const mail = (await nextMail())!;
  expect(mail).toMatchObject({ to: ada.email, subject: '2 new notifications on Waymark' });
  expect(mail.text).toContain(
    'MESSAGES\n\nMara <Olin>: Hello\nAbout MESSAGE\nOpen: https://learn.example.org/messages/1\n\nCOURSES: GRIDS & MAPS\n\nQUIZ_PUBLISHED\n',
  );
  // The emoji would take the 300th and the 301st unit.
  expect(mail.text).toContain(`${'x'.repeat(299)}…\n`);
  expect(mail.text).not.toMatch(/Before|CERTIFICATE/);
  expect(mail.html).toContain('<h2 style="font-size:18px;margin:24px 0 8px">Courses: Grids &amp; maps</h2>');
  expect(mail.html).toContain('<strong>Mara &lt;Olin&gt;: Hello</strong>');
  const url = /Unsubscribe: (\S+)/.exec(mail.text)![1]!;
  expect(url).toMatch(/^https:\/\/learn\.example\.org\/unsubscribe\?token=DAILY_SUMMARY\./);
  expect(mail.headers).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail.html).toContain(`<a href="${url}"`);
  // Unread still, but told before.
  expect(await nextMail()).toBeNull();
});

it('leaves out names, titles and messages that contain addresses', async () => {
  const sender = await app.world.anInstructor({ name: 'www.evil.example' });
  const course = await app.world.aCourse(sender, { title: 'Free at evil.example' });
  await update({ summary: { isOn: true, hour: 8 }, timeZone: 'UTC' });
  app.clock.advance(1);
  const text = 'Visit https://evil.example/x';
  await given(NotificationKind.MESSAGE, {
    senderId: sender.id,
    courseId: course.id,
    title: text,
    message: text,
  });
  const mail = await nextMail();
  expect(JSON.stringify(mail)).not.toContain('evil');
  expect(mail!.text).toContain('Somebody: A notification\nIt contains a web or email address.');
});

it('says nothing of muted courses and kinds without mail, and then is no mail', async () => {
  const course = await app.world.aCourse(await app.world.anInstructor());
  await app.world.enroll(ada, course);
  await app.as(token).graphql`mutation { setCourseMuted(courseId: ${course.id}, isMuted: true) {
    course { id } } }`;
  await update({
    kinds: [
      { kind: 'MESSAGE', inInbox: true, byMail: false },
      { kind: 'CERTIFICATE_EARNED', inInbox: false, byMail: true },
    ],
    summary: { isOn: true, hour: 8 },
    timeZone: 'UTC',
  });
  app.clock.advance(1);
  await given(NotificationKind.MESSAGE);
  await given(NotificationKind.QUIZ_PUBLISHED, { courseId: course.id });
  expect(await nextMail()).toBeNull();
  // Hidden in the inbox, but wanted by mail.
  app.clock.advance(1);
  await given(NotificationKind.CERTIFICATE_EARNED);
  expect((await nextMail())!.subject).toBe('1 new notification on Waymark');
});

it('is sent through the outbox once, and not at all if it was switched off meanwhile', async () => {
  await update({ summary: { isOn: true, hour: 8 }, timeZone: 'UTC' });
  app.clock.advance(1);
  await given(NotificationKind.MESSAGE);
  await nextMail();
  expect(await app.sql`select kind, account_id as id from mail_outbox`).toEqual([
    { kind: MailScheduleKind.DAILY_SUMMARY, id: ada.id },
  ]);
  await update({ summary: { isOn: false, hour: 8 } });
  expect(await app.app.service(DailySummaryMail).compose(ada.id)).toBeNull();
});
