import type { Duplex } from 'node:stream';
import { Client, type ClientConfig } from 'pg';

/** What the driver says when a statement was not answered in time. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * The driver's client for every connection of the server, pooled or not. A connection that PostgreSQL ends is reported
 * as an `error` event, and Node ends the process when nobody listens. Whoever uses the client adds a listener too late:
 * pg-pool removes its own when it hands a client out, and TypeORM adds one a promise later. The listener here covers the
 * client from its creation; the statement under way, or the next one, is rejected in any case.
 */
export class PostgresClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => this.closingIfSilent(query(...given))) as Client['query'];
  }

  /**
   * A server that has disappeared without a word leaves a connection on which every statement would time out, for many
   * minutes. One that has timed out is closed, so that the pool opens another.
   */
  private closingIfSilent(result: unknown): unknown {
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === READ_TIMEOUT) this.destroy();
      });
    return result;
  }

  /** Closes the connection without telling the server: one that no longer answers would keep `end` waiting. */
  destroy(): void {
    // The driver's types leave its connection out.
    const { connection } = this as unknown as { connection: { stream: Duplex } };
    connection.stream.destroy();
  }
}
