import { newId } from '../ids';
import { testApp } from '../../test/test-app';
import { AuditLog, AuditLogSweeper } from './audit-log';
import { PublicConfiguration } from '../settings/settings.rules';

const app = testApp();

const anEntry = async (age: string) => {
  const id = newId();
  await app.sql`insert into audit_log (id, occurred_at, action)
    values (${id}, now() - ${age}::interval, 'SIGNED_IN')`;
  return id;
};
const ids = () => app.column<string>`select id from audit_log`;

const changes = (id: string) => [
  `update audit_log set action = 'OTHER' where id = '${id}'`,
  `delete from audit_log where id = '${id}'`,
  'truncate audit_log',
];

it('is append-only: the role of the server has no right to change entries', async () => {
  const id = await anEntry('1 day');
  for (const change of [...changes(id), 'create trigger t before insert on audit_log execute function f()'])
    await expect(app.database.query(change)).rejects.toThrow('permission denied for table audit_log');
  expect(await ids()).toContain(id);
});

it('has triggers that refuse changes by roles that have every right', async () => {
  const id = await anEntry('1 day');
  const isRefused = new Error('The audit log is append-only');
  for (const change of changes(id)) {
    const granted = app.database.transaction(async (transaction) => {
      await transaction.query('grant update, delete, truncate on audit_log to current_user');
      await transaction.query(change);
    });
    await expect(granted).rejects.toThrow(isRefused);
  }
  await expect(app.sql`update audit_log set id = gen_random_uuid()`).rejects.toThrow(isRefused);
  expect(await ids()).toContain(id);
});

it('does not keep accounts without entries from being deleted', async () => {
  const { id } = await app.world.aStudent();
  await app.sql`delete from accounts where id = ${id}`;
  expect(await app.sql`select from accounts where id = ${id}`).toEqual([]);
});

const sweep = (days: number) => {
  const { database, app: application } = app;
  return new AuditLogSweeper(
    database,
    application.service(AuditLog),
    new PublicConfiguration(days, null),
  ).run();
};

it('keeps entries for a year, unless something else is configured', async () => {
  const [old, young] = [await anEntry('366 days'), await anEntry('364 days')];
  await app.app.service(AuditLogSweeper).run();
  const left = await ids();
  expect(left).toContain(young);
  expect(left).not.toContain(old);
});

it('keeps entries as long as configured, and records who changed that, once', async () => {
  const [old, young] = [await anEntry('41 days'), await anEntry('39 days')];
  await app.atOnce(12, () => sweep(40));
  const left = await ids();
  expect(left).toContain(young);
  expect(left).not.toContain(old);
  await expect(app.sql`delete from audit_log where id = ${young}`).rejects.toThrow('permission denied');
  await sweep(365);
  expect(
    await app.sql`select actor_id, details from audit_log where action = 'AUDIT_LOG_RETENTION_CHANGED' order by id`,
  ).toEqual([
    { actor_id: null, details: { from: '365', to: '40' } },
    { actor_id: null, details: { from: '40', to: '365' } },
  ]);
});

it('never gives up the last 30 days, whatever is configured', async () => {
  const recent = await anEntry('29 days');
  await expect(sweep(29)).rejects.toThrow('audit_log_settings_retention_days_check');
  await expect(app.sql`update audit_log_settings set retention_days = 1`).rejects.toThrow();
  expect(await ids()).toContain(recent);
});
