import { PostgresClient } from './postgres-client';

const OLDEST_MAJOR = 15;
const PATIENCE_MS = 10_000;

/** A sentence about the database that whoever starts the server can act on; it never holds the password. */
export class DatabaseNotUsable extends Error {}

/** Throws DatabaseNotUsable when nobody lets us in at this address, or when it is too old a PostgreSQL. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new PostgresClient({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') version`,
    );
    version = Number(rows[0]?.version);
    await client.end();
  } catch (error) {
    throw new DatabaseNotUsable(
      `The database ${publicPartOf(url)} cannot be used: ${reasonOf(error)}. ` +
        'Check DATABASE_URL, and that PostgreSQL is running there.',
      { cause: error },
    );
  }
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_MAJOR)
    throw new DatabaseNotUsable(
      `Waymark needs PostgreSQL ${OLDEST_MAJOR} or newer, and the database ${publicPartOf(url)} is PostgreSQL ${major}.`,
    );
}

function publicPartOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Node says nothing but a code when every address of a name refused. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
