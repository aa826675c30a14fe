import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createDataSource, type LimitsOfConnection } from './data-source';
import { statement, type RowOf, type Statement } from './statement';
import { runStatement } from './statement-runner';
import { unavailableReason } from './unavailable';

/** If the replica lags behind by more than this, reads go to the primary. */
const BEHIND_MAX_MS = 5000;
/** Must leave the request enough time to fall back to the primary. */
const CONNECT_MS = 500;
const QUERY_MS = 1500;
const END_MS = 1000;
const POOL_SIZE = 4;
/** Positions not yet reached by the replica, one per check; with more of them the oldest would be too stale anyway. */
const MARKS_MAX = 10;

/** A server's log position in bytes: written by a primary, replayed by a replica. */
const position = () =>
  statement('replica: position', { bytes: z.string() })`
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::text as bytes`;

interface ReplicaOptions {
  url: string;
  /** The primary that the replica copies. */
  primary: DataSource;
  limits: LimitsOfConnection;
  logger: Logger;
  /** A monotonic clock in milliseconds; the host's by default. */
  monotonic?: () => number;
}

/**
 * A streaming replica for reads that may be a few seconds stale, with a circuit breaker: after one failure all reads go
 * to the primary until a check finds the replica healthy. Checks run as a task, so that no request waits for one.
 */
export class ReadReplica {
  readonly everySeconds = 2;
  private source: DataSource | null = null;
  /** null before the first check. */
  private isUsable: boolean | null = null;
  /** Log positions of the primary with their times, oldest first. */
  private marks: { bytes: bigint; at: number }[] = [];
  private currentAt = -Infinity;

  constructor(private readonly options: ReplicaOptions) {}

  /** Reads from the replica if it is usable; otherwise, or if it fails, from the primary with `readPrimary`. */
  async read<Row>({ text, values }: Statement<Row>, readPrimary: () => Promise<Row[]>): Promise<Row[]> {
    if (!this.isUsable || this.source === null) return readPrimary();
    try {
      const isPrepared = this.options.limits === 'startup';
      return await runStatement(this.source, { text, values, isPrepared });
    } catch (error) {
      if (unavailableReason(error) !== null) this.open(error);
      // Whatever the error was, such as a missing migration: only the primary's rows or error count.
      return readPrimary();
    }
  }

  /** Checks that the replica responds and how far it lags behind. */
  async run(): Promise<void> {
    const at = this.options.monotonic?.() ?? performance.now();
    const mark = await this.positionOfPrimary();
    try {
      this.source ??= await this.connected();
      const reached = await positionOf(this.source);
      if (mark !== null) this.marks = [...this.marks, { bytes: mark, at }].slice(-MARKS_MAX);
      while (this.marks[0] && this.marks[0].bytes <= reached) this.currentAt = this.marks.shift()!.at;
      // If no position is pending, it has everything that the primary, which may be down, is known to have written.
      const isCurrent = this.marks.length === 0 || at - this.currentAt <= BEHIND_MAX_MS;
      if (isCurrent) this.close();
      else this.open(new Error(`The replica is more than ${BEHIND_MAX_MS / 1000} s behind`));
    } catch (error) {
      this.open(error);
    }
  }

  /** Closes its connections. */
  async stop(): Promise<void> {
    this.isUsable = false;
    // A connection whose server has disappeared never reports that it is closed.
    await Promise.race([this.source?.destroy(), delay(END_MS, undefined, { ref: false })]);
    this.source = null;
  }

  private connected(): Promise<DataSource> {
    const { url, limits } = this.options;
    return createDataSource({
      url,
      entities: [],
      limits,
      poolSize: POOL_SIZE,
      connectionPatienceMs: CONNECT_MS,
      queryPatienceMs: QUERY_MS,
    }).initialize();
  }

  /** Returns null if the primary does not respond; the replica is needed all the more then. */
  private async positionOfPrimary(): Promise<bigint | null> {
    try {
      return await positionOf(this.options.primary);
    } catch (error) {
      this.options.logger.debug({ err: error }, 'The position of the primary is not known');
      return null;
    }
  }

  private close(): void {
    if (!this.isUsable) this.options.logger.info('The public catalogue is read from the replica');
    this.isUsable = true;
  }

  private open(error: unknown): void {
    if (this.isUsable !== false)
      this.options.logger.warn({ err: error }, 'The replica is not used: all reads go to the primary');
    else this.options.logger.debug({ err: error }, 'The replica is still not used');
    this.isUsable = false;
  }
}

async function positionOf(source: DataSource): Promise<bigint> {
  const [row] = await source.query<RowOf<typeof position>[]>(position().text);
  return BigInt(row!.bytes);
}
