import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCode, errorSentence } from '../../../apollo/errors';
import { type AskedOn, forgetPendingQuestion, type OpenQuestion, storePendingQuestion } from './question';
import type { AskAssistantMutation, AskAssistantMutationVariables } from './__generated__/useChat.generated';

export type Answered = Extract<AskAssistantMutation['askAssistant'], { __typename: 'AssistantAnswered' }>;
type Response = Promise<ApolloClient.MutateResult<AskAssistantMutation>>;

export interface Failure {
  message: string;
  /** The same message, to be shown under the input as well (specification, section 8); null without a response. */
  responseMessage: string | null;
  /** Whether its chat was deleted, so that it can only be asked in a new one. */
  isChatGone: boolean;
}

export type Outcome =
  | { kind: 'answered'; answered: Answered }
  | { kind: 'failed'; failure: Failure; isRateLimited: boolean }
  /** The page was left and opened again, and waits for the same request. */
  | { kind: 'awaitedElsewhere' };

interface Sending {
  client: object;
  /** The page or panel that the question is asked on. */
  page: AskedOn;
  mutate: (options: { variables: AskAssistantMutationVariables }) => Response;
}

/** The server's message about a chat that was deleted, for example in another tab; the screens call it a chat. */
const CHAT_IS_GONE = 'Conversation not found';

/**
 * Sends a question, or waits for its request if that is under way. It is pending until there is a response, so that a
 * page that is reloaded asks for its answer again. Never throws; errors are part of the outcome.
 */
export async function sendQuestion(
  { client, page, mutate }: Sending,
  question: OpenQuestion,
): Promise<Outcome> {
  const { requestId, text, requestType, choices, isExercise, step, sessionId, courseId, lessonId } = question;
  storePendingQuestion(page, question);
  const running = runningRequests(client);
  const request =
    running.get(requestId)?.request ??
    mutate({
      variables: {
        input: {
          ...{ requestId, text, requestType, isExercise, step },
          ...{ sessionId, courseId, lessonId, ...choices },
        },
      },
    });
  const mine = { request };
  running.set(requestId, mine);
  const isAwaitedElsewhere = () => running.get(requestId) !== mine;
  try {
    const { data } = await request;
    forgetPendingQuestion(requestId);
    if (isAwaitedElsewhere()) return { kind: 'awaitedElsewhere' };
    const result = data?.askAssistant;
    if (result?.__typename === 'AssistantAnswered') return { kind: 'answered', answered: result };
    const message = result?.message ?? apiError(null);
    return { kind: 'failed', failure: failureOf(question, message, true), isRateLimited: false };
  } catch (error) {
    if (isAwaitedElsewhere()) return { kind: 'awaitedElsewhere' };
    // Without a response the server may have it. A reload can end a request this way, too.
    const isResponse = CombinedGraphQLErrors.is(error) || ServerError.is(error);
    if (isResponse) forgetPendingQuestion(requestId);
    return {
      kind: 'failed',
      failure: failureOf(question, apiError(error), isResponse),
      isRateLimited: errorCode(error) === 'RATE_LIMITED',
    };
  } finally {
    if (!isAwaitedElsewhere()) running.delete(requestId);
  }
}

function failureOf({ sessionId }: OpenQuestion, response: string, isResponse: boolean): Failure {
  const isChatGone = sessionId !== null && response === CHAT_IS_GONE;
  const message = isChatGone ? 'This chat was deleted' : response;
  return { message, responseMessage: isResponse ? message : null, isChatGone };
}

type Running = Map<string, { request: Promise<ApolloClient.MutateResult<AskAssistantMutation>> }>;

const runningByClient = new WeakMap<object, Running>();

/** The requests that were not answered yet, by request id, each with the last one who waits for it. */
function runningRequests(client: object): Running {
  const running = runningByClient.get(client) ?? (new Map() as Running);
  runningByClient.set(client, running);
  return running;
}

/** Specification, section 8: 'API Error: {status text}', unless the server sent a message. */
function apiError(error: unknown): string {
  let status = 'Network Error';
  if (CombinedGraphQLErrors.is(error)) status = 'Internal Server Error';
  if (ServerError.is(error)) status = error.response.statusText || String(error.statusCode);
  return errorSentence(error, `API Error: ${status}`);
}
