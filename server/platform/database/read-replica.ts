import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createDataSource, type LimitsOfConnection } from './data-source';
import { statement, type RowOf } from './statement';
import { unavailableReason } from './unavailable';

/** A page of the catalogue that is older than this is read from the primary. */
const BEHIND_MAX_MS = 5000;
/** A replica that does not answer must leave the request enough time to ask the primary. */
const CONNECT_MS = 500;
const QUERY_MS = 1500;
const END_MS = 1000;
const POOL_SIZE = 4;
/** Positions that the replica has not reached; one for each turn, so more are older than is still of use. */
const MARKS_MAX = 10;

/** How far a server's log goes, in bytes: written by a primary, applied by a replica. */
const position = () =>
  statement(
    'replica: position',
    { bytes: z.string() },
    sql`
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::text as bytes`,
  );

interface ReplicaOptions {
  url: string;
  /** The database that the replica copies. */
  primary: DataSource;
  limits: LimitsOfConnection;
  logger: Logger;
}

/**
 * A streaming replica for reads that may be a few seconds old. It is a circuit breaker: one failure and all reads go to
 * the primary, until the next check finds the replica well. Checks run as a task, so that no request waits for one.
 */
export class ReadReplica {
  readonly everySeconds = 2;
  private source: DataSource | null = null;
  /** null before the first check. */
  private isUsable: boolean | null = null;
  /** Where the primary was and when, oldest first. */
  private marks: { bytes: bigint; at: number }[] = [];
  private currentAt = -Infinity;

  constructor(private readonly options: ReplicaOptions) {}

  /** Reads from the replica when it can be used, and from the primary with `readPrimary` when not, or when it fails. */
  async read<Row>(
    statement: string,
    parameters: unknown[],
    readPrimary: () => Promise<Row[]>,
  ): Promise<Row[]> {
    if (!this.isUsable || this.source === null) return readPrimary();
    try {
      return await this.source.query<Row[]>(statement, parameters);
    } catch (error) {
      if (unavailableReason(error) !== null) this.open(error);
      // Whatever it was, such as a migration that is not there yet: the primary's answer or error is the one that counts.
      return readPrimary();
    }
  }

  /** Checks that the replica answers and how far behind it is. */
  async run(): Promise<void> {
    const at = performance.now();
    const mark = await this.positionOfPrimary();
    try {
      this.source ??= await this.connected();
      const reached = await positionOf(this.source);
      if (mark !== null) this.marks = [...this.marks, { bytes: mark, at }].slice(-MARKS_MAX);
      while (this.marks[0] && this.marks[0].bytes <= reached) this.currentAt = this.marks.shift()!.at;
      // Without anything left to reach it has all that the primary, which may be away, is known to have written.
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
    // A connection whose server has disappeared never says that it is closed.
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

  /** null while the primary does not answer: then a replica is worth all the more. */
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
