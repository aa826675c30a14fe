import net, { type AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import { aDatabase } from '../../test/test-app';
import { sourceFiles } from '../../test/sources';
import { createDataSource } from './data-source';

const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** PostgreSQL's wire message for a connection terminated by an administrator. */
function endedByAdministrator(): Buffer {
  const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const message = Buffer.alloc(5 + fields.length, fields, 'latin1');
  message.fill(0, 0, 5);
  message.write('E', 0);
  message.writeUInt32BE(4 + fields.length, 1);
  message.write(fields, 5, 'latin1');
  return message;
}

/**
 * A proxy to the database at `url`. Once `isEnding` is set, each new connection is terminated in the same packet that
 * completes its login, as happens when a restart hits a connection that was just opened.
 */
async function endingRelay(url: string) {
  const target = new URL(url);
  const state = { isEnding: false };
  const relay = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname);
    let isEnded = !state.isEnding;
    client.on('data', (bytes) => void server.write(bytes));
    server.on('data', (bytes) => {
      if (isEnded || !bytes.subarray(-READY_FOR_QUERY.length).equals(READY_FOR_QUERY)) {
        client.write(bytes);
        return;
      }
      isEnded = true;
      client.end(Buffer.concat([bytes, endedByAdministrator()]));
      server.end();
    });
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((relay.address() as AddressInfo).port);
  return { url: through.href, state, close: () => relay.close() };
}

const rejections = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;

/** More statements than the pool has connections, so that new connections are opened and used immediately. */
const manyStatements = (source: DataSource) =>
  Array.from({ length: 16 }, () => source.query('select pg_sleep(0.001)'));

describe('connections that PostgreSQL ends', () => {
  let url: string;
  let source: DataSource;

  beforeEach(async () => {
    url = await aDatabase();
  });
  afterEach(() => source.destroy());

  it('reject the statement that was given one, even when it ends as it is opened', async () => {
    const relay = await endingRelay(url);
    source = createDataSource({ url: relay.url, entities: [] });
    await source.initialize();
    relay.state.isEnding = true;
    // The pool already has one connection.
    expect(await rejections(manyStatements(source))).toBeGreaterThan(0);
    relay.state.isEnding = false;
    expect(await rejections(manyStatements(source))).toBe(0);
    relay.close();
  });
});

it('every connection of the server is a PostgresClient', () => {
  const importing = sourceFiles().filter(
    ({ path, imports, isTest, text }) =>
      path.startsWith('server/') &&
      !isTest &&
      // A package of its own, whose short connections the product does not see.
      !path.startsWith('server/platform/embedded-postgres/') &&
      imports.includes('pg') &&
      /import (?!type)[^;]*\b(Client|Pool)\b[^;]* from 'pg'/.test(text),
  );
  expect(importing.map(({ path }) => path)).toEqual(['server/platform/database/postgres-client.ts']);
});
