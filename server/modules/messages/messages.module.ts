import type { Module } from '../../platform/module';
import { ConversationResolver, InboxConversationsResolver } from './conversation.resolver';
import { conversationData } from './conversations.personal-data';

export const messages: Module = {
  entities: [],
  resolvers: [InboxConversationsResolver, ConversationResolver],
  personalData: [conversationData],
};
