import {
  FLASHCARD_PREFIX,
  QUIZ_PREFIX,
  questionRules,
  readRequest,
  type RequestType,
} from '#server/modules/assistant/assistant.rules';
import { check } from '#server/platform/validation.rules';

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
