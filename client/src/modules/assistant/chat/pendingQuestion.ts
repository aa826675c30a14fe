import * as z from 'zod/mini';
import { readSession } from '../../../lib/session';
import { readInTab, writeInTab } from '../../../lib/tabStorage';
import type { Failure } from './sendQuestion';
import { choicesSchema } from './storedChoices';

const KEY = 'assistantPending';

/** Where a question was asked: the page, or the panel beside a lesson. */
export type AskedOn = 'AssistantPage' | 'CourseAssistant';

const question = z.object({
  requestId: z.string(),
  /** The text as typed. */
  typed: z.string(),
  /** The question without its prefix. */
  text: z.string(),
  requestType: z.enum(['TUTORING', 'QUIZ_GENERATION', 'FLASHCARD_CREATION']),
  choices: choicesSchema,
  /** Whether hints come before the answer. */
  isExercise: z.boolean(),
  /** What to say next after a hint; null: what the text asks for. */
  step: z.nullable(z.enum(['NEXT_HINT', 'EXPLANATION'])),
  /** The course to answer from; null: all. */
  courseId: z.nullable(z.string()),
  /** The lesson it is asked at. */
  lessonId: z.nullable(z.string()),
  /** The conversation it belongs to; null: a new one. */
  sessionId: z.nullable(z.string()),
});

const schema = z.object({
  accountId: z.string(),
  page: z.enum(['AssistantPage', 'CourseAssistant']),
  question,
});

/** A question that is pending or failed. */
export interface OpenQuestion extends z.infer<typeof question> {
  state: 'answering' | 'answered' | 'failed';
  /** Null unless failed. */
  failure: Failure | null;
}

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
