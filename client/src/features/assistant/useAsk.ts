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

/**
 * Asks, one question at a time; `open` is the one on its way, or the one that failed. `session` is the conversation on
 * screen, null for a new one; `courseId` the course to keep to, null for all. An answer that comes when another is on screen is only told.
 */
export function useAsk(session: string | null, courseId: string | null) {
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
    setOpen({ ...question, state: 'answering', message: null });
    announce('The assistant is answering.');
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
    setOpen({ ...question, state: 'failed', message });
  }

  function arrive(question: OpenQuestion, { conversation, answer }: Answered) {
    const isShown = shown.current === question.sessionId;
    if (isShown && question.sessionId === null) {
      setOpen({ ...question, state: 'answered', message: null });
      void navigate(paths.assistantChat(conversation.id, question.courseId), {
        replace: true,
        preventScrollReset: true,
      });
    } else setOpen(null);
    if (isShown) announce(spoken(answer));
    else
      toast.info('The assistant has answered.', {
        action: {
          label: 'Show',
          onClick: () => void navigate(paths.assistantChat(conversation.id)),
        },
      });
  }

  return {
    open,
    isAnswering: open?.state === 'answering' || open?.state === 'answered',
    /** Prefixes of the text are read; a text without words is ignored. */
    ask: (typed: string, choices: Choices, requestType: RequestType = 'TUTORING') => {
      const read = readRequest(typed, requestType);
      if (read.text === '' || open?.state === 'answering') return;
      void send({
        ...read,
        choices,
        courseId,
        requestId: crypto.randomUUID(),
        sessionId: session,
        state: 'answering',
        message: null,
      });
    },
    /** The same request, so that an answer which was only lost on its way is not made twice. */
    retry: () => {
      if (open?.state === 'failed') void send(open);
    },
    /** Forgets a question that failed. */
    dismiss: () => {
      if (open?.state === 'failed') setOpen(null);
    },
  };
}

/** The answer in short, for those who hear the page. */
function spoken({ text, wasStopped, sources }: Answered['answer']): string {
  if (wasStopped) return 'The answer was stopped.';
  const beginning = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return sources.length === 0
    ? `Answer: ${beginning}`
    : `Answer with ${formatCount(sources.length, 'source')}: ${beginning}`;
}

/** Specification, section 8: 'API Error: {status text}', unless the server has a sentence of its own. */
function apiError(error: unknown): string {
  let status = 'Network Error';
  if (CombinedGraphQLErrors.is(error)) status = 'Internal Server Error';
  if (ServerError.is(error)) status = error.response.statusText || String(error.statusCode);
  return errorSentence(error, `API Error: ${status}`);
}

/** Puts question and answer at the end of their conversation, which nobody has to read again for it. */
const keepInConversation: MutationUpdaterFunction<
  AskAssistantMutation,
  AskAssistantMutationVariables,
  ApolloCache
> = (cache, { data }) => {
  const result = data?.askAssistant;
  if (result?.__typename !== 'AssistantAnswered') return;
  const { conversation, question, answer } = result;
  const place = {
    id: cache.identify({ __typename: 'AssistantConversation', id: conversation.id }),
    fragment: ConversationMessagesFragmentDoc,
  };
  const known = cache.readFragment(place)?.messages ?? [];
  const added = [question, answer].filter(({ id }) => !known.some((message) => message.id === id));
  const messages = [...known, ...added].map(({ id }) => ({ __typename: 'AssistantMessage' as const, id }));
  cache.writeFragment({ ...place, data: { id: conversation.id, messages } });
};
