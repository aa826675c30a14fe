import * as z from 'zod/mini';
import { QUESTION_TYPES, REVIEW_RULES } from '../../../../server/features/quizzes/quiz.rules';
import { readStored, writeStored } from '../../lib/storage';
import { copyOf, type QuizDraft } from './quizDraft';

/** What this device keeps of a quiz that is being written. */
export interface StoredDraft {
  /** When it was last changed, as an ISO time. */
  changedAt: string;
  /** The revision of the saved quiz it began from; null for a new quiz. */
  revision: number | null;
  draft: QuizDraft;
}

const storedDraft = z.object({
  changedAt: z.iso.datetime(),
  revision: z.nullable(z.int()),
  draft: z.object({
    title: z.string(),
    description: z.string(),
    courseId: z.string(),
    timeLimitMinutes: z.string(),
    passingScorePercent: z.string(),
    maxAttempts: z.string(),
    reviewRule: z.enum(REVIEW_RULES),
    shufflesQuestions: z.boolean(),
    shufflesOptions: z.boolean(),
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
      }),
    ),
  }),
});

/** Of one account, so that nobody finds another's questions on a shared device; `quizId` null is the new quiz. */
export function draftKey(accountId: string, quizId: string | null): string {
  return `quizDraft:${accountId}:${quizId ?? 'new'}`;
}

/** The draft kept under the key; null when there is none that can be read. */
export function readDraft(key: string): StoredDraft | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const parsed = z.safeParse(storedDraft, JSON.parse(text));
    if (!parsed.success) return null;
    const { draft, ...rest } = parsed.data;
    // Keys are counted anew by each page, so the stored ones could be given a second time.
    const questions = draft.questions.map((question) => ({ ...copyOf(question), id: question.id }));
    return { ...rest, draft: { ...draft, questions } };
  } catch {
    // Written by something else: nothing of it can be shown.
    return null;
  }
}

/** Keeps the draft, or forgets it for null. False when this browser will have lost it with the page. */
export function keepDraft(key: string, stored: StoredDraft | null): boolean {
  return writeStored(key, stored && JSON.stringify(stored));
}
