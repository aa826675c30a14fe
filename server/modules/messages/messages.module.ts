import type { Module } from '../../platform/module';
import { InboxConversationsResolver, ConversationResolver, MessageResolver } from './conversation.resolver';
import { conversationData } from './conversations.personal-data';

export const messages: Module = {
  entities: [],
  resolvers: [InboxConversationsResolver, ConversationResolver, MessageResolver],
  personalData: [conversationData],
};
