import * as z from 'zod/mini';
import { QUESTION_TYPES, REVIEW_RULES } from '#server/modules/quizzes/quiz.rules';
import type { DraftKey } from '../../lib/storage';
import type { DraftFormat } from '../../forms/storedDraft';
import { copyOf, type QuizDraft } from './quizDraft';

const quizDraft = z.object({
  title: z.string(),
  description: z.string(),
  courseId: z.string(),
  timeLimitMinutes: z.string(),
  passingScorePercent: z.string(),
  maxAttempts: z.string(),
  reviewRule: z.enum(REVIEW_RULES),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  isPractice: z._default(z.boolean(), false),
  questions: z.array(
    z.object({
      key: z.string(),
      id: z.nullable(z.string()),
      type: z.enum(QUESTION_TYPES),
      text: z.string(),
      options: z.array(z.string()).check(z.length(4)),
      rightOption: z.nullable(z.int()),
      rightTruth: z.nullable(z.enum(['true', 'false'])),
      rightText: z.string(),
      explanation: z.string(),
      points: z.string(),
      lessonId: z._default(z.string(), ''),
    }),
  ),
});

/**
 * Storage key of an account's quiz draft, so that drafts are not shared between accounts; `quizId` is null for a new
 * quiz.
 */
export function draftKey(accountId: string, quizId: string | null): DraftKey {
  return `quizDraft:${accountId}:${quizId ?? 'new'}`;
}

export const quizDraftFormat: DraftFormat<QuizDraft> = {
  version: 1,
  schema: quizDraft,
  // Assign new keys: the counter restarts on each page load, so stored keys could collide.
  restore: (draft) => ({
    ...draft,
    questions: draft.questions.map((question) => ({ ...copyOf(question), id: question.id })),
  }),
};
