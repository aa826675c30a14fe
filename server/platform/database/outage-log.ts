import type { Logger } from 'pino';
import type { UnavailableReason } from '../errors';

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
