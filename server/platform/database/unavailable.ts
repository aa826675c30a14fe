import type { Logger } from 'pino';
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

/** An outage ends once the database has responded for this long, so that a restart in several steps is one outage. */
const QUIET_MS = 2_000;

const BEGINNINGS: Record<UnavailableReason, string> = {
  unreachable: 'The database cannot be reached; what needs it is refused',
  slow: 'Statements of the database take too long and are cancelled',
  readOnly: 'The database accepts no writes; they are refused',
  full: 'The storage of the database is full; what needs space is refused',
};

interface Outage {
  beganAt: number;
  lastRefusedAt: number;
  /** Time of the first successful call since the last failure; null if there is none. */
  recoveredAt: number | null;
  refused: number;
}

/**
 * Logs an outage of the database in two lines, at its start and its end, regardless of how many requests fail in
 * between; a line for each request would bury what an operator is looking for.
 */
export class OutageLog {
  private readonly outages = new Map<UnavailableReason, Outage>();

  /** null logs nothing. */
  constructor(private readonly logger: Logger | null) {}

  /** Records a failed call of the database. */
  refused(reason: UnavailableReason, error: unknown): void {
    const now = performance.now();
    // While the database is unreachable, some waiting calls hit a time limit instead; they belong to the same outage.
    const outage = this.outages.get('unreachable') ?? this.outages.get(reason);
    if (outage) {
      Object.assign(outage, { lastRefusedAt: now, recoveredAt: null, refused: outage.refused + 1 });
      return;
    }
    this.outages.set(reason, { beganAt: now, lastRefusedAt: now, recoveredAt: null, refused: 1 });
    this.logger?.error({ reason, ...causeOf(error) }, BEGINNINGS[reason]);
  }

  /** Records a successful call of the database, and whether it wrote. */
  answered(didWrite: boolean): void {
    if (this.outages.size === 0) return;
    const now = performance.now();
    for (const [reason, outage] of this.outages) {
      // A read does not tell whether writes work again.
      if ((reason === 'readOnly' || reason === 'full') && !didWrite) continue;
      outage.recoveredAt ??= now;
      if (now - outage.lastRefusedAt < QUIET_MS) continue;
      this.outages.delete(reason);
      const seconds = Math.round((outage.recoveredAt - outage.beganAt) / 100) / 10;
      this.logger?.warn({ reason, seconds, refused: outage.refused }, 'The database answers again');
    }
  }
}

/** The driver's message and the statement's name from its leading comment; no stack and no parameters. */
function causeOf(error: unknown): { code?: string; cause: string; statement?: string } {
  const { code, query } = error as { code?: unknown; query?: unknown };
  return {
    code: typeof code === 'string' ? code : undefined,
    cause: error instanceof Error && error.message ? error.message : String(code),
    statement: typeof query === 'string' ? /\/\*.*?\*\//.exec(query)?.[0] : undefined,
  };
}
