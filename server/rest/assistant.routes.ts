import { AssistantService } from '../features/assistant/assistant.service';
import {
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  DIFFICULTIES,
  keyOfWord,
  REQUEST_TYPES,
  SUBJECTS,
  USER_TYPES,
  type RequestType,
} from '../features/assistant/assistant.rules';
import { AssistantAnswered, AssistantUnavailable } from '../features/assistant/assistant.types';
import { Refusal } from '../platform/errors';
import { newId } from '../platform/ids';
import { requireViewer } from '../platform/viewer';
import { assistantShape } from './assistant.shapes';
import { ok, refused, type RestRequest, type Route, type Services } from './route';
import { text } from './values';

const SESSION_ID_MAX = 200;

/** The documented calls of the assistant, on this host and by bearer token instead of a key in the browser. */
export const assistantRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/assistant/chat/invoke',
    answer: (request, services) => invoke(request, services, () => 'TUTORING'),
  },
  {
    method: 'post',
    path: '/api/assistant/content/generate/invoke',
    answer: (request, services) =>
      invoke(request, services, ({ request_type: type }) =>
        word(REQUEST_TYPES, type, 'request_type', 'QUIZ_GENERATION'),
      ),
  },
];

async function invoke(
  { viewer, body }: RestRequest,
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
    session: sessionId === null ? null : { id: sessionId, isOwnWord: true },
  });
  if (result instanceof AssistantAnswered) return ok(assistantShape(result));
  return refused(result instanceof AssistantUnavailable ? 502 : 400, result.message);
}

/** {} for whatever is no object; what is missing in it is then said by name. */
const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function word<Key extends string>(
  words: Record<Key, string>,
  value: unknown,
  name: string,
  whenUnset: Key,
): Key {
  if (value === undefined || value === null) return whenUnset;
  const key = typeof value === 'string' ? keyOfWord(words, value) : null;
  if (key === null)
    throw new Refusal('BAD_USER_INPUT', `${name} must be one of ${Object.values(words).join(', ')}`);
  return key;
}
