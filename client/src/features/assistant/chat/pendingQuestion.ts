import * as z from 'zod/mini';
import { readSession } from '../../../lib/session';
import { readInTab, writeInTab } from '../../../lib/tabStorage';
import type { OpenQuestion } from './openQuestion';

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
  // If the browser does not allow storage, the question is a draft again after a reload.
  writeInTab(KEY, JSON.stringify({ accountId, page, question }));
}

/** Call when the request is answered or failed. */
export function forgetPendingQuestion(requestId: string): void {
  if (read()?.question.requestId === requestId) writeInTab(KEY, null);
}

function read(): z.infer<typeof schema> | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(readInTab(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    // Other code wrote to the key.
    return null;
  }
}
