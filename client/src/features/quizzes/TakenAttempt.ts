import type { AttemptNowFragment, TakenAttemptFragment } from './TakenAttempt.generated';

type Plain<Fragment> = Omit<Fragment, ' $fragmentName'>;

/** What each answer of the server tells of an attempt. */
export type AttemptNow = Plain<AttemptNowFragment>;

/** An attempt with its paper, and with its result once it is over. */
export type TakenAttempt = Plain<TakenAttemptFragment> & AttemptNow;

/** One question of an attempt's paper. */
export type Question = TakenAttempt['questions'][number];

export interface SavedAnswer {
  questionId: string;
  answer: string;
}
