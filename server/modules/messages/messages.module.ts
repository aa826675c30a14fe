import type { Module } from '../../platform/module';
import { Conversation, ConversationParticipant, Message } from './conversation.entities';
import { InboxConversationsResolver, ConversationResolver } from './conversation.resolver';
import { conversationData } from './conversations.personal-data';
import { MessageResolver } from './message.resolver';

export const messages: Module = {
  entities: [Conversation, ConversationParticipant, Message],
  resolvers: [InboxConversationsResolver, ConversationResolver, MessageResolver],
  personalData: [conversationData],
};
