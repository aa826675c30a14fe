import type { UnavailableReason } from '../errors';

/** SQLSTATE classes and codes for which the database is temporarily unavailable. */
const SQL_STATES: readonly [RegExp, UnavailableReason][] = [
  [/^(08...|57P0[1-5]|53300)$/, 'unreachable'],
  // A statement, lock or transaction timeout, or the victim of a deadlock.
  [/^(57014|55P03|25P0[34]|40P01)$/, 'slow'],
  // A standby, or a primary set to read-only by an administrator.
  [/^25006$/, 'readOnly'],
  [/^53100$/, 'full'],
];
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Driver errors without a code. */
const DRIVER_MESSAGES: readonly [string, UnavailableReason][] = [
  ['Connection terminated', 'unreachable'],
  ['Client has encountered a connection error', 'unreachable'],
  ['Client was closed', 'unreachable'],
  // TypeORM's, in a transaction whose connection was lost between two statements.
  ['Query runner already released', 'unreachable'],
  ['provided by a query runner was already released', 'unreachable'],
  // The server's limits are shorter than the driver's, so no response means that the server is down.
  ['Query read timeout', 'unreachable'],
  // Every connection of the pool is in use.
  ['timeout exceeded when trying to connect', 'slow'],
];

/**
 * Why the database is unavailable, from an error of the driver (possibly wrapped by TypeORM); null if it responded and
 * the error is about the statement.
 */
export function unavailableReason(error: unknown): UnavailableReason | null {
  // Checks the shape, because a socket's error may be an Error of another realm.
  if (typeof error !== 'object' || error === null) return null;
  const code = 'code' in error ? String(error.code) : '';
  const text = 'message' in error ? String(error.message) : '';
  return (
    SQL_STATES.find(([pattern]) => pattern.test(code))?.[1] ??
    (SOCKET_CODES.has(code) ? 'unreachable' : null) ??
    DRIVER_MESSAGES.find(([message]) => text.includes(message))?.[1] ??
    ('driverError' in error ? unavailableReason(error.driverError) : null)
  );
}

const isViolation = (error: unknown, code: string, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === code &&
  'constraint' in error &&
  error.constraint === constraint;

/** Whether the error is PostgreSQL's violation of the named unique index or constraint. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  isViolation(error, '23505', constraint);

/** Whether the error is a violation of the named check, or of a rule that a trigger enforces like one. */
export const violates = (error: unknown, constraint: string): boolean =>
  isViolation(error, '23514', constraint);
