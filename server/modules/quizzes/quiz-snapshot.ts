import { randomInt } from 'node:crypto';
import type { SnapshotQuestion } from './quiz-attempt.types';

/** The questions of one attempt, shuffled once if the quiz says so. */
export function snapshotOf(
  questions: readonly SnapshotQuestion[],
  { shufflesQuestions, shufflesOptions }: { shufflesQuestions: boolean; shufflesOptions: boolean },
): SnapshotQuestion[] {
  const ordered = shufflesQuestions ? shuffled(questions) : [...questions];
  return ordered.map((question) => ({
    ...question,
    options: shufflesOptions ? shuffled(question.options) : question.options,
  }));
}

/** Every order is equally likely. */
function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)[0]!);
}
