import type { UnavailableReason } from '../errors';
import { WriteSlotTimeout } from './write-slots';

/** SQLSTATE classes and codes that say "not now" rather than "not like this". */
const SQL_STATES: readonly [RegExp, UnavailableReason][] = [
  [/^(08...|57P0[1-5]|53300)$/, 'unreachable'],
  // A statement, a lock or a transaction took longer than it may, or a deadlock was resolved at its expense.
  [/^(57014|55P03|25P0[34]|40P01)$/, 'slow'],
  // A standby, or a primary that an administrator has closed for writing.
  [/^25006$/, 'readOnly'],
  [/^53100$/, 'full'],
];
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The driver gives these no code. */
const DRIVER_MESSAGES: readonly [string, UnavailableReason][] = [
  ['Connection terminated', 'unreachable'],
  ['Client has encountered a connection error', 'unreachable'],
  ['Client was closed', 'unreachable'],
  // The server keeps shorter limits than the driver's: silence means that it is gone.
  ['Query read timeout', 'unreachable'],
  // Every connection of the pool is in use.
  ['timeout exceeded when trying to connect', 'slow'],
];

/**
 * Why the database did not do what was asked, from an error of the driver (possibly wrapped by TypeORM); null when it
 * did answer and the error is about the statement.
 */
export function unavailableReason(error: unknown): UnavailableReason | null {
  // By shape: an error of a socket need not be an instance of this realm's Error.
  if (typeof error !== 'object' || error === null) return null;
  if (error instanceof WriteSlotTimeout) return 'slow';
  const code = 'code' in error ? String(error.code) : '';
  const text = 'message' in error ? String(error.message) : '';
  return (
    SQL_STATES.find(([pattern]) => pattern.test(code))?.[1] ??
    (SOCKET_CODES.has(code) ? 'unreachable' : null) ??
    DRIVER_MESSAGES.find(([message]) => text.includes(message))?.[1] ??
    ('driverError' in error ? unavailableReason(error.driverError) : null)
  );
}

/** Whether the error is PostgreSQL refusing a duplicate in the named unique index or constraint. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
