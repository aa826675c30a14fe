import type { Module } from '../../platform/module';
import { Conversation, Message } from './conversation.entities';
import { InboxConversationsResolver, ConversationResolver, MessageResolver } from './conversation.resolver';
import { conversationData } from './conversations.personal-data';

export const messages: Module = {
  entities: [Conversation, Message],
  resolvers: [InboxConversationsResolver, ConversationResolver, MessageResolver],
  personalData: [conversationData],
};
