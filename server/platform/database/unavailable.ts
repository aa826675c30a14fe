/** SQLSTATE classes and codes that say "not now" rather than "not like this". */
const SQL_STATES = /^(08...|57P0[1-5]|53300|25P03|57014|55P03)$/;
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The driver gives these no code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
];

/** Whether an error of the driver (possibly wrapped by TypeORM) means that the database is away or overloaded. */
export function isUnavailable(error: unknown): boolean {
  // By shape: an error of a socket need not be an instance of this realm's Error.
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SQL_STATES.test(code) || SOCKET_CODES.has(code)) return true;
  const text = 'message' in error ? String(error.message) : '';
  if (DRIVER_MESSAGES.some((message) => text.includes(message))) return true;
  return 'driverError' in error && isUnavailable(error.driverError);
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
