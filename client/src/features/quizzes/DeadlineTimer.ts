import { announcementBetween, secondsUntil } from './countdown';
import { ClockJumpDetector, ServerClock } from './ServerClock';

interface DeadlineTimerParts {
  /** ISO; null without a time limit. */
  deadline: () => string | null;
  /** Speaks to screen readers. */
  say: (text: string) => void;
  /** Another second is shown. */
  onChange: () => void;
  /** The device slept, or its clock was set. */
  onLeap: () => void;
  /** The time is up: called once. */
  onTimeUp: () => void;
}

/** Counts down to an attempt's deadline on the server's clock. */
export class DeadlineTimer {
  private readonly clock = new ServerClock();
  private readonly leaps = new ClockJumpDetector();
  private seconds: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: DeadlineTimerParts) {}

  /** null without a time limit; 0 once the time is up. */
  get secondsLeft(): number | null {
    return this.seconds;
  }

  /** Sets the clock by what an answer of the server says (ISO). The deadline may have moved too. */
  hear(serverNow: string): void {
    this.clock.hear(serverNow);
    this.moveSeconds();
  }

  readonly start = (): void => {
    const left = this.millisecondsLeft();
    if (left === null) return;
    this.moveSeconds();
    if (this.leaps.hasJumped()) this.parts.onLeap();
    if (this.seconds === 0) return this.parts.onTimeUp();
    // Up to the moment at which the shown second changes.
    const untilNext = left - (Math.ceil(left / 1000) - 1) * 1000;
    this.timer = setTimeout(this.start, Math.max(1, untilNext));
  };

  /** Does something else after so many milliseconds instead of counting on. */
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
