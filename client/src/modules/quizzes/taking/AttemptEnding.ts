import { type Answers, areSame, shownAnswers, uncountedQuestions, type Unsent } from './AnswerSaver';
import type { TakenAttempt } from './TakenAttempt';

/** How an attempt ended, from the perspective of a window that had it open. */
export interface AttemptEnding {
  by: 'this window' | 'another window' | 'another device' | 'time';
  /** Numbers of the questions, starting at 1, whose last answer in this window was too late to count. */
  uncounted: number[];
}

interface EndingParts {
  over: TakenAttempt;
  unsent: Unsent['answers'];
  /** The answers this window has submitted, even without a response; null: none. */
  submitted: Answers | null;
  /** Whether the countdown of this window has reached zero. */
  isTimeUp: boolean;
  /** Whether another window of this browser announced that it submits the attempt. */
  isSubmittedInThisBrowser: boolean;
}

export function endingOf(parts: EndingParts): AttemptEnding {
  const { over, unsent, submitted, isTimeUp, isSubmittedInThisBrowser } = parts;
  const uncounted = uncountedQuestions(over, unsent);
  if (isTimeUp || hasTimeRunOut(over)) return { by: 'time', uncounted };
  if (submitted && areSame(submitted, shownAnswers(over.answers, new Map())))
    return { by: 'this window', uncounted };
  return { by: isSubmittedInThisBrowser ? 'another window' : 'another device', uncounted };
}

/** Includes a submission at zero, which arrives within the grace period. */
function hasTimeRunOut({ state, deadline, finishedAt }: Clocked): boolean {
  if (state === 'EXPIRED') return true;
  return deadline !== null && finishedAt !== null && Date.parse(finishedAt) >= Date.parse(deadline);
}

type Clocked = Pick<TakenAttempt, 'state' | 'deadline' | 'finishedAt'>;

const ELSEWHERE = {
  'another window': 'This quiz was submitted in another window.',
  'another device': 'This quiz was submitted on another device.',
} as const;

/**
 * Explains how an attempt ended, '' if nothing special happened. `ending` is null in a window that did not have it
 * open.
 */
export function endingSentence(
  attempt: Clocked & Pick<TakenAttempt, 'answers'>,
  ending: AttemptEnding | null,
): string {
  const sentences: string[] = [];
  if (ending?.by === 'time' || hasTimeRunOut(attempt))
    sentences.push(
      attempt.answers.length > 0
        ? 'Time ran out. Your saved answers were submitted.'
        : 'Time ran out. No answers were saved.',
    );
  else if (ending?.by === 'another window' || ending?.by === 'another device')
    sentences.push(ELSEWHERE[ending.by]);
  if (ending && ending.uncounted.length > 0) sentences.push(uncountedSentence(ending.uncounted));
  return sentences.join(' ');
}

function uncountedSentence(numbers: readonly number[]): string {
  const list = new Intl.ListFormat('en').format(numbers.map(String));
  return numbers.length === 1
    ? `Your last answer to question ${list} arrived too late and wasn’t counted.`
    : `Your last answers to questions ${list} arrived too late and weren’t counted.`;
}
