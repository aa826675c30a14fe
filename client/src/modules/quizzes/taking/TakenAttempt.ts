import type { AttemptNowFragment, TakenAttemptFragment } from './__generated__/TakenAttempt.generated';

type Plain<Fragment> = Omit<Fragment, ' $fragmentName'>;

/** The fields of an attempt in every server response. */
export type AttemptNow = Plain<AttemptNowFragment>;

/** An attempt with its questions, and with its result once finished. */
export type TakenAttempt = Plain<TakenAttemptFragment> & AttemptNow;

/** A question of an attempt's snapshot. */
export type Question = TakenAttempt['questions'][number];

export interface SavedAnswer {
  questionId: string;
  answer: string;
}
