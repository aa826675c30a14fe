import type { Logger } from 'pino';
import type { UnavailableReason } from '../errors';

/** An outage is over once the database has answered for this long, so that a restart in several steps is one outage. */
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
  /** The first answer since the last refusal; null while there is none. */
  recoveredAt: number | null;
  refused: number;
}

/**
 * Logs an outage of the database in two lines, when it begins and when it is over, however many requests it refuses
 * in between: those lines are what an operator looks for, and a line for each request would bury them.
 */
export class OutageLog {
  private readonly outages = new Map<UnavailableReason, Outage>();

  /** null logs nothing. */
  constructor(private readonly logger: Logger | null) {}

  /** To be told of each refused call of the database. */
  refused(reason: UnavailableReason, error: unknown): void {
    const now = performance.now();
    // While it cannot be reached at all, some of what waits for it runs into a time limit: the same outage.
    const outage = this.outages.get('unreachable') ?? this.outages.get(reason);
    if (outage) {
      Object.assign(outage, { lastRefusedAt: now, recoveredAt: null, refused: outage.refused + 1 });
      return;
    }
    this.outages.set(reason, { beganAt: now, lastRefusedAt: now, recoveredAt: null, refused: 1 });
    this.logger?.error({ reason, ...causeOf(error) }, BEGINNINGS[reason]);
  }

  /** To be told of each call of the database that succeeded, and whether it wrote. */
  answered(didWrite: boolean): void {
    if (this.outages.size === 0) return;
    const now = performance.now();
    for (const [reason, outage] of this.outages) {
      // A read says nothing about whether writing is possible again.
      if ((reason === 'readOnly' || reason === 'full') && !didWrite) continue;
      outage.recoveredAt ??= now;
      if (now - outage.lastRefusedAt < QUIET_MS) continue;
      this.outages.delete(reason);
      const seconds = Math.round((outage.recoveredAt - outage.beganAt) / 100) / 10;
      this.logger?.warn({ reason, seconds, refused: outage.refused }, 'The database answers again');
    }
  }
}

/** The driver's words and the statement's name, which is its leading comment; no stack, no parameters. */
function causeOf(error: unknown): { code?: string; cause: string; statement?: string } {
  const { code, query } = error as { code?: unknown; query?: unknown };
  return {
    code: typeof code === 'string' ? code : undefined,
    cause: error instanceof Error && error.message ? error.message : String(code),
    statement: typeof query === 'string' ? /\/\*.*?\*\//.exec(query)?.[0] : undefined,
  };
}
