import * as z from 'zod/mini';
import {
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  FLASHCARD_PREFIX,
  QUIZ_PREFIX,
  questionRules,
  readRequest,
  type RequestType,
} from '#server/modules/assistant/assistant.rules';
import { check } from '#server/platform/validation.rules';
import { readSession } from '../../../lib/session';
import { readStored, writeStored } from '../../../lib/storage';
import { readInTab, writeInTab } from '../../../lib/tabStorage';
import type { Failure } from './sendQuestion';

/** The request type and text of a typed question about a quote, if there is one. */
export function readTyped(typed: string, quote: string | null, requestType: RequestType = 'TUTORING') {
  return readRequest(withQuote(typed, quote), requestType);
}

/** The quote comes last, since a prefix at the beginning selects the kind of request. */
const withQuote = (typed: string, quote: string | null) =>
  quote === null ? typed : `${typed.trim() || 'Please explain this:'}\n\n“${quote}”`;

/** The server's message about a question that is too long for it, or null. */
export function lengthProblem(typed: string, quote: string | null): string | null {
  const { text } = readTyped(typed, quote);
  if (text === '') return null;
  const checked = check(questionRules, { text });
  return checked.ok ? null : checked.fields[0]!.message;
}

/** The error of a request such as "Generate a quiz on:" that is sent without a topic; null if it has one. */
export function topicProblem(typed: string, quote: string | null): string | null {
  const { text, requestType } = readTyped(typed, quote);
  if (text !== '' || requestType === 'TUTORING') return null;
  return `Please write a topic after “${requestType === 'QUIZ_GENERATION' ? QUIZ_PREFIX : FLASHCARD_PREFIX}”`;
}

const choicesSchema = z.object({
  userType: z.enum(['STUDENT', 'INSTRUCTOR']),
  difficulty: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
  subject: z.enum(['GENERATIVE_AI', 'WEB_DEVELOPMENT', 'DESIGN']),
});

export type Choices = z.infer<typeof choicesSchema>;

/** Specification, section 9. */
export const DEFAULT_CHOICES: Choices = {
  userType: DEFAULT_USER_TYPE,
  difficulty: DEFAULT_DIFFICULTY,
  subject: DEFAULT_SUBJECT,
};

/** The choices stored on this device, or the defaults if there are none or they are unreadable. */
export const readChoices = (): Choices =>
  parsed(choicesSchema, readStored('assistantChoices')) ?? DEFAULT_CHOICES;

export function storeChoices(chosen: Choices): void {
  writeStored('assistantChoices', JSON.stringify(chosen));
}

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
  writeInTab('assistantPending', JSON.stringify({ accountId, page, question }));
}

/** Call when the request is answered or failed. */
export function forgetPendingQuestion(requestId: string): void {
  if (read()?.question.requestId === requestId) writeInTab('assistantPending', null);
}

const read = () => parsed(schema, readInTab('assistantPending'));

/** A stored value; null if there is none, or other code wrote it. */
function parsed<Value>(shape: z.ZodMiniType<Value>, json: string | null): Value | null {
  try {
    return z.safeParse(shape, JSON.parse(json ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
