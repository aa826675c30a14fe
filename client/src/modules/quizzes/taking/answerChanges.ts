import type { Unsent } from './AnswerSaver';
import type { Question, SavedAnswer, TakenAttempt } from './TakenAttempt';

/** By question id; unanswered questions are missing. */
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
