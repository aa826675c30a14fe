import { Refusal } from './errors';

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
