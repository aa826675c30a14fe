import { createContext, use } from 'react';
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

/** What takes the answers to a quiz: an attempt in progress, or the state of a preview. */
export interface AnswerSheet {
  /** '' removes an answer. */
  answer: (questionId: string, answer: string) => void;
  toggleFlag: (questionId: string) => void;
}

/** What takes the answers of the questions within it. */
export const AnswerSheetContext = createContext<AnswerSheet | null>(null);

export function useAnswerSheet(): AnswerSheet {
  const sheet = use(AnswerSheetContext);
  if (!sheet) throw new Error('These questions are not within an AnswerSheetContext.');
  return sheet;
}
