import { AssistantService, NO_HINT_YET } from '../features/assistant/chat/assistant.service';
import {
  ASSISTANT_PER_HOUR,
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  DIFFICULTIES,
  enumKeyOf,
  REQUEST_TYPES,
  STEPS,
  SUBJECTS,
  USER_TYPES,
  type RequestType,
} from '../features/assistant/assistant.rules';
import { AssistantAnswered, AssistantUnavailable } from '../features/assistant/assistant.types';
import { SuggestionService } from '../features/assistant/suggestions/suggestion.service';
import { NEEDS_MODEL, NO_BUDGET } from '../features/assistant/suggestions/suggestion.rules';
import {
  AssistantBudgetUsedUp,
  SuggestionKind,
  TextSuggested,
} from '../features/assistant/suggestions/suggestion.types';
import { Refusal } from '../platform/errors';
import { newId } from '../platform/ids';
import { requireRole, requireViewer, Role } from '../platform/viewer';
import {
  AssistantAnswer,
  assistantExample,
  AssistantRequest,
  SESSION_ID_MAX,
  Suggestion,
  SUGGESTION_MAKERS,
  SUGGESTION_WORDS,
  SuggestionRequest,
} from './assistant.schemas';
import { assistantShape } from './shapes';
import { body, json, ok, refused, routesOf, type RestRequest, type Route, type Services } from './route';
import { EXAMPLE_ID } from './schema';
import { text } from './values';

const refusals = {
  400: [
    'input is required',
    'Please write a message',
    `user_type must be one of ${Object.values(USER_TYPES).join(', ')}`,
    'is_exercise must be true or false',
    `step must be one of ${Object.values(STEPS).join(', ')}`,
    NO_HINT_YET,
    `session_id must be a text of 1 to ${SESSION_ID_MAX} characters`,
  ],
  404: ['Conversation not found', 'Lesson not found'],
  429: [
    `You can ask ${ASSISTANT_PER_HOUR} questions an hour. Please try again later.`,
    'Two answers are already being written. Please wait for one to finish.',
  ],
  502: ['API Error: Service Unavailable'],
} as const;

const ASSISTANT = 'Answers from the course material you can read.';

const route = routesOf('Assistant', 'signed in', 'ask:assistant');

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
  route({
    method: 'post',
    path: '/api/assistant/suggestions',
    operationId: 'suggestText',
    summary: 'Suggest a text for a course, lesson, quiz or message',
    description:
      'Nothing is written or stored. Without a language model, or when a budget for it is used up, only outlines can be suggested. A suggestion counts as a question to the assistant.',
    access: 'instructors',
    body: body(SuggestionRequest, { kind: 'course-outline', course_id: EXAMPLE_ID.course, title: 'Knots' }),
    answers: { 200: json('The suggestion.', Suggestion) },
    refusals: {
      400: [
        `kind must be one of ${Object.values(SUGGESTION_WORDS).join(', ')}`,
        'Please write a title first',
        NEEDS_MODEL,
        'There are no lessons or headings to make an outline of.',
      ],
      404: ['Course not found'],
      409: [NO_BUDGET],
      429: refusals[429],
      502: refusals[502],
    },
    answer: suggest,
  }),
];

async function suggest({ viewer, body }: RestRequest<never>, services: Services) {
  requireRole(viewer, Role.INSTRUCTOR);
  const { kind, title, text: given, language, course_id: courseId, picture_url: pictureUrl } = body;
  const result = await services(SuggestionService).suggest(viewer, {
    requestId: newId(),
    kind: word(SUGGESTION_WORDS, kind ?? '', 'kind', SuggestionKind.COURSE_OUTLINE),
    courseId: optional(courseId, 'course_id'),
    title: optional(title, 'title') ?? '',
    text: optional(given, 'text') ?? '',
    language: optional(language, 'language'),
    pictureUrl: optional(pictureUrl, 'picture_url'),
  });
  if (result instanceof TextSuggested)
    return ok({
      kind: SUGGESTION_WORDS[result.kind],
      text: result.text,
      madeBy: SUGGESTION_MAKERS[result.madeBy],
    });
  if (result instanceof AssistantBudgetUsedUp) return refused(409, result.message);
  return refused(result instanceof AssistantUnavailable ? 502 : 400, result.message);
}

const optional = (value: unknown, name: string): string | null =>
  value == null || value === '' ? null : text(value, name);

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
    lessonId: optional(input.lesson_id, 'lesson_id'),
    isExercise: flagOf(input.is_exercise, 'is_exercise'),
    step:
      input.step === undefined || input.step === null ? null : word(STEPS, input.step, 'step', 'NEXT_HINT'),
    session: sessionId === null ? null : { clientWord: sessionId },
  });
  if (result instanceof AssistantAnswered) return ok(assistantShape(result));
  return refused(result instanceof AssistantUnavailable ? 502 : 400, result.message);
}

/** The value of an optional true or false; false if it is left out. */
function flagOf(value: unknown, name: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw new Refusal('BAD_USER_INPUT', `${name} must be true or false`);
  return value;
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
