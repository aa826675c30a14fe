import * as z from 'zod/mini';
import { readSession } from '../../../lib/session';
import type { OpenQuestion } from './useAsk';

const KEY = 'assistantPending';

/** Where a question was asked: the page, or the panel beside a lesson. */
export type AskedOn = 'AssistantPage' | 'CourseAssistant';

const schema = z.object({
  accountId: z.string(),
  page: z.enum(['AssistantPage', 'CourseAssistant']),
  question: z.object({
    requestId: z.string(),
    typed: z.string(),
    text: z.string(),
    requestType: z.enum(['TUTORING', 'QUIZ_GENERATION', 'FLASHCARD_CREATION']),
    choices: z.object({
      userType: z.enum(['STUDENT', 'INSTRUCTOR']),
      difficulty: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
      subject: z.enum(['GENERATIVE_AI', 'WEB_DEVELOPMENT', 'DESIGN']),
    }),
    isExercise: z.boolean(),
    step: z.nullable(z.enum(['NEXT_HINT', 'EXPLANATION'])),
    courseId: z.nullable(z.string()),
    lessonId: z.nullable(z.string()),
    sessionId: z.nullable(z.string()),
  }),
});

/**
 * The viewer's question on this page that this tab was waiting for when it was reloaded or the page was left. Null if
 * there is none, and in another tab.
 */
export function readPendingQuestion(page: AskedOn): OpenQuestion | null {
  const stored = read();
  if (stored?.page !== page || stored.accountId !== readSession()?.user.id) return null;
  return { ...stored.question, state: 'answering', failure: null };
}

/** Takes the place of an earlier one. */
export function storePendingQuestion(page: AskedOn, question: OpenQuestion): void {
  const accountId = readSession()?.user.id;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ accountId, page, question }));
  } catch {
    // The browser does not allow storage, so the question is a draft again after a reload.
  }
}

/** Call when the request is answered or failed. */
export function forgetPendingQuestion(requestId: string): void {
  if (read()?.question.requestId === requestId) sessionStorage.removeItem(KEY);
}

function read(): z.infer<typeof schema> | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    // The browser does not allow storage, or other code wrote to the key.
    return null;
  }
}
