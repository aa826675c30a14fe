import { AssistantService } from '../features/assistant/chat/assistant.service';
import {
  ASSISTANT_PER_HOUR,
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  DIFFICULTIES,
  enumKeyOf,
  REQUEST_TYPES,
  SUBJECTS,
  USER_TYPES,
  type RequestType,
} from '../features/assistant/assistant.rules';
import { AssistantAnswered, AssistantUnavailable } from '../features/assistant/assistant.types';
import { Refusal } from '../platform/errors';
import { newId } from '../platform/ids';
import { requireViewer } from '../platform/viewer';
import { AssistantAnswer, assistantExample, AssistantRequest, SESSION_ID_MAX } from './assistant.schemas';
import { assistantShape } from './shapes';
import { body, json, ok, refused, routesOf, type RestRequest, type Route, type Services } from './route';
import { text } from './values';

const refusals = {
  400: [
    'input is required',
    'Please write a message',
    `user_type must be one of ${Object.values(USER_TYPES).join(', ')}`,
    `session_id must be a text of 1 to ${SESSION_ID_MAX} characters`,
  ],
  404: ['Conversation not found'],
  429: [
    `You can ask ${ASSISTANT_PER_HOUR} questions an hour. Please try again later.`,
    'Two answers are already being written. Please wait for one to finish.',
  ],
  502: ['API Error: Service Unavailable'],
} as const;

const ASSISTANT = 'Answers from the course material you can read.';

const route = routesOf('Assistant', 'signed in');

/** Endpoints of the assistant, authenticated by session token. */
export const assistantRoutes: Route[] = [
  route({
    method: 'post',
    path: '/api/assistant/chat/invoke',
    operationId: 'askAssistant',
    summary: 'Ask about the course material',
    description: ASSISTANT,
    body: body(AssistantRequest, assistantExample('tutoring', 'What is the box model?')),
    answers: { 200: json('The answer with its sources.', AssistantAnswer) },
    refusals,
    answer: (request, services) => invoke(request, services, () => 'TUTORING'),
  }),
  route({
    method: 'post',
    path: '/api/assistant/content/generate/invoke',
    operationId: 'generateContent',
    summary: 'Generate a quiz or flashcards from the course material',
    description: `${ASSISTANT} \`request_type\` selects a quiz or flashcards; default: a quiz.`,
    body: body(AssistantRequest, assistantExample('flashcard_creation', 'The box model')),
    answers: { 200: json('The questions or cards with their sources.', AssistantAnswer) },
    refusals,
    answer: (request, services) =>
      invoke(request, services, ({ request_type: type }) =>
        word(REQUEST_TYPES, type, 'request_type', 'QUIZ_GENERATION'),
      ),
  }),
];

async function invoke(
  { viewer, body }: RestRequest<never>,
  services: Services,
  requestTypeOf: (input: Record<string, unknown>) => RequestType,
) {
  const known = requireViewer(viewer);
  const input = object(body.input);
  const sessionId = object(object(body.config).configurable).session_id ?? null;
  if (
    sessionId !== null &&
    (typeof sessionId !== 'string' || sessionId === '' || sessionId.length > SESSION_ID_MAX)
  )
    throw new Refusal('BAD_USER_INPUT', `session_id must be a text of 1 to ${SESSION_ID_MAX} characters`);
  const result = await services(AssistantService).ask(known, {
    requestId: newId(),
    text: text(input.input, 'input'),
    requestType: requestTypeOf(input),
    userType: word(USER_TYPES, input.user_type, 'user_type', DEFAULT_USER_TYPE),
    difficulty: word(DIFFICULTIES, input.difficulty_level, 'difficulty_level', DEFAULT_DIFFICULTY),
    subject: word(SUBJECTS, input.subject, 'subject', DEFAULT_SUBJECT),
    courseId: null,
    session: sessionId === null ? null : { clientWord: sessionId },
  });
  if (result instanceof AssistantAnswered) return ok(assistantShape(result));
  return refused(result instanceof AssistantUnavailable ? 502 : 400, result.message);
}

/** Returns the value if it is an object, otherwise {}, so that missing fields are reported by name. */
const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function word<Key extends string>(
  words: Record<Key, string>,
  value: unknown,
  name: string,
  whenUnset: Key,
): Key {
  if (value === undefined || value === null) return whenUnset;
  const key = typeof value === 'string' ? enumKeyOf(words, value) : null;
  if (key === null)
    throw new Refusal('BAD_USER_INPUT', `${name} must be one of ${Object.values(words).join(', ')}`);
  return key;
}
