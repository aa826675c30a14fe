import { createHash } from 'node:crypto';
import { changesOf, type GivenAnswer } from './quiz-attempt.rules';

/** Equal exactly if two submissions have the same answers, in any order; 64 hexadecimal digits. */
export function submissionFingerprint(input: readonly GivenAnswer[]): string {
  const { answers, takenBack } = changesOf(input);
  const canonical = JSON.stringify([Object.entries(answers).sort(byQuestion), [...takenBack].sort()]);
  return createHash('sha256').update(canonical).digest('hex');
}

const byQuestion = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
