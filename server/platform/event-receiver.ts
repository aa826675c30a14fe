import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from './database/database';
import { PostgresClient } from './database/postgres-client';
import { CHANNEL, publishHeartbeat } from './event.queries';
import { newId } from './ids';

const RETRY_MS = 500;
const CONNECT_MS = 2000;
const END_MS = 1000;
/** A heartbeat that has not come back by then counts as missed. */
const HEARTBEAT_MS = 1500;
/** Consecutive missed heartbeats after which the connection is replaced. */
const UNHEARD_MAX = 2;
/** Maximum interval between heartbeats while callers ask whether events are up to date. */
const QUICK_HEARTBEAT_MS = 300;
/** Events may be at most a second late; the rest of that second is left for the response. */
const UP_TO_DATE_MS = 900;
/** Maximum number of heartbeats waiting for the database; more would only take connections away from requests. */
const HEARTBEATS_UNDER_WAY_MAX = 3;

const eventSchema = z.object({ topic: z.string(), payload: z.record(z.string(), z.string()) });

/**
 * An event sent to every process on this database. Payloads are small: ids, never rows (NOTIFY carries 8,000 bytes).
 */
export type Event = z.infer<typeof eventSchema>;

interface ReceiverOptions {
  /** Must be PostgreSQL itself: LISTEN receives nothing through a transaction pooler. */
  url: string;
  /** Heartbeats are published through it, the same way as real events. */
  database: Database;
  logger: Logger;
  onEvent: (event: Event) => void;
  /** Called when events may have been missed, and again once they arrive. */
  onGap: () => void;
}

/**
 * The connection on which this process listens. A connection can be open and silent: its server may have disappeared,
 * may no longer be the primary, or may be a pooler. So it counts only while the process receives its own heartbeats,
 * which are ordinary events. PostgreSQL delivers events in commit order: once a heartbeat has arrived, so has
 * everything committed before it was sent.
 */
export class EventReceiver {
  /** The topic of this process's own heartbeats. */
  private readonly heartbeat = `heartbeat ${newId()}`;
  private client: PostgresClient | null = null;
  private isHearing = false;
  private isStopped = false;
  private hasWarnedOfForeign = false;
  /**
   * Send times of heartbeats, by performance.now(): of the latest one, the latest published and the latest received.
   */
  private sentAt = -Infinity;
  private publishedAt = -Infinity;
  private heardAt = -Infinity;
  /** Send time of the heartbeat that must arrive before the next tick of the timer. */
  private expectedAt = -Infinity;
  private underWay = 0;
  private unheard = 0;
  private timer: NodeJS.Timeout | null = null;
  private waitingForFirst: (() => void) | null = null;

  constructor(private readonly options: ReceiverOptions) {}

  /** Whether this process's own heartbeats come back; while false, events are missed. */
  get isListening(): boolean {
    return this.isHearing;
  }

  /** Seconds since the last heartbeat was sent that came back; null if none did on this connection. */
  get heartbeatAgeSeconds(): number | null {
    return this.heardAt === -Infinity ? null : (performance.now() - this.heardAt) / 1000;
  }

  /**
   * Whether every event committed up to a second ago has been received. Calling it keeps heartbeats frequent enough for
   * that; the first result after a pause is false.
   */
  isUpToDate(): boolean {
    const now = performance.now();
    if (now - this.sentAt >= QUICK_HEARTBEAT_MS) void this.sendHeartbeat();
    return now - this.heardAt <= UP_TO_DATE_MS;
  }

  /** Connects and waits for the first heartbeat at most as long as one may take. Rejects if it cannot connect. */
  async start(): Promise<void> {
    await this.listen();
    const isHeard = new Promise<void>((resolve) => (this.waitingForFirst = resolve));
    // setImmediate, so that what arrived while the process was busy is received before it counts as missed.
    this.timer = setInterval(() => setImmediate(() => this.watch()), HEARTBEAT_MS).unref();
    void this.sendHeartbeat();
    await Promise.race([isHeard, delay(CONNECT_MS, undefined, { ref: false })]);
    this.waitingForFirst = null;
    if (!this.isHearing) this.options.logger.warn(UNHEARD);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    const { client } = this;
    this.forgetClient();
    if (client === null) return;
    await Promise.race([client.end(), delay(END_MS, undefined, { ref: false })]);
    client.destroy();
  }

  /** Forgets the connection: from here on no earlier heartbeat proves that events are received. */
  private forgetClient(): void {
    this.client = null;
    this.sentAt = this.publishedAt = this.heardAt = this.expectedAt = -Infinity;
    this.unheard = 0;
  }

  private watch(): void {
    if (this.client === null) return;
    this.unheard = this.heardAt < this.expectedAt ? this.unheard + 1 : 0;
    if (this.unheard > 0) this.lose(UNHEARD);
    // A heartbeat that was not published tells nothing about the listening connection.
    if (this.unheard >= UNHEARD_MAX && this.publishedAt > this.heardAt) return this.replace(this.client);
    void this.sendHeartbeat();
    this.expectedAt = this.sentAt;
  }

  private async sendHeartbeat(): Promise<void> {
    if (this.client === null || this.underWay >= HEARTBEATS_UNDER_WAY_MAX) return;
    const sentAt = performance.now();
    this.sentAt = sentAt;
    this.underWay++;
    const event: Event = { topic: this.heartbeat, payload: { sentAt: String(sentAt) } };
    try {
      await this.options.database.rows(publishHeartbeat(JSON.stringify(event)));
      this.publishedAt = Math.max(this.publishedAt, sentAt);
    } catch (error) {
      this.options.logger.debug({ err: error }, 'A heartbeat of live events could not be sent');
    }
    this.underWay--;
  }

  private receive(text: string): void {
    const event = parsed(text);
    if (event === null) {
      if (!this.hasWarnedOfForeign)
        this.options.logger.warn(
          { bytes: Buffer.byteLength(text) },
          `Something that is no event of ours came on the channel "${CHANNEL}" and is ignored, as are all that follow`,
        );
      this.hasWarnedOfForeign = true;
    } else if (event.topic === this.heartbeat) this.hear(Number(event.payload.sentAt));
    else if (!event.topic.startsWith('heartbeat ')) this.options.onEvent(event);
  }

  private hear(sentAt: number): void {
    // Anyone with access to the database can send any notification.
    if (!(sentAt <= performance.now())) return;
    this.heardAt = Math.max(this.heardAt, sentAt);
    if (this.isHearing) return;
    this.isHearing = true;
    this.unheard = 0;
    // What was read since the loss may be stale too; from here on events arrive.
    this.options.onGap();
    if (this.waitingForFirst === null) this.options.logger.info('Live events are heard again');
    this.waitingForFirst?.();
    this.waitingForFirst = null;
  }

  private lose(warning?: string, error?: Error): void {
    if (!this.isHearing) return;
    this.isHearing = false;
    if (warning !== undefined && !this.isStopped) this.options.logger.warn({ err: error }, warning);
    this.options.onGap();
  }

  private replace(client: PostgresClient): void {
    this.forgetClient();
    client.destroy();
    void this.reconnect();
  }

  private async listen(): Promise<void> {
    const client = new PostgresClient({
      connectionString: this.options.url,
      application_name: 'waymark events',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    let lastError: Error | undefined;
    client.on('error', (error) => (lastError = error));
    client.on('notification', ({ payload }) => {
      // Ignores a connection that is being replaced.
      if (client === this.client) this.receive(payload ?? '');
    });
    await client.connect();
    client.once('end', () => {
      if (this.client !== client) return;
      this.forgetClient();
      this.lose('Live events: the connection is lost', lastError);
      if (!this.isStopped) void this.reconnect();
    });
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // Otherwise it would stay open and might still receive events beside its replacement.
      client.destroy();
      throw error;
    }
    if (this.isStopped) return client.destroy();
    this.client = client;
  }

  private async reconnect(): Promise<void> {
    for (;;) {
      await delay(RETRY_MS, undefined, { ref: false });
      if (this.isStopped) return;
      try {
        await this.listen();
        return await this.sendHeartbeat();
      } catch (error) {
        this.options.logger.debug({ err: error }, 'Live events: not yet');
      }
    }
  }
}

const UNHEARD =
  'Live events: own heartbeats are not heard. Is DATABASE_DIRECT_URL the primary itself, and no pooler?';

/** Returns null for anything that is not an event. */
function parsed(text: string): Event | null {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
