import { announcementBetween, secondsUntil } from './countdown';
import { ClockJumpDetector, ServerClock } from './ServerClock';

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
  private readonly clock = new ServerClock();
  private readonly jumps = new ClockJumpDetector();
  private seconds: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: DeadlineTimerParts) {}

  /** null without a time limit; 0 once the time is up. */
  get secondsLeft(): number | null {
    return this.seconds;
  }

  /** Synchronizes with a server time (ISO); the deadline may have changed too. */
  hear(serverNow: string): void {
    this.clock.hear(serverNow);
    this.moveSeconds();
  }

  readonly start = (): void => {
    const left = this.millisecondsLeft();
    if (left === null) return;
    this.moveSeconds();
    if (this.jumps.hasJumped()) this.parts.onClockJump();
    if (this.seconds === 0) return this.parts.onTimeUp();
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
    const [before, after] = [this.seconds, this.countSeconds()];
    if (before === after) return;
    this.seconds = after;
    const words = before !== null && after !== null ? announcementBetween(before, after) : null;
    if (words) this.parts.say(words);
    this.parts.onChange();
  }

  private millisecondsLeft(): number | null {
    const deadline = this.parts.deadline();
    return deadline === null ? null : Date.parse(deadline) - this.clock.now();
  }

  private countSeconds(): number | null {
    const deadline = this.parts.deadline();
    return deadline === null ? null : secondsUntil(Date.parse(deadline), this.clock.now());
  }
}
