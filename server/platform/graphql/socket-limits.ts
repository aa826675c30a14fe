import type { WebSocket } from 'ws';

const MAX_SOCKETS = 5_000;
const MAX_PER_ADDRESS = 1_000;
const MAX_PER_SESSION = 10;
/** Maximum number of sockets that have not authenticated yet. */
const MAX_PENDING = 300;
const MAX_PENDING_PER_ADDRESS = 20;

const MESSAGES_PER_SECOND = 20;
/** A client that reconnects subscribes to everything at once. */
const MESSAGE_BURST = 40;

/** Counts open sockets by address and by session. */
export class SocketCounts {
  private readonly all = new Counter();
  private readonly pending = new Counter();
  private readonly sessions = new Counter();

  /** The HTTP status that rejects another socket from this address, or null if there is room. */
  refusalFor(address: string): 429 | 503 | null {
    if (this.pending.of(address) >= MAX_PENDING_PER_ADDRESS || this.all.of(address) >= MAX_PER_ADDRESS)
      return 429;
    return this.pending.total >= MAX_PENDING || this.all.total >= MAX_SOCKETS ? 503 : null;
  }

  /** Counts a socket until it is closed, as pending until it has authenticated. */
  opened(socket: WebSocket, address: string): CountedSocket {
    let session: string | null = null;
    this.all.add(address);
    this.pending.add(address);
    socket.once('close', () => {
      this.all.remove(address);
      if (session === null) this.pending.remove(address);
      else this.sessions.remove(session);
    });
    return {
      present: (sessionHash) => {
        if (this.sessions.of(sessionHash) >= MAX_PER_SESSION) return false;
        session = sessionHash;
        this.pending.remove(address);
        this.sessions.add(sessionHash);
        return true;
      },
    };
  }
}

interface CountedSocket {
  /** Counts the socket for this session; false if the session has reached its limit. */
  present(sessionHash: string): boolean;
}

class Counter {
  total = 0;
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.total += 1;
    this.counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    this.total -= 1;
    const left = this.of(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}

/** A token bucket for the messages of one socket, pings and pongs included. */
export class MessageBudget {
  private tokens = MESSAGE_BURST;
  private refilledAt = performance.now();

  /** Takes one token; false if the client sends too many messages. */
  take(): boolean {
    const now = performance.now();
    const refill = ((now - this.refilledAt) / 1000) * MESSAGES_PER_SECOND;
    this.tokens = Math.min(MESSAGE_BURST, this.tokens + refill);
    this.refilledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
