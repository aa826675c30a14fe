import type { Database } from '../database/database';
import { testApp } from '../../test/test-app';
import { claimSchedules, mailPeriod, moveSchedules, setSchedule } from './mail.queries';
import { EVERY_DAY } from './mail-schedule.rules';
import { MailScheduleKind } from './subscription.types';

const HALF_HOUR_MS = 30 * 60 * 1000;
const HOUR_MS = 2 * HALF_HOUR_MS;

// In demo mode, so that the application itself claims nothing.
const app = testApp();
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));

beforeEach(async () => {
  await app.sql`delete from mail_schedules`;
  await app.sql`delete from mail_outbox`;
});

const claimIn = (database: Database, now: Date) =>
  database.rows(
    claimSchedules({ now, lateAfter: 6, expiresAt: new Date(now.getTime() + HOUR_MS), max: 100 }),
  );
const claim = (now: Date, through = app) => claimIn(through.database, now);

async function anAccount(timeZone: string | null) {
  const account = await app.world.aStudent();
  await app.sql`update accounts set time_zone = ${timeZone} where id = ${account.id}`;
  return account.id;
}

const schedule = (
  accountId: string,
  now: Date,
  given: { hour?: number; days?: number[]; isOn?: boolean } = {},
) =>
  app.database.rows(
    setSchedule({
      accountId,
      kind: MailScheduleKind.DAILY_SUMMARY,
      isOn: true,
      hour: 8,
      days: EVERY_DAY,
      now,
      ...given,
    }),
  );

/** The times of the mails between two moments, with a claim every half hour. */
async function mailsBetween(from: string, until: string): Promise<string[]> {
  for (let at = Date.parse(from); at <= Date.parse(until); at += HALF_HOUR_MS) await claim(new Date(at));
  const rows = await app.sql`select created_at as at from mail_outbox order by created_at`;
  await app.sql`delete from mail_outbox`;
  return rows.map(({ at }) => at.toISOString().slice(0, 16));
}

describe('a recurring mail', () => {
  it.each([
    // Clocks go from 02:00 to 03:00 on 29 March, and from 03:00 to 02:00 on 25 October.
    ['Europe/Berlin', 2, '2026-03-28T00:00Z', ['2026-03-28T01:00', '2026-03-29T01:00', '2026-03-30T00:00']],
    ['Europe/Berlin', 2, '2026-10-23T22:00Z', ['2026-10-24T00:00', '2026-10-25T01:00', '2026-10-26T01:00']],
    ['Asia/Kolkata', 0, '2026-03-28T00:00Z', ['2026-03-28T18:30', '2026-03-29T18:30', '2026-03-30T18:30']],
    // A name that this PostgreSQL does not know is UTC, as is none.
    ['Mars/Olympus', 8, '2026-03-28T00:00Z', ['2026-03-28T08:00', '2026-03-29T08:00', '2026-03-30T08:00']],
  ])(
    'in %s at %i is sent once a day, also when the clocks change',
    async (timeZone, hour, from, expected) => {
      await schedule(await anAccount(timeZone), new Date(from), { hour });
      const until = new Date(Date.parse(from) + 3 * 24 * HOUR_MS - HALF_HOUR_MS).toISOString();
      expect(await mailsBetween(from, until)).toEqual(expected);
    },
  );

  it('is sent on the chosen days only', async () => {
    // A Monday.
    await schedule(await anAccount('UTC'), new Date('2026-06-01T00:00Z'), { days: [2, 7] });
    expect(await mailsBetween('2026-06-01T00:00Z', '2026-06-09T12:00Z')).toEqual([
      '2026-06-02T08:00',
      '2026-06-07T08:00',
      '2026-06-09T08:00',
    ]);
  });

  it('is one row when twelve claim it at once through two processes', async () => {
    const now = new Date('2026-06-01T08:00Z');
    await schedule(await anAccount('UTC'), new Date('2026-06-01T00:00Z'));
    // The eleven run while the first has not committed yet.
    const claims = await app.database.transaction(async (first) => [
      await claimIn(first, now),
      ...(await app.atOnce(11, (index) => claim(now, index % 2 ? app : second))),
    ]);
    expect(claims.flat()).toEqual([{ isLate: false }]);
    expect(await claim(now)).toEqual([]);
    expect(await app.sql`select kind from mail_outbox`).toEqual([{ kind: 'DAILY_SUMMARY' }]);
  });

  it('is not sent twice on a day by a move to another zone or by another hour', async () => {
    const accountId = await anAccount('UTC');
    await schedule(accountId, new Date('2026-06-01T00:00Z'));
    expect(await mailsBetween('2026-06-01T00:00Z', '2026-06-01T08:00Z')).toHaveLength(1);
    await app.sql`update accounts set time_zone = 'America/New_York' where id = ${accountId}`;
    await app.database.rows(moveSchedules({ accountId, now: new Date('2026-06-01T09:00Z') }));
    expect(await mailsBetween('2026-06-01T09:00Z', '2026-06-02T12:00Z')).toEqual(['2026-06-02T12:00']);
    await schedule(accountId, new Date('2026-06-02T13:00Z'), { hour: 20 });
    expect(await mailsBetween('2026-06-02T13:00Z', '2026-06-04T00:00Z')).toEqual(['2026-06-04T00:00']);
  });

  it('is left out after a long outage, and the next one is about that time too', async () => {
    const accountId = await anAccount('UTC');
    await schedule(accountId, new Date('2026-06-01T00:00Z'));
    expect(await claim(new Date('2026-06-01T15:00Z'))).toEqual([{ isLate: true }]);
    expect(await mailsBetween('2026-06-01T15:00Z', '2026-06-02T08:00Z')).toEqual(['2026-06-02T08:00']);
    const [period] = await app.sql`select covers_from as from from mail_schedules
      where account_id = ${accountId}`;
    expect(period!.from).toEqual(new Date('2026-06-01T00:00Z'));
  });

  it('is not sent while it is off, and is about what happened since it is on again', async () => {
    const accountId = await anAccount('UTC');
    await schedule(accountId, new Date('2026-06-01T00:00Z'), { isOn: false });
    expect(await mailsBetween('2026-06-01T00:00Z', '2026-06-02T00:00Z')).toEqual([]);
    await schedule(accountId, new Date('2026-06-02T00:00Z'));
    expect(await mailsBetween('2026-06-02T00:00Z', '2026-06-02T08:00Z')).toHaveLength(1);
    const [period] = await app.sql`select covers_from as from from mail_schedules`;
    expect(period!.from).toEqual(new Date('2026-06-02T00:00Z'));
  });

  it.each([
    ['suspended', 'update accounts set suspended_at = now() where id = $1'],
    [
      'about to be deleted',
      `insert into account_deletions (account_id, requested_at, due_at, email) values ($1, now(), now(), 'gone@example.org')`,
    ],
  ])('is not sent to an account that is %s', async (_, leave) => {
    const now = new Date('2026-06-01T08:00Z');
    const [accountId, other] = [await anAccount('UTC'), await anAccount('UTC')];
    for (const id of [accountId, other]) await schedule(id, new Date('2026-06-01T00:00Z'));
    await app.database.query(leave, [accountId]);
    expect(await claim(now)).toEqual([{ isLate: false }, { isLate: false }]);
    expect(await app.sql`select account_id from mail_outbox`).toEqual([{ account_id: other }]);
    const kind = MailScheduleKind.DAILY_SUMMARY;
    expect(await app.database.row(mailPeriod({ accountId, kind }))).toBeUndefined();
    expect(await app.database.row(mailPeriod({ accountId: other, kind }))).toMatchObject({
      coversUntil: now,
    });
  });

  it('is about the time since the last one was due when an account is reinstated', async () => {
    const accountId = await anAccount('UTC');
    await schedule(accountId, new Date('2026-06-01T00:00Z'));
    await app.sql`update accounts set suspended_at = now() where id = ${accountId}`;
    expect(await mailsBetween('2026-06-01T00:00Z', '2026-06-02T12:00Z')).toEqual([]);
    await app.sql`update accounts set suspended_at = null where id = ${accountId}`;
    expect(await mailsBetween('2026-06-02T12:00Z', '2026-06-03T12:00Z')).toEqual(['2026-06-03T08:00']);
    const period = await app.database.row(mailPeriod({ accountId, kind: MailScheduleKind.DAILY_SUMMARY }));
    expect(period!.coversFrom).toEqual(new Date('2026-06-02T08:00Z'));
  });
});
