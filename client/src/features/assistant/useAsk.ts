import type { ApolloCache, MutationUpdaterFunction } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Difficulty,
  readRequest,
  type RequestType,
  type Subject,
  type UserType,
} from '../../../../server/features/assistant/assistant.rules';
import { errorCode, errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { formatCount } from '../../lib/format';
import { announce } from '../../ui/announce';
import { toast } from '../../ui/toast';
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

/** A question that the server has not answered, or not yet. */
export interface OpenQuestion {
  requestId: string;
  /** As it stood in the box. */
  typed: string;
  /** Without its prefix. */
  text: string;
  requestType: RequestType;
  choices: Choices;
  /** The course it is to be answered from; null: all. */
  courseId: string | null;
  /** The conversation it was asked in; null: a new one. */
  sessionId: string | null;
  state: 'answering' | 'answered' | 'failed';
  /** Why it failed, in a sentence; null while it has not. */
  message: string | null;
}

type Answered = Extract<AskAssistantMutation['askAssistant'], { __typename: 'AssistantAnswered' }>;

interface Asking {
  /** The conversation on screen; null: a new one. */
  session: string | null;
  /** The course to keep to; null: all. */
  courseId: string | null;
  /** What was typed is answered or given up, and need not be kept any longer; the page may have gone by then. */
  onDone: (typed: string) => void;
}

/**
 * Asks, one question at a time; `open` is the one on its way, or the one that failed. What becomes of it when another
 * conversation is on screen, or another page, is told, with the way to its answer or the way to ask it again.
 */
export function useAsk({ session, courseId, onDone }: Asking) {
  const [mutate, { client }] = useAskAssistantMutation({ update: keepInConversation });
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  /** What is on screen when an answer comes; undefined once the page has gone. */
  const shown = useRef<string | null | undefined>(session);
  useEffect(() => {
    shown.current = session;
    return () => {
      shown.current = undefined;
    };
  }, [session]);

  // The answer now stands in the conversation that has come on screen.
  if (open?.state === 'answered' && open.sessionId !== session) setOpen(null);

  async function send(question: OpenQuestion) {
    const { requestId, text, requestType, choices, courseId, sessionId } = question;
    setOpen((now) => (now?.state === 'answering' ? now : { ...question, state: 'answering', message: null }));
    if (isShown(question)) announce('The assistant is answering.');
    else toast.info('The assistant is answering.');
    let message: string;
    try {
      const { data } = await mutate({
        variables: { input: { requestId, text, requestType, sessionId, courseId, ...choices } },
      });
      const result = data?.askAssistant;
      if (result?.__typename === 'AssistantAnswered') return arrive(question, result);
      message = result?.message ?? apiError(null);
    } catch (error) {
      message = apiError(error);
      // Others of their windows have asked meanwhile.
      if (errorCode(error) === 'RATE_LIMITED') void client.refetchQueries({ include: ['AssistantPage'] });
    }
    settle(question, { ...question, state: 'failed', message });
    if (!isShown(question))
      toast.error(`Your question “${shortened(question.text, 60)}” wasn’t answered: ${message}`, {
        durationMs: Infinity,
        action: { label: 'Retry', onClick: () => void send(question) },
      });
  }

  const isShown = (question: OpenQuestion) => shown.current === question.sessionId;

  /** Another question may be open by now. */
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
      settle(question, { ...question, state: 'answered', message: null });
      void navigate(paths.assistantChat(conversation.id, question.courseId), {
        replace: true,
        preventScrollReset: true,
      });
    } else {
      settle(question, null);
      if (!messagesIn(client.cache, conversation.id))
        void client.refetchQueries({ include: ['Conversation'] });
    }
  }

  return {
    open,
    isAnswering: open?.state === 'answering' || open?.state === 'answered',
    /** Prefixes of the text are read; a text without words is ignored. Returns whether it was asked. */
    ask: (typed: string, choices: Choices, requestType: RequestType = 'TUTORING'): boolean => {
      const read = readRequest(typed, requestType);
      if (read.text === '' || open?.state === 'answering') return false;
      void send({
        ...read,
        typed,
        choices,
        courseId,
        requestId: crypto.randomUUID(),
        sessionId: session,
        state: 'answering',
        message: null,
      });
      return true;
    },
    /** The same request, so that an answer which was only lost on its way is not made twice. */
    retry: () => {
      if (open?.state === 'failed') void send(open);
    },
    /** Forgets a question that failed. */
    dismiss: () => {
      if (open?.state !== 'failed') return;
      onDone(open.typed);
      setOpen(null);
    },
  };
}

/** The answer in short, for those who hear the page. */
function spoken({ text, wasStopped, sources }: Answered['answer']): string {
  if (wasStopped) return 'The answer was stopped.';
  const beginning = shortened(text, 200);
  return sources.length === 0
    ? `Answer: ${beginning}`
    : `Answer with ${formatCount(sources.length, 'source')}: ${beginning}`;
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** Specification, section 8: 'API Error: {status text}', unless the server has a sentence of its own. */
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

/** What the cache holds of a conversation; undefined before it has been read. */
const messagesIn = (cache: ApolloCache, conversationId: string) =>
  cache.readFragment(placeOf(cache, conversationId))?.messages;

/**
 * Puts question and answer at the end of their conversation, which nobody has to read again for it. They are not all
 * of an older one that has not come.
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
