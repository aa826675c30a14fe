import type { Feature } from '../../platform/feature';
import { Conversation, ConversationParticipant, Message } from './conversation.entities';
import { ConversationResolver, InboxConversationsResolver } from './conversation.resolver';
import { conversationData } from './conversations.personal-data';
import { MessageResolver } from './message.resolver';

export const conversations: Feature = {
  entities: [Conversation, ConversationParticipant, Message],
  resolvers: [InboxConversationsResolver, ConversationResolver, MessageResolver],
  purposeOfPersonalData: 'To deliver messages between students and instructors',
  personalData: conversationData,
};
