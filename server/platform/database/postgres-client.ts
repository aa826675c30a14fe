import type { Duplex } from 'node:stream';
import { Client, type ClientConfig } from 'pg';

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
  }

  /** Closes the connection without telling the server: one that no longer answers would keep `end` waiting. */
  destroy(): void {
    // The driver's types leave its connection out.
    const { connection } = this as unknown as { connection: { stream: Duplex } };
    connection.stream.destroy();
  }
}
