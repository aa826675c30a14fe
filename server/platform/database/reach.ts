import type { ClientConfig } from 'pg';
import { hasLimits, roleLimitStatements, SERVER_LIMITS, setRoleLimits } from './limits';
import { PostgresClient } from './postgres-client';

const OLDEST_MAJOR = 15;
const PATIENCE_MS = 10_000;
/** PgBouncer's error for a startup parameter that it does not know. */
const UNSUPPORTED_PARAMETER = /unsupported startup parameter/;

/** An error message about the database for the person who starts the server; it never contains the password. */
export class DatabaseNotUsable extends Error {}

/** How the connections of requests get the server's time limits, see createDataSource. */
export interface ReachedDatabase {
  limits: 'startup' | 'role';
  /** Advice for the administrator if the limits do not apply; null if they do. */
  warning: string | null;
}

/**
 * Checks the database's URLs before anything else is loaded. With `directUrl`, `url` is assumed to be a transaction
 * pooler, and the time limits become defaults of its role. Throws DatabaseNotUsable if a connection is refused, if
 * PostgreSQL is too old or stores no UTF-8, or if `url` is a pooler and `directUrl` is missing.
 */
export async function reachDatabase(url: string, directUrl: string | null): Promise<ReachedDatabase> {
  if (directUrl === null) {
    await connected('DATABASE_URL', { connectionString: url, ...SERVER_LIMITS }, async (client) => {
      // A pooler configured to ignore startup parameters accepts them without effect.
      if (!(await hasLimits(client))) throw poolerWithoutDirectUrl(url);
      await refuseUnfitServer(client, url);
    });
    return { limits: 'startup', warning: null };
  }
  const { user: role } = new PostgresClient({ connectionString: url });
  const database = await connected('DATABASE_DIRECT_URL', { connectionString: directUrl }, async (client) => {
    await refuseUnfitServer(client, directUrl);
    await setRoleLimits(client, role!);
    return client.database!;
  });
  // Must come last: the pooler's connections get the limits when they are opened.
  const areInForce = await connected('DATABASE_URL', { connectionString: url }, hasLimits);
  return { limits: 'role', warning: areInForce ? null : limitsNotInForce(role!, database) };
}

async function refuseUnfitServer(client: PostgresClient, url: string): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') version, current_setting('server_encoding') encoding`,
  );
  const { version, encoding } = rows[0]!;
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST_MAJOR)
    throw new DatabaseNotUsable(
      `Waymark needs PostgreSQL ${OLDEST_MAJOR} or newer, and the database ${publicPartOf(url)} is PostgreSQL ${major}.`,
    );
  if (encoding !== 'UTF8')
    throw new DatabaseNotUsable(
      `The database ${publicPartOf(url)} has the encoding ${encoding}, and Waymark needs UTF8. ` +
        'Create it with: createdb --owner waymark --template template0 --encoding UTF8 --locale C.UTF-8 waymark',
    );
}

/** Runs work on a separate connection; `variable` names the environment variable that holds its URL, for errors. */
async function connected<T>(
  variable: string,
  config: ClientConfig & { connectionString: string },
  work: (client: PostgresClient) => Promise<T>,
): Promise<T> {
  const client = new PostgresClient({
    ...config,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof DatabaseNotUsable) throw error;
    if (UNSUPPORTED_PARAMETER.test(reasonOf(error))) throw poolerWithoutDirectUrl(config.connectionString);
    throw new DatabaseNotUsable(
      `The database ${publicPartOf(config.connectionString)} cannot be used: ${reasonOf(error)}. ` +
        `Check ${variable}, and that PostgreSQL is running there.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

const poolerWithoutDirectUrl = (url: string) =>
  new DatabaseNotUsable(
    `DATABASE_URL (${publicPartOf(url)}) is a connection pooler that does not pass on startup parameters. ` +
      'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, with the same role.',
  );

const limitsNotInForce = (role: string, database: string) =>
  'The time limits of statements are not in force on DATABASE_URL. Connections that the pooler opened before this start ' +
  'get them when it replaces them (RECONNECT in the console of PgBouncer does so at once). If this line comes again, its ' +
  `role is another one: run as an administrator ${roleLimitStatements(role, database).join('; ')}; for that role.`;

function publicPartOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Node gives only a code if every address of a host name refused the connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
