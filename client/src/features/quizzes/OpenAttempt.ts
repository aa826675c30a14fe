import { errorSentence } from '../../apollo/errors';
import { AnswerSaver, type Saving } from './AnswerSaver';
import { type AttemptServer, refusalOf } from './AttemptServer';
import { announcementBetween, secondsUntil } from './countdown';
import { LeapWatch, ServerClock } from './ServerClock';
import type { AttemptNow, TakenAttempt } from './TakenAttempt';

/** What a page shows of an attempt that is being taken. A new object whenever something in it changed. */
interface AttemptView {
  attempt: TakenAttempt;
  /** By question id; what is not answered is missing. */
  answers: ReadonlyMap<string, string>;
  flagged: ReadonlySet<string>;
  saving: Saving;
  isSubmitting: boolean;
  /** Why the last submission failed; null when none did. */
  submitError: string | null;
}

interface OpenAttemptParts {
  /** Whose attempt it is: what they answered is sent in no other name. */
  accountId: string;
  server: AttemptServer;
  /** Whether that account is still the one signed in here. */
  isSignedIn: () => boolean;
  /** Speaks to screen readers. */
  say: (text: string) => void;
}

/** Once the time is up: between tries to hand in, and between looks at whether the server has closed it, in milliseconds. */
const CLOSING_RETRY = 2_000;

/**
 * An attempt while it is being taken: it counts down on the server's clock, saves what is answered, and hands in at
 * zero. It belongs to no component, so that a page can come and go without losing an answer.
 */
export class OpenAttempt {
  private readonly clock = new ServerClock();
  private readonly leaps = new LeapWatch();
  private readonly saver: AnswerSaver;
  private readonly listeners = new Set<() => void>();
  private attempt: TakenAttempt;
  private isSubmitting = false;
  private submitError: string | null = null;
  private isReading = false;
  /** Counts the answers of the server, so that one that was overtaken is known. */
  private heard = 0;
  private secondsLeft: number | null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private view: AttemptView;

  /** `first` has just come from the server. */
  constructor(
    first: TakenAttempt,
    private readonly parts: OpenAttemptParts,
  ) {
    this.attempt = first;
    this.clock.hear(first.serverNow);
    this.saver = new AnswerSaver({
      attemptId: first.id,
      accountId: parts.accountId,
      send: async (unsent) => {
        if (!parts.isSignedIn()) throw new Error('Somebody else is signed in.');
        const answer = await parts.server.save(unsent);
        if ('over' in answer) this.finish(answer.over);
        else this.take(answer.now);
      },
      refusalOf,
      onChange: () => this.show(),
    });
    this.secondsLeft = this.countSeconds();
    this.view = this.draw();
  }

  get isOpen(): boolean {
    return this.attempt.state === 'OPEN';
  }

  get hasUnsent(): boolean {
    return this.saver.hasUnsent;
  }

  /** Starts counting and saving; the returned function stops both. */
  readonly start = (): (() => void) => {
    if (!this.isOpen) return () => undefined;
    this.saver.start();
    this.tick();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void this.wake();
      else void this.saver.flush();
    };
    const onOnline = () => void this.wake();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
      clearTimeout(this.timer);
      this.saver.stop();
    };
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly read = (): AttemptView => this.view;

  /** null without a time limit; 0 once the time is up. */
  readonly readSeconds = (): number | null => this.secondsLeft;

  /** '' takes an answer back. */
  readonly answer = (questionId: string, answer: string): void => {
    if (this.isOpen && this.secondsLeft !== 0) this.saver.keepAnswer(questionId, answer);
  };

  readonly toggleFlag = (questionId: string): void => {
    if (!this.isOpen) return;
    const flagged = this.view.flagged;
    const inOrder = this.attempt.questions.map((question) => question.questionId);
    this.saver.keepFlags(inOrder.filter((id) => flagged.has(id) !== (id === questionId)));
  };

  /** Hands in, with what was not saved yet. A failure is told in the view; after zero it goes on by itself. */
  readonly submit = async (): Promise<void> => {
    if (this.isSubmitting || !this.isOpen || !this.parts.isSignedIn()) return;
    this.isSubmitting = true;
    this.submitError = null;
    this.show();
    try {
      const answer = await this.parts.server.submit(this.saver.unsent.answers);
      if ('over' in answer) return this.finish(answer.over);
      if (this.secondsLeft === 0) this.afterwards(() => void this.awaitResult());
      else this.submitError = answer.refused;
    } catch (error) {
      this.submitError = errorSentence(error, 'Failed to submit quiz');
      if (this.secondsLeft === 0) this.afterwards(() => void this.submit());
    } finally {
      this.isSubmitting = false;
      this.show();
    }
  };

  private tick(): void {
    const deadline = this.deadline();
    if (deadline === null || !this.isOpen) return;
    this.moveSeconds();
    if (this.leaps.hasLeapt()) void this.wake();
    if (this.secondsLeft === 0) return void this.submit();
    // Up to the moment at which the shown second changes.
    const left = deadline - this.clock.now();
    const untilNext = left - (Math.ceil(left / 1000) - 1) * 1000;
    this.timer = setTimeout(() => this.tick(), Math.max(1, untilNext));
  }

  private moveSeconds(): void {
    const [before, after] = [this.secondsLeft, this.countSeconds()];
    if (before === after) return;
    this.secondsLeft = after;
    const words = before !== null && after !== null ? announcementBetween(before, after) : null;
    if (words) this.parts.say(words);
    this.show();
  }

  /** After a sleep, a time in the background or without a network: what is unsent goes out, the clock is set again. */
  private async wake(): Promise<void> {
    if (!this.isOpen || !this.parts.isSignedIn()) return;
    if (this.saver.hasUnsent) return this.saver.flush();
    await this.readAgain();
  }

  private async readAgain(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    const asked = this.heard;
    try {
      const attempt = await this.parts.server.read();
      if (!attempt) return;
      if (attempt.state !== 'OPEN') this.finish(attempt);
      // A save was answered in between: this is older than what is known.
      else if (this.heard === asked && !this.saver.hasUnsent) this.take(attempt);
      else this.clock.hear(attempt.serverNow);
    } catch {
      // Nothing is lost by it: the clock counts on, and the next answer or awakening sets it.
    } finally {
      this.isReading = false;
    }
  }

  /** Nothing was answered and the time is up: the server closes the attempt by itself, soon. */
  private async awaitResult(): Promise<void> {
    await this.readAgain();
    if (this.isOpen) this.afterwards(() => void this.awaitResult());
  }

  private afterwards(next: () => void): void {
    clearTimeout(this.timer);
    if (this.listeners.size > 0) this.timer = setTimeout(next, CLOSING_RETRY);
  }

  private take(now: AttemptNow): void {
    this.heard += 1;
    this.clock.hear(now.serverNow);
    this.attempt = { ...this.attempt, ...now };
    this.moveSeconds();
  }

  private finish(over: TakenAttempt): void {
    this.heard += 1;
    this.attempt = over;
    clearTimeout(this.timer);
    this.saver.clear();
    this.show();
  }

  private deadline(): number | null {
    return this.attempt.deadline === null ? null : Date.parse(this.attempt.deadline);
  }

  private countSeconds(): number | null {
    const deadline = this.deadline();
    return deadline === null ? null : secondsUntil(deadline, this.clock.now());
  }

  private draw(): AttemptView {
    const { unsent, state } = this.saver;
    const given = this.attempt.answers.map(({ questionId, answer }) => [questionId, answer] as const);
    const answers = new Map([...given, ...unsent.answers]);
    for (const [questionId, answer] of answers) if (answer === '') answers.delete(questionId);
    return {
      attempt: this.attempt,
      answers,
      flagged: new Set(unsent.flagged ?? this.attempt.flaggedQuestionIds),
      saving: state,
      isSubmitting: this.isSubmitting,
      submitError: this.submitError,
    };
  }

  private show(): void {
    this.view = this.draw();
    for (const listener of [...this.listeners]) listener();
  }
}
