import type { QueryConfig, QueryResult } from 'pg';
import { PostgresClient } from './postgres-client';

/** Connections of one process that reads share. */
export const SHARED_CONNECTIONS = 4;
/** Further reads at the same time use the pool. */
const MOST_STATEMENTS = 8;
/** While a connection has been working on one statement for longer than this, no further reads are sent to it. */
export const SLOW_MS = 10;
/** As long as the pool keeps an idle connection. */
const IDLE_MS = 10_000;

/** What runs statements, as a connection of the pool does. */
export interface StatementConnection {
  query<Row extends object>(config: QueryConfig): Promise<QueryResult<Row>>;
  /** Ends its use for one statement; with `destroy` it gets no further statements. */
  release(destroy?: boolean): void;
}

/**
 * One connection for several reads at a time: each is sent without waiting for the results of those before it, and all
 * that are made in one turn of the event loop are sent together. PostgreSQL runs them in order, each in a transaction
 * of its own, so that one failing does not affect the others.
 */
class SharedConnection implements StatementConnection {
  private readonly client: PostgresClient;
  private readonly idleTimer: NodeJS.Timeout;
  private isConnected = false;
  private statements = 0;
  /** When PostgreSQL began with the statement it is working on, in milliseconds of `performance.now()`. */
  private busySince = 0;

  constructor(
    options: object,
    private readonly closed: (connection: SharedConnection) => void,
  ) {
    this.client = new PostgresClient({ ...options, pipeline: true });
    this.client.once('end', () => this.close());
    this.idleTimer = setTimeout(
      () => (this.statements > 0 ? this.idleTimer.refresh() : this.close()),
      IDLE_MS,
    );
    this.idleTimer.unref();
    this.client.connect().then(
      () => (this.isConnected = true),
      // The reads use the pool meanwhile, which reports why nothing connects.
      () => this.close(),
    );
  }

  /** How many statements would be in front of the next one; Infinity: it accepts none at the moment. */
  get queueLength(): number {
    if (!this.isConnected || this.statements >= MOST_STATEMENTS) return Infinity;
    return this.statements > 0 && performance.now() - this.busySince > SLOW_MS ? Infinity : this.statements;
  }

  /** Reserves it for one statement. */
  take(): this {
    if (this.statements++ === 0) this.busySince = performance.now();
    return this;
  }

  query<Row extends object>(config: QueryConfig): Promise<QueryResult<Row>> {
    this.client.sendTogether();
    return this.client.query<Row>(config);
  }

  release(destroy = false): void {
    this.statements--;
    this.busySince = performance.now();
    this.idleTimer.refresh();
    if (destroy) this.close();
  }

  /** Accepts no further statements; those already sent are still answered. */
  close(): void {
    this.isConnected = false;
    clearTimeout(this.idleTimer);
    this.closed(this);
    // A connection that is already lost ends at once.
    void this.client.end();
  }
}

/** The shared connections of one pool, opened when they are needed and closed when idle. */
export class SharedConnections {
  private readonly connections = new Set<SharedConnection>();
  private isClosed = false;

  /** `options` are those of the pool's connections. */
  constructor(private readonly options: object) {}

  /** The connection with the fewest statements, for one more; null: none accepts a statement at once. */
  take(): StatementConnection | null {
    let best: SharedConnection | null = null;
    let shortest = Infinity;
    for (const connection of this.connections) {
      const { queueLength } = connection;
      if (queueLength < shortest) [best, shortest] = [connection, queueLength];
    }
    if (shortest > 0) this.open();
    return best?.take() ?? null;
  }

  /** Closes all of them after their last statement. */
  close(): void {
    this.isClosed = true;
    for (const connection of this.connections) connection.close();
  }

  private open(): void {
    if (this.isClosed || this.connections.size >= SHARED_CONNECTIONS) return;
    this.connections.add(new SharedConnection(this.options, (closed) => this.connections.delete(closed)));
  }
}
