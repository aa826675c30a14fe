import { Refusal, isDatabaseUnavailable } from './errors';
import { AsyncResource } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from './database/database';
import { publishEvents } from './event.queries';
import { EventReceiver, type Event } from './event-receiver';

type Payload = Record<string, string>;

/** Most events that wait for one subscription. */
export const MAX_WAITING = 1_000;

/** What a subscription ends with that received events faster than it passed them on: its client has to read again. */
export class EventsMissed extends Refusal {
  constructor() {
    super('RATE_LIMITED', 'Too many events at once. Please read again.', 1);
  }
}

/**
 * The events of one subscription that its consumer has not taken yet. They are hints to read again, so an event equal to
 * a waiting one is left out: what the earlier one makes the consumer read is read after both.
 */
export class EventQueue {
  private readonly waiting = new Map<string, Payload>();
  private wakes: (() => void)[] = [];
  private state: 'open' | 'closed' | 'overflown' = 'open';

  /** False if the queue takes no more events: it is closed, or was full, and dropped what it had. */
  add(payload: Payload): boolean {
    if (this.state !== 'open') return false;
    const key = JSON.stringify(payload);
    const hasRoom = this.waiting.size < MAX_WAITING || this.waiting.has(key);
    if (hasRoom) this.waiting.set(key, payload);
    else this.end('overflown');
    this.wake();
    return hasRoom;
  }

  /** The next event, in order; null once the queue is closed. Rejects with EventsMissed if the queue was full. */
  async next(): Promise<Payload | null> {
    for (;;) {
      if (this.state === 'closed') return null;
      if (this.state === 'overflown') throw new EventsMissed();
      for (const [key, payload] of this.waiting) {
        this.waiting.delete(key);
        return payload;
      }
      await new Promise<void>((resolve) => this.wakes.push(resolve));
    }
  }

  /** Drops what waits; whoever waits for an event gets null. */
  close(): void {
    this.end('closed');
    this.wake();
  }

  private end(state: 'closed' | 'overflown'): void {
    this.state = state;
    this.waiting.clear();
  }

  private wake(): void {
    for (const wake of this.wakes.splice(0)) wake();
  }
}

/** NOTIFY refuses payloads from this many bytes on, and the whole statement with them. */
const TOO_MANY_BYTES = 8000;
/** An event is often the first statement after a failover and may get connections that have not been replaced yet. */
const MAX_TRIES = 10;
const RETRY_MS = 500;
/** Pause between two NOTIFYs: each is a transaction of its own, which waits for the disk. */
const GATHER_MS = 20;

/**
 * Events across any number of API processes, over PostgreSQL's LISTEN/NOTIFY. They are hints to read again, not data:
 * an event lost with a connection costs freshness, never correctness.
 */
export class EventBus {
  private readonly emitter = new EventEmitter({ captureRejections: false });
  private readonly receiver: EventReceiver;
  private pending: Event[] = [];
  private isFlushing = false;
  /** Outside of the asynchronous context of the request that publishes: its events are sent with those of others. */
  private readonly startFlush = AsyncResource.bind(() => void this.flush());

  /** `url` must be PostgreSQL itself; `database`, which publishes, may be behind a pooler. */
  constructor(
    url: string,
    private readonly database: Database,
    private readonly logger: Logger,
  ) {
    this.emitter.setMaxListeners(0);
    this.receiver = new EventReceiver({
      url,
      database,
      logger,
      onEvent: ({ topic, payload }) => this.emitter.emit(nameOf(topic), payload),
      onGap: () => this.emitter.emit(GAP),
    });
  }

  /** Whether this process receives its own heartbeats; while false, live events are missed. */
  get isListening(): boolean {
    return this.receiver.isListening;
  }

  /** Seconds since the last heartbeat was sent that came back to this process; null if none did. */
  get heartbeatAgeSeconds(): number | null {
    return this.receiver.heartbeatAgeSeconds;
  }

  /**
   * Whether every event committed up to a second ago has been received, so that cached values may be used. If false,
   * read from the database.
   */
  isUpToDate(): boolean {
    return this.receiver.isUpToDate();
  }

  /** Rejects if the database cannot be reached. */
  start(): Promise<void> {
    return this.receiver.start();
  }

  async stop(): Promise<void> {
    this.emitter.removeAllListeners();
    await this.receiver.stop();
  }

  /**
   * Publishes to all processes, this one included, after the caller's transaction: at once, or together with others
   * 20 ms after the last ones. Never throws: see the class.
   */
  publish(topic: string, payload: Record<string, string>): void {
    this.pending.push({ topic, payload });
    if (!this.isFlushing) this.startFlush();
  }

  /**
   * Publishes if and when the transaction commits, for events that must not be lost. They must fit NOTIFY's size limit.
   */
  async publishWithin(
    transaction: Database,
    topic: string,
    payloads: readonly Record<string, string>[],
  ): Promise<void> {
    await transaction.rows(publishEvents(payloads.map((payload) => JSON.stringify({ topic, payload }))));
  }

  /** Calls back on every event of the topic; returns the function to unsubscribe. */
  listenTo(topic: string, callback: (payload: Record<string, string>) => void): () => void {
    this.emitter.on(nameOf(topic), callback);
    return () => this.emitter.off(nameOf(topic), callback);
  }

  /** Calls back when events may be missed, and again once they arrive: what was read in between may be stale. */
  onGap(callback: () => void): void {
    this.emitter.on(GAP, callback);
  }

  /**
   * The topic's events from now on, mapped; events mapped to null are skipped. Ends when the consumer returns, or with an
   * error: that of `map`, or EventsMissed if the consumer is too slow.
   */
  subscribe<T>(
    topic: string,
    map: (payload: Record<string, string>) => Promise<T | null>,
  ): AsyncIterableIterator<T> {
    const queue = new EventQueue();
    const stop = this.listenTo(topic, (payload) => {
      if (!queue.add(payload)) stop();
    });
    const leave = () => {
      stop();
      queue.close();
    };
    // Not an async generator: its return() would wait for the next event before removing the listener.
    return {
      async next() {
        try {
          for (;;) {
            const payload = await queue.next();
            if (payload === null) return { done: true, value: undefined };
            const value = await retrying(() => map(payload));
            if (value !== null) return { done: false, value };
          }
        } catch (error) {
          // Nobody calls return() after an error.
          leave();
          throw error;
        }
      },
      async return() {
        leave();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  /** The encoded event; [] if it exceeds NOTIFY's limit, so that it does not fail the other events. */
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
        await retrying(() => this.database.rows(publishEvents(batch)));
      } catch (error) {
        if (isDatabaseUnavailable(error)) this.logger.debug({ lost: batch.length }, 'Live events were lost');
        else this.logger.warn({ err: error, lost: batch.length }, 'Live events could not be sent');
      }
      await delay(GATHER_MS, undefined, { ref: false });
    }
    this.isFlushing = false;
  }
}

const GAP = Symbol('events may have been missed');

/** Prefixed, because names such as `error` have a special meaning for an EventEmitter. */
const nameOf = (topic: string) => `topic ${topic}`;

/** Retries while the database is unavailable; rejects with the last error after five seconds. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || tries === MAX_TRIES) throw error;
      await delay(RETRY_MS, undefined, { ref: false });
    }
  }
}
