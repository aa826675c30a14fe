/**
 * The server's time, independent of the device's clock: the last server time plus the monotonic time since. In
 * milliseconds.
 */
export class ServerClock {
  private anchor: { server: number; counter: number } | null = null;

  /** `counter` must be monotonic. */
  constructor(private readonly counter: () => number = () => performance.now()) {}

  /**
   * Synchronizes with a server time (ISO). Responses are delayed, so of two estimates the later is closer; a slow
   * response never turns the clock back.
   */
  hear(serverNow: string): void {
    const said = Date.parse(serverNow);
    const server = this.anchor ? Math.max(said, this.now()) : said;
    this.anchor = { server, counter: this.counter() };
  }

  /** Milliseconds since 1970; NaN before the first server time. */
  now(): number {
    return this.anchor ? this.anchor.server + this.counter() - this.anchor.counter : Number.NaN;
  }
}

/** A difference between the device's two clocks above this many milliseconds means it slept or was adjusted. */
const JUMP_MS = 2_000;

/**
 * Detects that the monotonic counter paused or the device's clock was changed, so that the server time must be
 * refetched.
 */
export class ClockJumpDetector {
  private apart: number;

  constructor(
    private readonly counter: () => number = () => performance.now(),
    private readonly wall: () => number = () => Date.now(),
  ) {
    this.apart = this.wall() - this.counter();
  }

  /** Whether it happened since the last call. */
  hasJumped(): boolean {
    const apart = this.wall() - this.counter();
    const jumped = Math.abs(apart - this.apart) > JUMP_MS;
    this.apart = apart;
    return jumped;
  }
}
