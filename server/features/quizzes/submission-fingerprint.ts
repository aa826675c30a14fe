import { createHash } from 'node:crypto';
import { changesOf, type GivenAnswer } from './quiz-attempt.rules';

/** Equal for two submissions exactly when they carry the same answers, in whatever order; 64 hexadecimal digits. */
export function submissionFingerprint(given: readonly GivenAnswer[]): string {
  const { answers, takenBack } = changesOf(given);
  const canonical = JSON.stringify([Object.entries(answers).sort(byQuestion), [...takenBack].sort()]);
  return createHash('sha256').update(canonical).digest('hex');
}

const byQuestion = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
