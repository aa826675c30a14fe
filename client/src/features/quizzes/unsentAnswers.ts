import { readStored, writeStored } from '../../lib/storage';

/** Answers on this device that the server has not acknowledged, oldest first. */
export interface Unsent {
  /** By question id, in the order they were last changed. */
  answers: ReadonlyMap<string, string>;
  /** All flagged questions; null if the server has them. */
  flagged: readonly string[] | null;
}

interface StoredUnsent {
  accountId: string;
  answers: [questionId: string, answer: string][];
  flagged: string[] | null;
}

const NOTHING: Unsent = { answers: new Map(), flagged: null };

const keyOf = (attemptId: string) => `quiz-answers:${attemptId}`;

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
  const { answers, flagged } = readUnsent(attemptId, accountId);
  const next = new Map(answers);
  next.delete(questionId);
  next.set(questionId, answer);
  write(attemptId, accountId, { answers: next, flagged });
}

export function keepUnsentFlags(attemptId: string, accountId: string, flagged: readonly string[]): void {
  write(attemptId, accountId, { ...readUnsent(attemptId, accountId), flagged });
}

/** Removes acknowledged answers, unless they changed after they were sent. */
export function forgetSent(attemptId: string, accountId: string, sent: Unsent): void {
  const { answers, flagged } = readUnsent(attemptId, accountId);
  const left = new Map([...answers].filter(([id, answer]) => sent.answers.get(id) !== answer));
  const flagsAreSent = flagged !== null && sent.flagged !== null && sameIds(flagged, sent.flagged);
  write(attemptId, accountId, { answers: left, flagged: flagsAreSent ? null : flagged });
}

/** Removes everything, as the attempt is finished. */
export function forgetUnsent(attemptId: string): void {
  writeStored(keyOf(attemptId), null);
}

export function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

function write(attemptId: string, accountId: string, { answers, flagged }: Unsent): void {
  if (answers.size === 0 && flagged === null) return forgetUnsent(attemptId);
  const stored: StoredUnsent = { accountId, answers: [...answers], flagged: flagged && [...flagged] };
  // If storage is full they last until the page is closed, which warns first.
  writeStored(keyOf(attemptId), JSON.stringify(stored));
}

function parse(text: string | null): StoredUnsent | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStoredUnsent(stored) ? stored : null;
  } catch {
    // Other code wrote to this key.
    return null;
  }
}

function isStoredUnsent(value: unknown): value is StoredUnsent {
  if (typeof value !== 'object' || value === null) return false;
  const { accountId, answers, flagged } = value as Partial<Record<string, unknown>>;
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  const isId = (id: unknown) => typeof id === 'string';
  return (
    typeof accountId === 'string' &&
    Array.isArray(answers) &&
    answers.every(isPair) &&
    (flagged === null || (Array.isArray(flagged) && flagged.every(isId)))
  );
}
