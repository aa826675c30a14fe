import { formatCount } from '../../../lib/format';

interface DeadlineTimerParts {
  /** ISO time; null without a time limit. */
  deadline: () => string | null;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
  /** The displayed second has changed. */
  onChange: () => void;
  /** The device slept, or its clock was changed. */
  onClockJump: () => void;
  /** Called once when the time is up. */
  onTimeUp: () => void;
}

/** Counts down to an attempt's deadline on the server's clock. */
export class DeadlineTimer {
  /** null without a time limit; 0 once the time is up. */
  secondsLeft: number | null = null;
  private readonly clock = new ServerClock();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: DeadlineTimerParts) {}

  /** Synchronizes with a server time (ISO); the deadline may have changed too. */
  hear(serverNow: string): void {
    this.clock.hear(serverNow);
    this.moveSeconds();
  }

  readonly start = (): void => {
    const left = this.millisecondsLeft();
    if (left === null) return;
    this.moveSeconds();
    if (this.clock.hasJumped()) this.parts.onClockJump();
    if (this.secondsLeft === 0) return this.parts.onTimeUp();
    // Until the displayed second changes.
    const untilNext = left - (Math.ceil(left / 1000) - 1) * 1000;
    this.timer = setTimeout(this.start, Math.max(1, untilNext));
  };

  /** Stops counting and calls `next` after this many milliseconds instead. */
  startLater(delay: number, next: () => void): void {
    this.stop();
    this.timer = setTimeout(next, delay);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private moveSeconds(): void {
    const left = this.millisecondsLeft();
    const [before, after] = [this.secondsLeft, left === null ? null : secondsIn(left)];
    if (before === after) return;
    this.secondsLeft = after;
    const words = before !== null && after !== null ? announcementBetween(before, after) : null;
    if (words) this.parts.say(words);
    this.parts.onChange();
  }

  private millisecondsLeft(): number | null {
    const deadline = this.parts.deadline();
    return deadline === null ? null : Date.parse(deadline) - this.clock.now();
  }
}

/** A difference between the device's two clocks above this many milliseconds means it slept or was adjusted. */
const JUMP_MS = 2_000;

/** The server's time, in milliseconds since 1970: the last server time plus the time by a monotonic counter since. */
export class ServerClock {
  private anchor: { server: number; counter: number } | null = null;
  private apart: number;

  constructor(
    private readonly counter: () => number = () => performance.now(),
    private readonly wall: () => number = () => Date.now(),
  ) {
    this.apart = this.wall() - this.counter();
  }

  /**
   * Synchronizes with a server time (ISO). Responses are delayed, so of two estimates the later is closer; a slow
   * response never turns the clock back.
   */
  hear(serverNow: string): void {
    const said = Date.parse(serverNow);
    const server = this.anchor ? Math.max(said, this.now()) : said;
    this.anchor = { server, counter: this.counter() };
  }

  /** NaN before the first server time. */
  now(): number {
    return this.anchor ? this.anchor.server + this.counter() - this.anchor.counter : Number.NaN;
  }

  /**
   * Whether the counter paused or the device's clock was changed since the last call, so that the server time must be
   * refetched.
   */
  hasJumped(): boolean {
    const before = this.apart;
    this.apart = this.wall() - this.counter();
    return Math.abs(this.apart - before) > JUMP_MS;
  }
}

/** Below this many seconds the remaining time is red (specification, section 9). */
export const LOW_SECONDS = 300;

/** Remaining seconds at which the time is announced, in descending order. */
const MARKS = [600, 300, 60, 30, 10] as const;

/** Rounded up, at least 0. */
export function secondsIn(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}

/**
 * The announcement when the remaining seconds change; null if no mark was passed. If several were passed, as after a
 * sleep, only the last is announced.
 */
export function announcementBetween(before: number, after: number): string | null {
  const passed = MARKS.filter((mark) => before > mark && after <= mark).at(-1);
  // The end of time is announced separately.
  if (passed === undefined || after === 0) return null;
  return `${passed >= 60 ? formatCount(passed / 60, 'minute') : formatCount(passed, 'second')} left`;
}

/** The remaining time as text for screen readers, rounded so that it changes once a minute. */
export function roughTimeLeft(seconds: number): string {
  return seconds < 60
    ? 'Less than a minute left'
    : `About ${formatCount(Math.round(seconds / 60), 'minute')} left`;
}
