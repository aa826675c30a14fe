import { escapeIdentifier, escapeLiteral } from 'pg';
import sql from 'sql-template-tag';
import type { PostgresClient } from './postgres-client';

/** Time limits that PostgreSQL itself keeps for every statement, in milliseconds; its own defaults wait for ever. */
export const SERVER_LIMITS = {
  statement_timeout: 5000,
  // Whoever waits for a lock holds a connection that others could use.
  lock_timeout: 500,
  idle_in_transaction_session_timeout: 10_000,
};

/** Any number that nothing else in this database locks: two processes must not change one role at the same time. */
const ROLE_LOCK = 7_239_103;
/** The role may not be changed by this one, or does not exist under this name. */
const NOT_OURS = new Set(['42501', '42704']);

/** What makes the limits the defaults of a role in a database: one statement each. */
export const roleLimitStatements = (role: string, database: string): string[] =>
  Object.entries(SERVER_LIMITS).map(
    ([name, milliseconds]) =>
      `alter role ${escapeIdentifier(role)} in database ${escapeIdentifier(database)} set ${name} = ${escapeLiteral(`${milliseconds}ms`)}`,
  );

/**
 * Makes the limits defaults of `role` in the client's database: a transaction pooler takes no startup parameters, and its
 * connections belong to no client that could set them. They hold for connections that are opened from now on. Returns
 * false when the client's own role may not change that one, or when there is none of this name.
 */
export async function setRoleLimits(client: PostgresClient, role: string): Promise<boolean> {
  const statements = roleLimitStatements(role, client.database!);
  try {
    await client.query(
      ['begin', `select pg_advisory_xact_lock(${ROLE_LOCK})`, ...statements, 'commit'].join(';'),
    );
    return true;
  } catch (error) {
    if (NOT_OURS.has((error as { code: string }).code)) return false;
    throw error;
  }
}

/** Whether the limits are in force on the connection of this client. */
export async function hasLimits(client: PostgresClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string; milliseconds: number }>(
    sql`select name, setting::int as milliseconds from pg_settings where name = any(${Object.keys(SERVER_LIMITS)})`,
  );
  const limits: Record<string, number> = SERVER_LIMITS;
  return rows.every(({ name, milliseconds }) => milliseconds === limits[name]);
}
