import { createRequire } from 'node:module';
import { Database } from '../../../platform/database/database';
import { databaseUnavailable } from '../../../platform/errors';
import { newId } from '../../../platform/ids';
import type { Viewer } from '../../../platform/viewer';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { eventually } from '../../../test/eventually';
import { HealthService, warningsOf } from './health.service';
import type { Health } from './health.types';

const { version } = createRequire(__filename)('../../../../package.json') as { version: string };
const HOUR_MS = 60 * 60 * 1000;

const app = testApp({ config: { isDemo: false, smtpUrl: 'smtp://mail.example.org' } });

const admin = sharedFixture(() => app.signedIn(app.world.anAdmin()));
afterEach(() => jest.restoreAllMocks());

const health = async (): Promise<Health> =>
  (
    await app.as(admin.token).run`{ r: viewer { administration { health {
        measuredAt warnings
        database { version responseMs sizeBytes connections maxConnections migrationCount lastMigration }
        mails { isConfigured waiting failing oldestAt givenUp sent }
        tasks { name everySeconds lastEndedAt hasFailed }
        disk { totalBytes freeBytes }
        process { version nodeVersion startedAt memoryBytes heapBytes heapLimitBytes isHearingEvents heartbeatAgeSeconds }
      } } } }`
  ).administration.health;
const viewer = () => ({ account: admin, sessionHash: '' }) as unknown as Viewer;

describe('the health of the platform', () => {
  it('is measured when it is asked for', async () => {
    const [migration] =
      await app.sql`select max(name) filter (where timestamp = newest) as name, count(*)::int as count
      from migrations, (select max(timestamp) as newest from migrations) n`;
    await eventually(async () => expect((await health()).process.isHearingEvents).toBe(true));
    const { database, process: own, disk, tasks } = await health();
    expect(database).toMatchObject({
      version: expect.stringMatching(/^\d+(\.\d+)?/),
      maxConnections: expect.any(Number),
      migrationCount: migration!.count,
      lastMigration: migration!.name,
    });
    expect(database!.connections).toBeGreaterThan(0);
    expect(database!.sizeBytes).toBeGreaterThan(1e6);
    expect(database!.responseMs).toBeGreaterThan(0);
    expect(own).toMatchObject({ version, nodeVersion: process.versions.node, isHearingEvents: true });
    expect(own.heartbeatAgeSeconds).toBeGreaterThanOrEqual(0);
    expect(own.heapBytes).toBeLessThan(own.heapLimitBytes);
    expect(disk.freeBytes).toBeLessThanOrEqual(disk.totalBytes);
    expect(tasks).toContainEqual({
      name: 'AuditLogSweeper',
      everySeconds: 3600,
      lastEndedAt: null,
      hasFailed: false,
    });
  });

  it('counts the emails that wait, failed, were sent and were given up', async () => {
    const now = app.clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * HOUR_MS);
    const aMail = (given: object) => {
      const mail = {
        id: newId(),
        kind: 'test',
        account_id: admin.id,
        created_at: at(-2),
        expires_at: at(10),
        next_attempt_at: null,
        sent_at: null,
        given_up_at: null,
        last_error: null,
        ...given,
      };
      const names = Object.keys(mail);
      return app.database.query(
        `insert into mail_outbox (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
        Object.values(mail),
      );
    };
    // Later than the sender of this process looks.
    await aMail({ next_attempt_at: at(5) });
    await aMail({ next_attempt_at: at(5), last_error: 'ECONNECTION', created_at: at(-3) });
    await aMail({ next_attempt_at: at(5), account_id: null });
    // An invitation that waits for its day is not late.
    const personId = newId();
    const goneId = newId();
    await app.sql`insert into invited_people (id, email, name, expires_at)
      values (${personId}, 'ivy@example.org', 'Ivy', ${at(100)}), (${goneId}, 'gwen@example.org', 'Gwen', ${at(100)})`;
    await aMail({
      account_id: null,
      invited_person_id: personId,
      next_attempt_at: at(5),
      created_at: at(-4),
    });
    await aMail({ sent_at: at(-1) });
    await aMail({ sent_at: at(-25) });
    // As after she registered.
    await aMail({ account_id: null, invited_person_id: goneId, sent_at: at(-2) });
    await app.sql`delete from invited_people where id = ${goneId}`;
    await aMail({ given_up_at: at(-1) });
    await aMail({ given_up_at: at(-1), last_error: 'ENORECIPIENT' });
    const { mails, warnings } = await health();
    expect(mails).toEqual({
      isConfigured: true,
      waiting: 3,
      failing: 1,
      givenUp: 1,
      sent: 2,
      oldestAt: at(-3).toISOString(),
    });
    expect(warnings).toEqual(
      expect.arrayContaining([
        'Emails failed and will be tried again: 1.',
        'Emails were given up in the last 24 hours: 1.',
        'An email has been waiting for more than 15 minutes.',
      ]),
    );
  });

  it('has what the process knows while the database does not answer', async () => {
    jest.spyOn(Database.prototype, 'row').mockRejectedValue(databaseUnavailable());
    const { database, mails, process: own, warnings } = await app.app.service(HealthService).health(viewer());
    expect([database, mails]).toEqual([null, null]);
    expect(own.version).toBe(version);
    expect(warnings).toContain('The database does not answer.');
  });

  it('reveals no addresses, users, passwords or paths', async () => {
    const text = JSON.stringify(await health());
    expect(text).not.toMatch(/smtp:|postgres:|@|mail\.example\.org|\/(tmp|home|work)\b/);
  });
});

describe('warnings', () => {
  const well: Omit<Health, 'warnings'> = {
    measuredAt: new Date('2026-11-23T12:00:00Z'),
    database: {
      version: '17.2',
      responseMs: 1,
      sizeBytes: 1,
      connections: 80,
      maxConnections: 100,
      migrationCount: 1,
      lastMigration: 'One',
    },
    mails: {
      isConfigured: true,
      waiting: 1,
      failing: 0,
      givenUp: 0,
      sent: 9,
      oldestAt: new Date('2026-11-23T11:46:00Z'),
    },
    tasks: [{ name: 'One', everySeconds: 1, lastEndedAt: null, hasFailed: false }],
    disk: { totalBytes: 100e9, freeBytes: 11e9 },
    process: {
      version,
      nodeVersion: '22',
      startedAt: new Date(),
      memoryBytes: 1,
      heapBytes: 89,
      heapLimitBytes: 100,
      isHearingEvents: true,
      heartbeatAgeSeconds: 1,
    },
  };

  it('are none while everything is well', () => {
    expect(warningsOf(well, { needsMail: true })).toEqual([]);
  });

  it('do not ask for a mail server in demo mode', () => {
    const mails = { ...well.mails!, isConfigured: false };
    expect(warningsOf({ ...well, mails }, { needsMail: false })).toEqual([]);
  });

  it.each<[string, Partial<typeof well>]>([
    ['The database does not answer.', { database: null, mails: null }],
    [
      'More than 80% of the connections that the database allows are open.',
      { database: { ...well.database!, connections: 81 } },
    ],
    [
      'No mail server is configured: nobody can reset a password.',
      { mails: { ...well.mails!, isConfigured: false } },
    ],
    [
      'An email has been waiting for more than 15 minutes.',
      { mails: { ...well.mails!, oldestAt: new Date('2026-11-23T11:44:00Z') } },
    ],
    ['Background tasks failed and will run again: One.', { tasks: [{ ...well.tasks[0]!, hasFailed: true }] }],
    [
      'The disk is nearly full: less than 10% or 1 GiB is free.',
      { disk: { totalBytes: 100e9, freeBytes: 9e9 } },
    ],
    [
      'The disk is nearly full: less than 10% or 1 GiB is free.',
      { disk: { totalBytes: 2e9, freeBytes: 1e9 } },
    ],
    [
      'This process uses more than 90% of the memory it may use.',
      { process: { ...well.process, heapBytes: 91 } },
    ],
    [
      'This process receives no live events, so notifications arrive late.',
      { process: { ...well.process, isHearingEvents: false } },
    ],
  ])('%s', (sentence, change) => {
    expect(warningsOf({ ...well, ...change }, { needsMail: true })).toEqual([sentence]);
  });
});
