import * as z from 'zod/mini';
import type { DraftFormat } from '../../../forms/storedDraft';
import type { DraftKey } from '../../../lib/storage';

const reviewDraft = z.object({
  /** 1 to 5. */
  stars: z.number(),
  /** '' for none. */
  text: z.string(),
});

/** Form values of a review. */
export type ReviewDraft = z.infer<typeof reviewDraft>;

export const reviewDraftFormat: DraftFormat<ReviewDraft> = { version: 1, schema: reviewDraft };

/** Storage key of an account's kept review of a course. */
export const reviewDraftKey = (accountId: string, courseId: string): DraftKey =>
  `reviewDraft:${accountId}:${courseId}`;

export const isSameReview = (one: ReviewDraft, other: ReviewDraft): boolean =>
  one.stars === other.stars && one.text.trim() === other.text.trim();
