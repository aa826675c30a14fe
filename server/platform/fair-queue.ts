import { rateLimited } from './errors';

interface Waiter {
  caller: string;
  /** The round in which it is served. */
  round: number;
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * A bounded queue served in rounds: each round serves one waiter per caller, in the order of arrival. If it is full, a
 * newcomer replaces the last waiter of the caller with the most places, so that a flood from one caller delays others
 * by at most one turn and rejects none of them.
 */
export class FairQueue {
  private readonly waiters: Waiter[] = [];
  private round = 0;

  constructor(private readonly capacity: number) {}

  /** Resolves when it is this caller's turn; rejects with RATE_LIMITED if there is no place. */
  wait(caller: string): Promise<void> {
    const own = this.waiters.findLast((waiter) => waiter.caller === caller);
    const round = (own?.round ?? this.round) + 1;
    if (this.waiters.length >= this.capacity) {
      const last = this.waiters.at(-1)!;
      if (round >= last.round) return Promise.reject(busy());
      this.waiters.pop();
      last.refuse(busy());
    }
    return new Promise((start, refuse) => {
      const after = this.waiters.findLastIndex((waiter) => waiter.round <= round);
      this.waiters.splice(after + 1, 0, { caller, round, start, refuse });
    });
  }

  /** Starts the next waiter; false if there is none. */
  startNext(): boolean {
    const next = this.waiters.shift();
    if (!next) return false;
    this.round = next.round;
    next.start();
    return true;
  }
}

const busy = () => rateLimited('Too many log-ins right now. Please try again.', 1);
