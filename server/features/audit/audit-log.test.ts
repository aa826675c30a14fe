import { newId } from '../../platform/ids';
import { startTestApp, type TestApp } from '../../test/test-app';
import { AuditLogSweeper } from './audit-log-sweeper';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const anEntry = async (age: string) => {
  const id = newId();
  await app.database.query(
    `insert into audit_log (id, occurred_at, action) values ($1, now() - $2::interval, 'SIGNED_IN')`,
    [id, age],
  );
  return id;
};
const ids = async () =>
  (await app.database.query<{ id: string }>('select id from audit_log')).map(({ id }) => id);

it('is append-only, also for the role of the server', async () => {
  const id = await anEntry('1 day');
  for (const [text, values] of [
    [`update audit_log set action = 'OTHER' where id = $1`, [id]],
    ['delete from audit_log where id = $1', [id]],
    ['truncate audit_log', []],
  ] as const)
    await expect(app.database.query(text, [...values])).rejects.toThrow('The audit log is append-only');
  expect(await ids()).toContain(id);
});

it('keeps entries for a year', async () => {
  const [old, young] = [await anEntry('366 days'), await anEntry('364 days')];
  await app.app.service(AuditLogSweeper).run();
  const left = await ids();
  expect(left).toContain(young);
  expect(left).not.toContain(old);
});
