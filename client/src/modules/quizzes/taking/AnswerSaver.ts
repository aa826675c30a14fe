import * as z from 'zod/mini';
import type { Answers } from './TakenAttempt';
import { readStored, type StoredKey, writeStored } from '../../../lib/storage';

/** What is on this device and not acknowledged by the server. */
export interface Unsent {
  /** In the order they were last changed; '' removes an answer. */
  answers: Answers;
  /** All flagged questions; null if the server has them. */
  flagged: readonly string[] | null;
}

/** The save status: all saved, saving, retrying after a failure, or rejected by the server. */
export type Saving = 'saved' | 'saving' | 'retrying' | { refused: string };

/** Debounce delay, in milliseconds. */
const DEBOUNCE_MS = 700;
/** Maximum delay while typing continues, in milliseconds. */
const MAX_WAIT_MS = 1_500;
/** Retry delays in milliseconds, doubling from the first to the maximum. */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 10_000;

interface AnswerSaverParts {
  attemptId: string;
  accountId: string;
  /** Resolves when the server has acknowledged; rejects if the outcome is unknown. */
  send: (unsent: Unsent) => Promise<void>;
  /** The message of a permanent rejection; null for errors worth retrying. */
  refusalOf: (error: unknown) => string | null;
  onChange: () => void;
}

/**
 * Sends answers, debounced and one request at a time, and retries until the server acknowledges them. Until then they
 * are stored on this device, so that a reload or crash does not lose them.
 */
export class AnswerSaver {
  unsent: Unsent;
  state: Saving;
  isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingSince: number | null = null;
  private failures = 0;
  private isStopped = true;

  constructor(private readonly parts: AnswerSaverParts) {
    this.unsent = readUnsent(parts.attemptId, parts.accountId);
    this.state = this.hasUnsent ? 'saving' : 'saved';
  }

  get hasUnsent(): boolean {
    return this.unsent.answers.size > 0 || this.unsent.flagged !== null;
  }

  /** Starts sending, beginning with unsent answers of an earlier page load. */
  start(): void {
    this.isStopped = false;
    void this.flush();
  }

  /** Sends unsent answers once more, then stops without retries. */
  stop(): void {
    if (!this.isStopped) void this.flush();
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  keepAnswer(questionId: string, answer: string): void {
    this.change((unsent) => {
      const answers = new Map(unsent.answers);
      // As the last one, since it was changed last.
      answers.delete(questionId);
      return { ...unsent, answers: answers.set(questionId, answer) };
    });
    this.flushSoon();
  }

  keepFlags(flagged: readonly string[]): void {
    this.change((unsent) => ({ ...unsent, flagged }));
    this.flushSoon();
  }

  /** Sends now, or right after a pending request. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isSending || !this.hasUnsent) return;
    this.isSending = true;
    this.waitingSince = null;
    // Keep the status while retrying, as one that changes every second would be useless.
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
      this.flushAfter(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.failures - 1)));
    else if (this.state === 'saving') this.flushSoon();
  }

  /** Discards everything: the attempt is finished and accepts no more answers. */
  clear(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.unsent = NOTHING;
    this.state = 'saved';
    writeStored(keyOf(this.parts.attemptId), null);
  }

  private acknowledge(sent: Unsent): void {
    this.change((unsent) => without(unsent, sent));
    this.moveTo(this.hasUnsent ? 'saving' : 'saved');
  }

  /** Changes what is stored as well, which another tab may have changed too. */
  private change(change: (unsent: Unsent) => Unsent): void {
    const { attemptId, accountId } = this.parts;
    this.unsent = change(this.unsent);
    const { answers, flagged } = change(readUnsent(attemptId, accountId));
    const isEmpty = answers.size === 0 && flagged === null;
    writeStored(
      keyOf(attemptId),
      isEmpty ? null : JSON.stringify({ accountId, answers: [...answers], flagged }),
    );
  }

  private flushSoon(): void {
    this.waitingSince ??= performance.now();
    if (this.state === 'saved' || typeof this.state === 'object') this.moveTo('saving');
    else this.parts.onChange();
    // The pending request reschedules when it completes.
    if (this.isSending) return;
    const longest = this.waitingSince + MAX_WAIT_MS - performance.now();
    this.flushAfter(Math.max(0, Math.min(DEBOUNCE_MS, longest)));
  }

  private flushAfter(delay: number): void {
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => void this.flush(), delay);
  }

  private moveTo(state: Saving): void {
    this.state = state;
    this.parts.onChange();
  }
}

const storedUnsent = z.object({
  accountId: z.string(),
  answers: z.array(z.tuple([z.string(), z.string()])),
  flagged: z.nullable(z.array(z.string())),
});

const NOTHING: Unsent = { answers: new Map(), flagged: null };

const keyOf = (attemptId: string): StoredKey => `quiz-answers:${attemptId}`;

/** What is stored for the attempt; nothing if it belongs to another account, or other code wrote it. */
function readUnsent(attemptId: string, accountId: string): Unsent {
  const stored = parsed(readStored(keyOf(attemptId)));
  if (stored?.accountId !== accountId) return NOTHING;
  return { answers: new Map(stored.answers), flagged: stored.flagged };
}

function parsed(text: string | null) {
  try {
    return storedUnsent.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The rest after what was acknowledged, with what changed after it was sent. */
function without({ answers, flagged }: Unsent, sent: Unsent): Unsent {
  return {
    answers: new Map([...answers].filter(([id, answer]) => sent.answers.get(id) !== answer)),
    flagged: sent.flagged !== null && flagged?.join() === sent.flagged.join() ? null : flagged,
  };
}
