/**
 * The server's time, followed without the device's clock: the last time the server said, plus what a monotonic
 * counter has counted since. Milliseconds throughout.
 */
export class ServerClock {
  private anchor: { server: number; counter: number } | null = null;

  /** `counter` must only ever count on, whatever happens to the device's clock. */
  constructor(private readonly counter: () => number = () => performance.now()) {}

  /**
   * Takes over what an answer says (ISO). Each answer was some time on its way, so of two estimates the later one is
   * nearer the truth: a slow answer never turns the clock back.
   */
  hear(serverNow: string): void {
    const said = Date.parse(serverNow);
    const server = this.anchor ? Math.max(said, this.now()) : said;
    this.anchor = { server, counter: this.counter() };
  }

  /** Since 1970, as the server counts. NaN before anything was heard. */
  now(): number {
    return this.anchor ? this.anchor.server + this.counter() - this.anchor.counter : Number.NaN;
  }
}

/** Two clocks of one device drift apart by this many milliseconds only if it slept or somebody set one of them. */
const JUMP_MS = 2_000;

/** Notices that the monotonic counter missed time, or that the device's clock was set: reason to ask the server. */
export class ClockJumpDetector {
  private apart: number;

  constructor(
    private readonly counter: () => number = () => performance.now(),
    private readonly wall: () => number = () => Date.now(),
  ) {
    this.apart = this.wall() - this.counter();
  }

  /** Whether it happened since this was last asked. */
  hasJumped(): boolean {
    const apart = this.wall() - this.counter();
    const leapt = Math.abs(apart - this.apart) > JUMP_MS;
    this.apart = apart;
    return leapt;
  }
}
