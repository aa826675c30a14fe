import { type Answers, areSame, shownAnswers, uncountedQuestions } from './answerChanges';
import type { TakenAttempt } from './TakenAttempt';
import type { Unsent } from './unsentAnswers';

/** How an attempt ended, as the window sees it that had it open. */
export interface AttemptEnding {
  by: 'this window' | 'another window' | 'another device' | 'time';
  /** The numbers of the questions, from 1, whose last answer in this window came too late to count. */
  uncounted: number[];
}

interface EndingParts {
  over: TakenAttempt;
  unsent: Unsent['answers'];
  /** What this window has submitted, also when no reply came; null: nothing. */
  submitted: Answers | null;
  /** Whether the countdown of this window stands at zero. */
  isTimeUp: boolean;
  /** Whether another window of this browser has said that it submits the attempt. */
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

/** Also when a window submitted at zero: that arrives within the server's grace, which counts as at the deadline. */
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
 * What the person has to know of how an attempt ended, '' for nothing. `ending` is null in a window that did not have it
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
