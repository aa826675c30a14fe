import {
  forgetSent,
  forgetUnsent,
  keepUnsentAnswer,
  keepUnsentFlags,
  readUnsent,
  sameIds,
  type Unsent,
} from './unsentAnswers';

/** How saving stands: all is saved, something is under way, it failed and goes on trying, or the server refuses it. */
export type Saving = 'saved' | 'saving' | 'retrying' | { refused: string };

/** A pause in typing of this many milliseconds sends what was typed. */
const DEBOUNCE_MS = 700;
/** No answer waits longer than this, in milliseconds, however fast the typing goes on. */
const MAX_WAIT_MS = 1_500;
/** Between tries that fail, in milliseconds, doubling from the first to the last. */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 10_000;

interface AnswerSaverParts {
  attemptId: string;
  accountId: string;
  /** Resolves once the server has acknowledged, rejects when nobody knows whether it did. */
  send: (unsent: Unsent) => Promise<void>;
  /** The sentence of a refusal that no repetition will change; null for anything that may pass. */
  refusalOf: (error: unknown) => string | null;
  onChange: () => void;
}

/**
 * Sends each answer soon after it was given, one sending at a time, and again until the server has acknowledged it.
 * Until then the device keeps it, so that neither a reload nor a crash loses it.
 */
export class AnswerSaver {
  unsent: Unsent;
  state: Saving;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waitingSince: number | null = null;
  private failures = 0;
  isSending = false;
  private isStopped = true;

  constructor(private readonly parts: AnswerSaverParts) {
    this.unsent = readUnsent(parts.attemptId, parts.accountId);
    this.state = this.hasUnsent ? 'saving' : 'saved';
  }

  get hasUnsent(): boolean {
    return this.unsent.answers.size > 0 || this.unsent.flagged !== null;
  }

  /** Sends what an earlier page left behind, and whatever comes. */
  start(): void {
    this.isStopped = false;
    if (this.hasUnsent) void this.flush();
  }

  /** What is unsent goes out once more; nothing is tried again afterwards. */
  stop(): void {
    if (this.hasUnsent && !this.isStopped) void this.flush();
    this.isStopped = true;
    this.clearTimer();
  }

  keepAnswer(questionId: string, answer: string): void {
    const answers = new Map(this.unsent.answers);
    answers.delete(questionId);
    answers.set(questionId, answer);
    this.unsent = { ...this.unsent, answers };
    keepUnsentAnswer(this.parts.attemptId, this.parts.accountId, questionId, answer);
    this.waitABit();
  }

  keepFlags(flagged: readonly string[]): void {
    this.unsent = { ...this.unsent, flagged };
    keepUnsentFlags(this.parts.attemptId, this.parts.accountId, flagged);
    this.waitABit();
  }

  /** Sends now, unless a sending is under way: then right after it. */
  async flush(): Promise<void> {
    this.clearTimer();
    if (this.isSending || !this.hasUnsent) return;
    this.isSending = true;
    this.waitingSince = null;
    // A retry under way is still a retry: words that change every second say nothing.
    this.moveTo(this.failures > 0 ? 'retrying' : 'saving');
    const sent = this.unsent;
    try {
      await this.parts.send(sent);
      this.failures = 0;
      this.acknowledge(sent);
    } catch (error) {
      this.failures += 1;
      const refused = this.parts.refusalOf(error);
      this.moveTo(refused === null ? 'retrying' : { refused });
    } finally {
      this.isSending = false;
    }
    if (this.state === 'retrying')
      this.later(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.failures - 1)));
    else if (this.state === 'saving') this.waitABit();
  }

  /** The attempt is over: nothing can be sent any more. */
  clear(): void {
    this.isStopped = true;
    this.clearTimer();
    this.unsent = { answers: new Map(), flagged: null };
    this.state = 'saved';
    forgetUnsent(this.parts.attemptId);
  }

  private acknowledge(sent: Unsent): void {
    const { answers, flagged } = this.unsent;
    const left = new Map([...answers].filter(([id, answer]) => sent.answers.get(id) !== answer));
    const flagsAreSent = flagged !== null && sent.flagged !== null && sameIds(flagged, sent.flagged);
    this.unsent = { answers: left, flagged: flagsAreSent ? null : flagged };
    forgetSent(this.parts.attemptId, this.parts.accountId, sent);
    this.moveTo(this.hasUnsent ? 'saving' : 'saved');
  }

  private waitABit(): void {
    this.waitingSince ??= performance.now();
    if (this.state === 'saved' || typeof this.state === 'object') this.moveTo('saving');
    else this.parts.onChange();
    // What is under way goes on with this when it is done.
    if (this.isSending) return;
    const longest = this.waitingSince + MAX_WAIT_MS - performance.now();
    this.later(Math.max(0, Math.min(DEBOUNCE_MS, longest)));
  }

  private later(delay: number): void {
    this.clearTimer();
    if (!this.isStopped) this.timer = setTimeout(() => void this.flush(), delay);
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private moveTo(state: Saving): void {
    this.state = state;
    this.parts.onChange();
  }
}
