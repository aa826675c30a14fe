import * as z from 'zod/mini';
import type { Question, SavedAnswer, TakenAttempt } from './TakenAttempt';
import { readStored, type StoredKey, writeStored } from '../../../lib/storage';

/** The answers by question id; unanswered questions are missing. */
export type Answers = ReadonlyMap<string, string>;

/** The saved answers overlaid with the unsent ones, as shown on screen. */
export function shownAnswers(saved: readonly SavedAnswer[], unsent: Unsent['answers']): Answers {
  const answers = new Map([
    ...saved.map(({ questionId, answer }) => [questionId, answer] as const),
    ...unsent,
  ]);
  for (const [questionId, answer] of answers) if (answer === '') answers.delete(questionId);
  return answers;
}

/**
 * Adds answers that differ between two states to `unsent`, by question id with the original answer, '' for none.
 * Questions that are back at their original answer are removed.
 */
export function addChanges(unsent: Answers, before: Answers, after: Answers): Answers {
  const changes = new Map(unsent);
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(id) === after.get(id)) continue;
    const first = unsent.get(id) ?? before.get(id) ?? '';
    if ((after.get(id) ?? '') === first) changes.delete(id);
    else changes.set(id, first);
  }
  return changes;
}

export function areSame(one: Answers, other: Answers): boolean {
  return one.size === other.size && [...one].every(([id, answer]) => other.get(id) === answer);
}

/** Numbers, starting at 1, of the questions whose unsent answer was not graded. */
export function uncountedQuestions(over: TakenAttempt, unsent: Unsent['answers']): number[] {
  const graded = shownAnswers(over.answers, new Map());
  const isUncounted = ({ questionId }: Question) => {
    const answer = unsent.get(questionId);
    return answer !== undefined && answer !== (graded.get(questionId) ?? '');
  };
  return over.questions.flatMap((question, index) => (isUncounted(question) ? [index + 1] : []));
}

/** Answers on this device that the server has not acknowledged, oldest first. */
export interface Unsent {
  /** The answers by question id, in the order they were last changed. */
  answers: ReadonlyMap<string, string>;
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

  /** Starts sending, beginning with unsent answers of an earlier page load. */
  start(): void {
    this.isStopped = false;
    if (this.hasUnsent) void this.flush();
  }

  /** Sends unsent answers once more, then stops without retries. */
  stop(): void {
    if (this.hasUnsent && !this.isStopped) void this.flush();
    this.isStopped = true;
    this.clearTimer();
  }

  keepAnswer(questionId: string, answer: string): void {
    this.unsent = withAnswer(this.unsent, questionId, answer);
    keepUnsentAnswer(this.parts.attemptId, this.parts.accountId, questionId, answer);
    this.flushSoon();
  }

  keepFlags(flagged: readonly string[]): void {
    this.unsent = { ...this.unsent, flagged };
    keepUnsentFlags(this.parts.attemptId, this.parts.accountId, flagged);
    this.flushSoon();
  }

  /** Sends now, or right after a pending request. */
  async flush(): Promise<void> {
    this.clearTimer();
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
    this.clearTimer();
    this.unsent = { answers: new Map(), flagged: null };
    this.state = 'saved';
    forgetUnsent(this.parts.attemptId);
  }

  private acknowledge(sent: Unsent): void {
    this.unsent = without(this.unsent, sent);
    forgetSent(this.parts.attemptId, this.parts.accountId, sent);
    this.moveTo(this.hasUnsent ? 'saving' : 'saved');
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

const storedUnsent = z.object({
  accountId: z.string(),
  answers: z.array(z.tuple([z.string(), z.string()])),
  flagged: z.nullable(z.array(z.string())),
});

const NOTHING: Unsent = { answers: new Map(), flagged: null };

const keyOf = (attemptId: string): StoredKey => `quiz-answers:${attemptId}`;

/** The unsent answers stored for the attempt; empty if they belong to another account. */
export function readUnsent(attemptId: string, accountId: string): Unsent {
  const stored = parse(readStored(keyOf(attemptId)));
  if (stored?.accountId !== accountId) return NOTHING;
  return { answers: new Map(stored.answers), flagged: stored.flagged };
}

/** Stores one answer. Reads the stored ones first, so that two tabs do not overwrite each other. */
export function keepUnsentAnswer(
  attemptId: string,
  accountId: string,
  questionId: string,
  answer: string,
): void {
  write(attemptId, accountId, withAnswer(readUnsent(attemptId, accountId), questionId, answer));
}

export function keepUnsentFlags(attemptId: string, accountId: string, flagged: readonly string[]): void {
  write(attemptId, accountId, { ...readUnsent(attemptId, accountId), flagged });
}

/** Removes acknowledged answers, unless they changed after they were sent. */
export function forgetSent(attemptId: string, accountId: string, sent: Unsent): void {
  write(attemptId, accountId, without(readUnsent(attemptId, accountId), sent));
}

/** Removes everything, as the attempt is finished. */
export function forgetUnsent(attemptId: string): void {
  writeStored(keyOf(attemptId), null);
}

function withAnswer(unsent: Unsent, questionId: string, answer: string): Unsent {
  const answers = new Map(unsent.answers);
  // As the last one, since it was changed last.
  answers.delete(questionId);
  return { ...unsent, answers: answers.set(questionId, answer) };
}

function without({ answers, flagged }: Unsent, sent: Unsent): Unsent {
  return {
    answers: new Map([...answers].filter(([id, answer]) => sent.answers.get(id) !== answer)),
    flagged: sent.flagged !== null && flagged?.join() === sent.flagged.join() ? null : flagged,
  };
}

function write(attemptId: string, accountId: string, { answers, flagged }: Unsent): void {
  if (answers.size === 0 && flagged === null) return forgetUnsent(attemptId);
  // If storage is full they last until the page is closed, which warns first.
  writeStored(keyOf(attemptId), JSON.stringify({ accountId, answers: [...answers], flagged }));
}

function parse(text: string | null): z.infer<typeof storedUnsent> | null {
  try {
    return storedUnsent.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    // Other code wrote to this key.
    return null;
  }
}
