import * as z from 'zod';
import {
  ASSISTANT_TEXT_MAX,
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  DIFFICULTIES,
  enumKeyOf,
  REQUEST_TYPES,
  SUBJECTS,
  USER_TYPES,
  type RequestType,
} from '../modules/assistant/assistant.rules';
import type { AssistantAnswered, GeneratedQuestion } from '../modules/assistant/assistant.types';
import { AssistantService } from '../modules/assistant/chat/assistant.service';
import { newId } from '../platform/ids';
import { type RestRequest, routesOf } from './route';
import { pick, required, valid, wordOf } from './answers';

const SESSION_ID_MAX = 200;
const BAD_SESSION = `session_id must be a text of 1 to ${SESSION_ID_MAX} characters`;

/** One of the words, as its key; `unset` if it is null or left out. */
function keyOfWord<Key extends string>(name: string, words: Record<Key, string>, unset: Key) {
  const refusal = `${name} must be one of ${Object.values<string>(words).join(', ')}`;
  return z
    .string(refusal)
    .nullish()
    .transform((word, context) => {
      const key = word == null ? unset : enumKeyOf(words, word);
      if (key === null) context.addIssue(refusal);
      return key ?? unset;
    });
}

const Input = z.object({
  input: required('input').describe(`The question, at most ${ASSISTANT_TEXT_MAX} characters.`),
  user_type: keyOfWord('user_type', USER_TYPES, DEFAULT_USER_TYPE),
  request_type: keyOfWord('request_type', REQUEST_TYPES, 'QUIZ_GENERATION'),
  subject: keyOfWord('subject', SUBJECTS, DEFAULT_SUBJECT),
  difficulty_level: keyOfWord('difficulty_level', DIFFICULTIES, DEFAULT_DIFFICULTY),
});
const SessionId = z.string(BAD_SESSION).min(1, BAD_SESSION).max(SESSION_ID_MAX, BAD_SESSION);
const Configurable = z.object({ session_id: SessionId.nullish() }, BAD_SESSION);
const AssistantRequest = z.object({
  input: z.preprocess((input) => input ?? {}, Input),
  config: z.object({ configurable: Configurable.nullish() }, BAD_SESSION).nullish(),
});

const questionJson = (question: GeneratedQuestion) => ({
  type: wordOf(question.type),
  questionText: question.text,
  correctAnswer: question.answer,
  ...pick(question, 'options', 'explanation', 'quote', 'lessonId'),
});

const answerJson = ({ answer, cards }: AssistantAnswered) => ({
  output: {
    answer: answer.text,
    sources: answer.sources.map((source) => pick(source, 'name', 'source')),
    ...(answer.requestType === 'QUIZ_GENERATION' && { questions: answer.questions.map(questionJson) }),
    ...(answer.requestType === 'FLASHCARD_CREATION' && {
      cards: cards.map((card) => pick(card, 'front', 'back', 'lessonId', 'quote')),
    }),
  },
});

const route = routesOf({ tag: 'Assistant', access: 'signed in', scope: 'ask:assistant' });

export const assistantRoutes = [
  route('POST /api/assistant/chat/invoke', {
    summary: 'Ask about the course material',
    description: '`session_id`, chosen by you, names a conversation. `request_type` is ignored.',
    body: AssistantRequest,
    answer: answerJson,
    call: (request) => ask(request, 'TUTORING'),
  }),
  route('POST /api/assistant/content/generate/invoke', {
    summary: 'Generate a quiz or flashcards from the course material',
    body: AssistantRequest,
    answer: answerJson,
    call: (request) => ask(request),
  }),
];

async function ask({ viewer, body, services }: RestRequest<never>, requestType?: RequestType) {
  const { input, config } = valid(AssistantRequest, body);
  const clientWord = config?.configurable?.session_id;
  return services(AssistantService).ask(viewer, {
    requestId: newId(),
    text: input.input,
    requestType: requestType ?? input.request_type,
    userType: input.user_type,
    difficulty: input.difficulty_level,
    subject: input.subject,
    courseId: null,
    lessonId: null,
    isExercise: false,
    step: null,
    session: clientWord == null ? null : { key: clientWord, mustExist: false },
  });
}
