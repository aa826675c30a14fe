import type { AttemptNowFragment, TakenAttemptFragment } from './__generated__/TakenAttempt.generated';

type Plain<Fragment> = Omit<Fragment, ' $fragmentName'>;

/** The fields of an attempt in every server response. */
export type AttemptNow = Plain<AttemptNowFragment>;

/** An attempt with its questions, and with its result once finished. */
export type TakenAttempt = Plain<TakenAttemptFragment> & AttemptNow;

/** A question of an attempt's snapshot. */
export type Question = TakenAttempt['questions'][number];

/** The answers by question id; unanswered questions are missing. */
export type Answers = ReadonlyMap<string, string>;

/** The answers with these changes; '' removes an answer. */
export function withChanges(answers: Answers, changes: Answers): Answers {
  const changed = new Map([...answers, ...changes]);
  for (const [questionId, answer] of changes) if (answer === '') changed.delete(questionId);
  return changed;
}

export function savedAnswers({ answers }: Pick<TakenAttempt, 'answers'>): Answers {
  return new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
}

export function areSame(one: Answers, other: Answers): boolean {
  return one.size === other.size && [...one].every(([id, answer]) => other.get(id) === answer);
}

/** What a window knows that had an attempt open when it ended. */
interface WindowAtEnd {
  /** Its answers that were not saved yet. */
  unsent: Answers;
  /** The answers it has submitted, even without a response; null: none. */
  submitted: Answers | null;
  /** Whether its countdown has reached zero. */
  isTimeUp: boolean;
}

type Ended = Pick<TakenAttempt, 'state' | 'deadline' | 'finishedAt' | 'answers'>;

/** Explains how an attempt ended, '' if nothing special happened; without a window also later. */
export function endingSentence(
  attempt: Ended & Pick<TakenAttempt, 'questions'>,
  window?: WindowAtEnd,
): string {
  const graded = savedAnswers(attempt);
  const sentences: string[] = [];
  if (window?.isTimeUp || hasTimeRunOut(attempt))
    sentences.push(
      graded.size > 0
        ? 'Time ran out. Your saved answers were submitted.'
        : 'Time ran out. No answers were saved.',
    );
  else if (window && !(window.submitted && areSame(window.submitted, graded)))
    sentences.push('This quiz was submitted in another window or on another device.');
  const uncounted = attempt.questions.flatMap(({ questionId }, index) => {
    const answer = window?.unsent.get(questionId);
    return answer === undefined || answer === (graded.get(questionId) ?? '') ? [] : [index + 1];
  });
  return [...sentences, ...uncountedSentences(uncounted)].join(' ');
}

/** Includes a submission at zero, which arrives within the grace period. */
function hasTimeRunOut({ state, deadline, finishedAt }: Ended): boolean {
  if (state === 'EXPIRED') return true;
  return deadline !== null && finishedAt !== null && Date.parse(finishedAt) >= Date.parse(deadline);
}

/** About the questions, numbered from 1, whose last answer in a window came too late. */
function uncountedSentences(numbers: readonly number[]): string[] {
  const list = new Intl.ListFormat('en').format(numbers.map(String));
  if (numbers.length === 0) return [];
  return numbers.length === 1
    ? [`Your last answer to question ${list} arrived too late and wasn’t counted.`]
    : [`Your last answers to questions ${list} arrived too late and weren’t counted.`];
}
