import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** The driver's message when a statement timed out on the client. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * The driver's client for every connection of the server, pooled or not. When PostgreSQL terminates a connection, the
 * client emits `error`, which ends the Node process if nobody listens. Callers add their listener too late: pg-pool
 * removes its own when it hands out a client, and TypeORM adds one a promise later. The listener here covers the client
 * from its creation; the pending or next statement is rejected in any case.
 */
export class PostgresClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => this.closingIfSilent(query(...args))) as Client['query'];
  }

  /**
   * If a server disappears silently, every statement on its connection would time out for many minutes. After a timeout
   * the connection is therefore closed, so that the pool opens another.
   */
  private closingIfSilent(result: unknown): unknown {
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === READ_TIMEOUT) this.destroy();
      });
    return result;
  }

  /** Closes the connection without notifying the server: `end` would wait for a server that no longer responds. */
  destroy(): void {
    // The driver's types omit its connection.
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}
