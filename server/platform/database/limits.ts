import { escapeIdentifier, escapeLiteral } from 'pg';
import sql from 'sql-template-tag';
import type { PostgresClient } from './postgres-client';

/** Time limits in milliseconds that PostgreSQL enforces for every statement; by default it waits forever. */
export const SERVER_LIMITS = {
  statement_timeout: 5000,
  // A session waiting for a lock occupies a connection that others could use.
  lock_timeout: 500,
  idle_in_transaction_session_timeout: 10_000,
};

/** Any number not used as a lock elsewhere in this database: two processes must not alter one role at the same time. */
const ROLE_LOCK = 7_239_104;
/** The current role may not alter the other one, or it does not exist under this name. */
const NOT_OURS = new Set(['42501', '42704']);

/** Statements, one per limit, that make the limits the defaults of a role in a database. */
export const roleLimitStatements = (role: string, database: string): string[] =>
  Object.entries(SERVER_LIMITS).map(
    ([name, milliseconds]) =>
      `alter role ${escapeIdentifier(role)} in database ${escapeIdentifier(database)} set ${name} = ${escapeLiteral(`${milliseconds}ms`)}`,
  );

/**
 * Makes the limits the defaults of `role` in the client's database, because a transaction pooler accepts no startup
 * parameters and shares its connections between clients. They apply to connections opened from now on. Returns false if
 * the client's role may not alter `role`, or if it does not exist.
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

/** Checks whether the limits apply to this client's connection. */
export async function hasLimits(client: PostgresClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string; milliseconds: number }>(
    sql`select name, setting::int as milliseconds from pg_settings where name = any(${Object.keys(SERVER_LIMITS)})`,
  );
  const limits: Record<string, number> = SERVER_LIMITS;
  return rows.every(({ name, milliseconds }) => milliseconds === limits[name]);
}
