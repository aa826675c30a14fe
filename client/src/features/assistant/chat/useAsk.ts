import type { ApolloCache, ApolloClient, MutationUpdaterFunction } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type AssistantStep,
  type Difficulty,
  type RequestType,
  type Subject,
  type UserType,
} from '../../../../../server/features/assistant/assistant.rules';
import { errorCode, errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { announce } from '../../../ui/text/announce';
import { toast } from '../../../ui/overlays/toast';
import { type AskedOn, forgetPendingQuestion, storePendingQuestion } from './pendingQuestion';
import { readTyped } from './typedQuestion';
import {
  type AskAssistantMutation,
  type AskAssistantMutationVariables,
  ConversationMessagesFragmentDoc,
  useAskAssistantMutation,
} from './useAsk.generated';

export interface Choices {
  userType: UserType;
  difficulty: Difficulty;
  subject: Subject;
}

/** A question that is pending or failed. */
export interface OpenQuestion {
  requestId: string;
  /** The text as typed. */
  typed: string;
  /** Without its prefix. */
  text: string;
  requestType: RequestType;
  choices: Choices;
  /** Whether hints come before the answer. */
  isExercise: boolean;
  /** What to say next after a hint; null: what the text asks for. */
  step: AssistantStep | null;
  /** The course to answer from; null: all. */
  courseId: string | null;
  /** The lesson it is asked at. */
  lessonId: string | null;
  /** The conversation it belongs to; null: a new one. */
  sessionId: string | null;
  state: 'answering' | 'answered' | 'failed';
  /** Null unless failed. */
  failure: Failure | null;
}

interface Failure {
  message: string;
  /** The same message, to be shown under the input as well (specification, section 8); null without a response. */
  responseMessage: string | null;
  /** Whether its chat was deleted, so that it can only be asked in a new one. */
  isChatGone: boolean;
}

/** The server's message about a chat that was deleted, for example in another tab. */
const CHAT_IS_GONE = 'Conversation not found';

/** What else is known about a question, besides its text and the choices. */
type AskOptions = Partial<Pick<OpenQuestion, 'requestType' | 'isExercise' | 'step'>> & {
  quote?: string | null;
};

type Answered = Extract<AskAssistantMutation['askAssistant'], { __typename: 'AssistantAnswered' }>;

interface Asking {
  /** The query of the page or panel, with the number of questions left. */
  page: AskedOn;
  /** A question that was pending when the page was reloaded or left; its answer is awaited again. */
  pending: OpenQuestion | null;
  /** The current conversation; null: a new one. */
  session: string | null;
  /** The course to answer from; null: all. */
  courseId: string | null;
  /** The lesson that questions are asked at. */
  lessonId: string | null;
  /** Called when the draft is answered or dismissed and need not be kept; the page may be unmounted by then. */
  onDone: (typed: string) => void;
  /** Called with the conversation that the first question of a new one has started, to show it. */
  onConversation: (id: string, about: Pick<OpenQuestion, 'courseId' | 'lessonId'>) => void;
  /** Called to show a new conversation, in which the question is asked. */
  onNewChat: (about: Pick<OpenQuestion, 'courseId' | 'lessonId'>) => void;
}

/**
 * Sends one question at a time; `open` is the pending or failed one. If the viewer has moved to another conversation or
 * page, a toast reports the result, with a link to the answer or a retry button.
 */
export function useAsk(asking: Asking) {
  const { page, pending, session, courseId, lessonId, onDone, onConversation, onNewChat } = asking;
  const [mutate, { client }] = useAskAssistantMutation({ update: keepInConversation });
  const navigate = useNavigate();
  const [open, setOpen] = useState(pending);
  /** The current conversation when an answer arrives; undefined after unmount. */
  const shown = useRef<string | null | undefined>(session);
  useEffect(() => {
    shown.current = session;
    return () => {
      shown.current = undefined;
    };
  }, [session]);

  const awaitAgain = useEffectEvent(() => {
    if (pending) void send(pending);
  });
  useEffect(() => awaitAgain(), []);

  // The answer is now part of the conversation that is shown.
  if (open?.state === 'answered' && open.sessionId !== session) setOpen(null);

  async function send(question: OpenQuestion) {
    const { requestId, text, requestType, choices, isExercise, step, sessionId, courseId, lessonId } =
      question;
    setOpen((now) => (now?.state === 'answering' ? now : { ...question, state: 'answering', failure: null }));
    if (isShown(question)) announce('The assistant is answering.');
    else toast.info('The assistant is answering.');
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
    let message: string;
    let isResponse = true;
    try {
      const { data } = await request;
      forgetPendingQuestion(requestId);
      // The page was left and opened again, and waits for the same request.
      if (running.get(requestId) !== mine) return;
      const result = data?.askAssistant;
      if (result?.__typename === 'AssistantAnswered') return arrive(question, result);
      message = result?.message ?? apiError(null);
    } catch (error) {
      if (running.get(requestId) !== mine) return;
      message = apiError(error);
      // Without a response the server may have it. A reload can end a request this way, too.
      isResponse = CombinedGraphQLErrors.is(error) || ServerError.is(error);
      if (isResponse) forgetPendingQuestion(requestId);
      // Another window of the viewer has sent questions in the meantime.
      if (errorCode(error) === 'RATE_LIMITED') void client.refetchQueries({ include: [page] });
    } finally {
      if (running.get(requestId) === mine) running.delete(requestId);
    }
    const isChatGone = sessionId !== null && message === CHAT_IS_GONE;
    // The list of recent chats still has it.
    if (isChatGone) void client.refetchQueries({ include: [page] });
    const responseMessage = isResponse ? message : null;
    settle(question, { ...question, state: 'failed', failure: { message, responseMessage, isChatGone } });
    // The message under the input is an alert.
    if (isShown(question) && !isResponse) announce(`Sorry, something went wrong: ${message}`);
    if (!isShown(question))
      toast.error(`Your question “${shortened(question.text, 60)}” wasn’t answered: ${message}`, {
        durationMs: Infinity,
        action: isChatGone
          ? { label: 'Ask in a new chat', onClick: () => askInNewChat(question) }
          : { label: 'Retry', onClick: () => void send(question) },
      });
  }

  function askInNewChat(question: OpenQuestion) {
    if (isShown(question)) {
      shown.current = null;
      onNewChat(question);
    }
    // A step continues a hint, which the new chat does not have.
    void send({ ...question, requestId: crypto.randomUUID(), sessionId: null, step: null });
  }

  const isShown = (question: OpenQuestion) => shown.current === question.sessionId;

  /** Ignored if another question is open by now. */
  function settle({ requestId }: OpenQuestion, outcome: OpenQuestion | null) {
    setOpen((now) => (now?.requestId === requestId ? outcome : now));
  }

  function arrive(question: OpenQuestion, { conversation, answer }: Answered) {
    onDone(question.typed);
    if (!isShown(question)) {
      settle(question, null);
      toast.info('The assistant has answered.', {
        action: {
          label: 'Show',
          onClick: () => void navigate(paths.assistantChat(conversation.id)),
        },
      });
      return;
    }
    announce(spoken(answer));
    if (question.sessionId === null) {
      settle(question, { ...question, state: 'answered', failure: null });
      onConversation(conversation.id, question);
    } else {
      settle(question, null);
      if (!messagesIn(client.cache, conversation.id))
        void client.refetchQueries({ include: ['Conversation'] });
    }
  }

  return {
    open,
    isAnswering: open?.state === 'answering' || open?.state === 'answered',
    /** Parses the request prefix; ignores a blank text without a quote. Returns whether the question was sent. */
    ask: (typed: string, choices: Choices, more: AskOptions = {}): boolean => {
      const { requestType = 'TUTORING', quote = null, isExercise = false, step = null } = more;
      const read = readTyped(typed, quote, requestType);
      if (read.text === '' || open?.state === 'answering') return false;
      void send({
        ...read,
        typed,
        choices,
        isExercise,
        step,
        courseId,
        lessonId,
        requestId: crypto.randomUUID(),
        sessionId: session,
        state: 'answering',
        failure: null,
      });
      return true;
    },
    /** Repeats the same request id, so that an answer lost on the network is not generated twice. */
    retry: () => {
      if (open?.state === 'failed') void send(open);
    },
    /** Asks a question whose chat is gone as the first one of a new chat. */
    askInNewChat: () => {
      if (open?.state === 'failed') askInNewChat(open);
    },
    /** Dismisses a failed question. */
    dismiss: () => {
      if (open?.state !== 'failed') return;
      forgetPendingQuestion(open.requestId);
      onDone(open.typed);
      setOpen(null);
    },
  };
}

type Running = Map<string, { request: Promise<ApolloClient.MutateResult<AskAssistantMutation>> }>;

const runningByClient = new WeakMap<object, Running>();

/** The requests that were not answered yet, by request id, each with the last one who waits for it. */
function runningRequests(client: object): Running {
  const running = runningByClient.get(client) ?? (new Map() as Running);
  runningByClient.set(client, running);
  return running;
}

/** A short version of the answer for screen readers. */
function spoken({ text, wasStopped, sources }: Answered['answer']): string {
  if (wasStopped) return 'The answer was stopped.';
  const beginning = shortened(text, 200);
  return sources.length === 0
    ? `Answer: ${beginning}`
    : `Answer with ${formatCount(sources.length, 'source')}: ${beginning}`;
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** Specification, section 8: 'API Error: {status text}', unless the server sent a message. */
function apiError(error: unknown): string {
  let status = 'Network Error';
  if (CombinedGraphQLErrors.is(error)) status = 'Internal Server Error';
  if (ServerError.is(error)) status = error.response.statusText || String(error.statusCode);
  return errorSentence(error, `API Error: ${status}`);
}

const placeOf = (cache: ApolloCache, conversationId: string) => ({
  id: cache.identify({ __typename: 'AssistantConversation', id: conversationId }),
  fragment: ConversationMessagesFragmentDoc,
});

/** The cached messages of a conversation; undefined if not loaded. */
const messagesIn = (cache: ApolloCache, conversationId: string) =>
  cache.readFragment(placeOf(cache, conversationId))?.messages;

/**
 * Appends question and answer to the cached conversation, so that it need not be refetched. Skipped for an older
 * conversation that is not loaded, whose list would be incomplete.
 */
const keepInConversation: MutationUpdaterFunction<
  AskAssistantMutation,
  AskAssistantMutationVariables,
  ApolloCache
> = (cache, { data }, { variables }) => {
  const result = data?.askAssistant;
  if (result?.__typename !== 'AssistantAnswered') return;
  const { conversation, question, answer } = result;
  const known = messagesIn(cache, conversation.id) ?? (variables.input.sessionId ? null : []);
  if (!known) return;
  const added = [question, answer].filter(({ id }) => !known.some((message) => message.id === id));
  const messages = [...known, ...added].map(({ id }) => ({ __typename: 'AssistantMessage' as const, id }));
  cache.writeFragment({ ...placeOf(cache, conversation.id), data: { id: conversation.id, messages } });
};
