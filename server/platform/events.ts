import { EventEmitter, on } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from './database/database';
import { PostgresClient } from './database/postgres-client';

const CHANNEL = 'waymark';
/** NOTIFY refuses a payload of this many bytes, and with it everything in the same statement. */
const TOO_MANY_BYTES = 8000;
const RETRY_MS = 500;
const CONNECT_MS = 2000;

/** What happened, said to every process on this database. Payloads are small: ids, never rows (NOTIFY carries 8,000 bytes). */
export interface Event {
  topic: string;
  payload: Record<string, string>;
}

/**
 * Events across any number of API processes, carried by PostgreSQL's LISTEN/NOTIFY. They are hints to read again,
 * not data: one that is lost with a connection costs freshness, never truth.
 */
export class EventBus {
  private readonly emitter = new EventEmitter({ captureRejections: false });
  private client: PostgresClient | null = null;
  private pending: Event[] = [];
  private isFlushing = false;
  private isStopped = false;

  constructor(
    private readonly url: string,
    private readonly database: Database,
    private readonly logger: Logger,
  ) {
    this.emitter.setMaxListeners(0);
  }

  /** Whether events of other processes arrive right now; while false, nothing learned from them may be trusted. */
  get isListening(): boolean {
    return this.client !== null;
  }

  async start(): Promise<void> {
    await this.listen();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.emitter.removeAllListeners();
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  /** Tells everyone, this process included, once the caller's transaction is over. Never throws: see the class. */
  publish(topic: string, payload: Record<string, string>): void {
    this.pending.push({ topic, payload });
    if (!this.isFlushing) void this.flush();
  }

  /** Calls back on every event of the topic; returns the way to stop. */
  listenTo(topic: string, callback: (payload: Record<string, string>) => void): () => void {
    this.emitter.on(topic, callback);
    return () => this.emitter.off(topic, callback);
  }

  /** Calls back when the listening connection was lost and again when it is back: events in between were missed. */
  onGap(callback: () => void): void {
    this.emitter.on(GAP, callback);
  }

  /** The topic's events from now on, mapped; null from `map` passes one over. Ends when the consumer returns. */
  subscribe<T>(
    topic: string,
    map: (payload: Record<string, string>) => Promise<T | null>,
  ): AsyncIterableIterator<T> {
    const events = on(this.emitter, topic) as AsyncIterableIterator<[Record<string, string>]>;
    // Not an async generator: its return() would wait for the next event before it lets go of the listener.
    return {
      async next() {
        for (;;) {
          const result = await events.next();
          if (result.done) return { done: true, value: undefined };
          const value = await map(result.value[0]);
          if (value !== null) return { done: false, value };
        }
      },
      async return() {
        await events.return?.();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  /** As it is sent; [] for one that NOTIFY cannot carry, so that it takes no other with it. */
  private encoded(event: Event): string[] {
    const text = JSON.stringify(event);
    const bytes = Buffer.byteLength(text);
    if (bytes < TOO_MANY_BYTES) return [text];
    this.logger.error(
      { topic: event.topic.slice(0, 100), bytes },
      'A live event is too large and was not sent',
    );
    return [];
  }

  private async flush(): Promise<void> {
    this.isFlushing = true;
    while (this.pending.length > 0) {
      const batch = this.pending.splice(0, 200).flatMap((event) => this.encoded(event));
      if (batch.length === 0) continue;
      try {
        await this.database.query('/* events: publish */ select pg_notify($1, p) from unnest($2::text[]) p', [
          CHANNEL,
          batch,
        ]);
      } catch (error) {
        this.logger.warn({ err: error, lost: batch.length }, 'Live events could not be sent');
      }
    }
    this.isFlushing = false;
  }

  private async listen(): Promise<void> {
    const client = new PostgresClient({
      connectionString: this.url,
      application_name: 'waymark events',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    client.on('notification', ({ payload }) => {
      const event = JSON.parse(payload ?? '{}') as Event;
      this.emitter.emit(event.topic, event.payload);
    });
    client.on('error', (error) => this.logger.warn({ err: error }, 'Live events: connection lost'));
    await client.connect();
    client.once('end', () => {
      if (this.client !== client) return;
      this.client = null;
      this.emitter.emit(GAP);
      if (!this.isStopped) void this.reconnect();
    });
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // It would stay open, and might listen after all, beside the one that takes its place.
      void client.end();
      throw error;
    }
    if (this.isStopped) return client.end();
    this.client = client;
    // What was learned since the loss may be stale too; from here on events arrive.
    this.emitter.emit(GAP);
  }

  private async reconnect(): Promise<void> {
    for (;;) {
      await delay(RETRY_MS, undefined, { ref: false });
      if (this.isStopped) return;
      try {
        return await this.listen();
      } catch (error) {
        this.logger.debug({ err: error }, 'Live events: not yet');
      }
    }
  }
}

const GAP = Symbol('events may have been missed');
