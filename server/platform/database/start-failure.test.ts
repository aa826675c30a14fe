import { Client } from 'pg';
import { migrations } from '../../../migrations';
import { aDatabase } from '../../test/test-app';
import { migrate } from './migrate';
import { startFailureSentence } from './start-failure';

const failureOf = async (start: Promise<unknown>) =>
  startFailureSentence(await start.then(() => null).catch((error: unknown) => error));

/** Creates a separate database and changes it with the statement. */
async function aDatabaseWith(statement: (name: string) => string): Promise<string> {
  const url = await aDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement(new URL(url).pathname.slice(1)));
  await client.end();
  return url;
}

it('tells an operator whose database is a standby', async () => {
  const url = await aDatabaseWith(
    (name) => `delete from migrations where id = (select max(id) from migrations);
      alter database ${name} set default_transaction_read_only = on`,
  );
  expect(await failureOf(migrate(url, migrations))).toMatch(
    /^The database accepts no writes: it is a standby, or was made read-only\. DATABASE_URL must lead to the primary\. \(cannot execute .* in a read-only transaction\)$/,
  );
});

it('tells an operator whose database is full, or gone, or locked', () => {
  const error = (message: string, code: string) => Object.assign(new Error(message), { code });
  expect(startFailureSentence(error('could not extend file', '53100'))).toMatch(
    /^The disk that holds the database is full/,
  );
  expect(startFailureSentence(error('ENOSPC: no space left on device', 'ENOSPC'))).toMatch(
    /^The disk that holds the database is full.* \(ENOSPC: no space left on device\)$/,
  );
  expect(startFailureSentence(error('connect', 'ECONNREFUSED'))).toMatch(/^The database stopped answering/);
  expect(startFailureSentence(error('lock', '55P03'))).toMatch(/^The database took too long/);
});

it('leaves every other error alone', () => {
  expect(startFailureSentence(new TypeError('undefined is not a function'))).toBeNull();
  expect(startFailureSentence(null)).toBeNull();
});
