import { startTestApp, testApp } from '../../test/test-app';
import { MailScheduleKind } from './subscription.types';
import { EVERY_DAY } from './mail-schedule.rules';
import { scheduleOf, setSchedule } from './mail.queries';
import { UnsubscribeLinks } from './subscription.service';

const { DAILY_SUMMARY, GOAL_REMINDER } = MailScheduleKind;

const app = testApp();

async function aSubscriber(kinds = [DAILY_SUMMARY, GOAL_REMINDER]): Promise<string> {
  const { id } = await app.world.aStudent();
  for (const kind of kinds)
    await app.database.rows(
      setSchedule({ accountId: id, kind, isOn: true, hour: 8, days: EVERY_DAY, now: app.clock.now() }),
    );
  return id;
}

async function tokenFor(
  accountId: string,
  kind: MailScheduleKind = DAILY_SUMMARY,
  through = app,
): Promise<string> {
  const url = new URL(await through.app.service(UnsubscribeLinks).urlFor({ kind, accountId }));
  expect(url.pathname).toBe('/unsubscribe');
  return url.searchParams.get('token')!;
}

const isOn = async (accountId: string, kind: MailScheduleKind = DAILY_SUMMARY) =>
  (await app.database.row(scheduleOf({ accountId, kind })))?.isOn;

const FIELDS =
  '__typename ... on MailSubscription { kind isSubscribed } ... on InvalidUnsubscribeLink { message }';

const look = async (token: string) => app.as().run`{ r: mailSubscription(token: ${token}) { ${FIELDS} } }`;

const set = async (token: string, isSubscribed: boolean) =>
  app.as()
    .run`mutation { r: setMailSubscription(token: ${token}, isSubscribed: ${isSubscribed}) { ${FIELDS} } }`;

const post = (token: string) =>
  fetch(`${app.origin}/unsubscribe?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const INVALID = { __typename: 'InvalidUnsubscribeLink', message: 'This link is incomplete or was changed' };

describe('the link of a recurring mail', () => {
  it('shows its state and changes nothing, unsubscribes, and subscribes again, without a log-in', async () => {
    const accountId = await aSubscriber();
    const token = await tokenFor(accountId);
    const on = { __typename: 'MailSubscription', kind: 'DAILY_SUMMARY', isSubscribed: true };
    expect(await look(token)).toEqual(on);
    expect(await isOn(accountId)).toBe(true);
    for (let times = 0; times < 2; times++)
      expect(await set(token, false)).toEqual({ ...on, isSubscribed: false });
    expect(await isOn(accountId)).toBe(false);
    expect(await isOn(accountId, GOAL_REMINDER)).toBe(true);
    expect(await look(token)).toEqual({ ...on, isSubscribed: false });
    expect(await set(token, true)).toEqual(on);
    expect(await isOn(accountId)).toBe(true);
  });

  it('unsubscribes with the one request of a mail program', async () => {
    const accountId = await aSubscriber();
    const token = await tokenFor(accountId, GOAL_REMINDER);
    const answer = await post(token);
    expect([answer.status, await answer.text()]).toEqual([200, 'You are unsubscribed from this email.\n']);
    expect(await isOn(accountId, GOAL_REMINDER)).toBe(false);
    expect(await isOn(accountId)).toBe(true);
  });

  it('is refused if it was altered, or names another account or another mail', async () => {
    const [mine, other] = [await aSubscriber(), await aSubscriber()];
    const token = await tokenFor(mine);
    const [kind, , signature] = token.split('.');
    const [first, ...rest] = signature!;
    const altered = [
      '',
      'nonsense',
      `${kind}.${other}.${signature}`,
      `${GOAL_REMINDER}.${mine}.${signature}`,
      `PASSWORD_RESET.${mine}.${signature}`,
      `${kind}.${mine}.${first === 'A' ? 'B' : 'A'}${rest.join('')}`,
    ];
    for (const wrong of altered) {
      expect(await look(wrong)).toEqual(INVALID);
      expect(await set(wrong, false)).toEqual(INVALID);
      const answer = await post(wrong);
      expect([answer.status, await answer.json()]).toEqual([400, { error: INVALID.message }]);
      await app.sql`delete from rate_limits`;
    }
    for (const accountId of [mine, other])
      for (const each of [DAILY_SUMMARY, GOAL_REMINDER]) expect(await isOn(accountId, each)).toBe(true);
  });

  it('does not tell whether the account exists', async () => {
    const accountId = await aSubscriber();
    const token = await tokenFor(accountId);
    await set(token, false);
    const before = [await look(token), await set(token, false)];
    await app.sql`delete from accounts where id = ${accountId}`;
    expect([await look(token), await set(token, false)]).toEqual(before);
    expect(await set(token, true)).toMatchObject({ isSubscribed: true });
    expect(await app.sql`select * from mail_schedules where account_id = ${accountId}`).toEqual([]);
  });

  it('is limited for each network', async () => {
    await app.sql`delete from rate_limits`;
    const statuses = [];
    for (let times = 0; times <= 100; times++) statuses.push((await post('nonsense')).status);
    expect(statuses.slice(-2)).toEqual([400, 429]);
    await app.sql`delete from rate_limits`;
  });

  it('is signed alike by processes that start at once, with a key that is stored once', async () => {
    await app.sql`delete from signing_keys`;
    const others = await Promise.all([1, 2].map(() => startTestApp({ databaseUrl: app.databaseUrl })));
    const accountId = await aSubscriber();
    const tokens = await Promise.all(others.map((other) => tokenFor(accountId, DAILY_SUMMARY, other)));
    expect(tokens[0]).toBe(tokens[1]);
    expect(await app.sql`select name from signing_keys`).toEqual([{ name: 'mail links' }]);
    await Promise.all(others.map((other) => other.stop()));
  });
});
