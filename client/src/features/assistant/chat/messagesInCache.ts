import type { ApolloCache, MutationUpdaterFunction } from '@apollo/client';
import {
  type AskAssistantMutation,
  type AskAssistantMutationVariables,
  ConversationMessagesFragmentDoc,
} from './useAsk.generated';

const placeOf = (cache: ApolloCache, conversationId: string) => ({
  id: cache.identify({ __typename: 'AssistantConversation', id: conversationId }),
  fragment: ConversationMessagesFragmentDoc,
});

/** The cached messages of a conversation; undefined if not loaded. */
export const messagesIn = (cache: ApolloCache, conversationId: string) =>
  cache.readFragment(placeOf(cache, conversationId))?.messages;

/**
 * Appends question and answer to the cached conversation, so that it need not be refetched. Skipped for an older
 * conversation that is not loaded, whose list would be incomplete.
 */
export const keepInConversation: MutationUpdaterFunction<
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
