import { readStored, writeStored } from '../../lib/storage';

/** What was given on this device and the server has not acknowledged, oldest first. */
export interface Unsent {
  /** Answers by question id, in the order in which they were last given. */
  answers: ReadonlyMap<string, string>;
  /** The flagged questions, all of them; null when the server knows them. */
  flagged: readonly string[] | null;
}

interface StoredUnsent {
  accountId: string;
  answers: [questionId: string, answer: string][];
  flagged: string[] | null;
}

const NOTHING: Unsent = { answers: new Map(), flagged: null };

const keyOf = (attemptId: string) => `quiz-answers:${attemptId}`;

/** What the device keeps for the attempt, if it is this account's; another account's is as good as none. */
export function readUnsent(attemptId: string, accountId: string): Unsent {
  const stored = parse(readStored(keyOf(attemptId)));
  if (stored?.accountId !== accountId) return NOTHING;
  return { answers: new Map(stored.answers), flagged: stored.flagged };
}

/** Keeps one more answer. Another tab's are read again first, so that neither loses what the other keeps. */
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

/** Forgets what the server has acknowledged, unless it was changed since it was sent. */
export function forgetSent(attemptId: string, accountId: string, sent: Unsent): void {
  const { answers, flagged } = readUnsent(attemptId, accountId);
  const left = new Map([...answers].filter(([id, answer]) => sent.answers.get(id) !== answer));
  const flagsAreSent = flagged !== null && sent.flagged !== null && sameIds(flagged, sent.flagged);
  write(attemptId, accountId, { answers: left, flagged: flagsAreSent ? null : flagged });
}

/** Forgets everything: the attempt is over. */
export function forgetUnsent(attemptId: string): void {
  writeStored(keyOf(attemptId), null);
}

export function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

function write(attemptId: string, accountId: string, { answers, flagged }: Unsent): void {
  if (answers.size === 0 && flagged === null) return forgetUnsent(attemptId);
  const stored: StoredUnsent = { accountId, answers: [...answers], flagged: flagged && [...flagged] };
  // When the device has no room they still last until the page goes, which warns before it does.
  writeStored(keyOf(attemptId), JSON.stringify(stored));
}

function parse(text: string | null): StoredUnsent | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStoredUnsent(stored) ? stored : null;
  } catch {
    // Something else wrote under this key.
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
