import type { Module } from '../../platform/module';
import { ConversationResolver, InboxConversationsResolver } from './conversation.resolver';
import { personalData } from '../../platform/personal-data';

const ANONYMOUS = { anonymous: 'They belong to the conversation of another person' };
const SEARCHED = 'The subject again, for searches';

const conversationData = personalData('To deliver messages between students and instructors', [
  {
    table: 'conversations',
    person: 'student_id',
    exportName: 'conversations_as_student',
    about: 'Your conversations with instructors',
    withheld: { instructor_id: 'Another person', subject_key: SEARCHED },
    onDeletion: ANONYMOUS,
  },
  {
    table: 'conversations',
    person: 'instructor_id',
    exportName: 'conversations_as_instructor',
    about: 'Your conversations with students',
    withheld: { student_id: 'Another person', subject_key: SEARCHED },
    onDeletion: ANONYMOUS,
  },
  {
    table: 'conversation_participants',
    about: 'The conversations that you take part in',
    onDeletion: ANONYMOUS,
  },
  {
    table: 'messages',
    person: 'sender_id',
    about: 'Messages that you wrote',
    withheld: { search_text: 'The text again, for searches' },
    onDeletion: ANONYMOUS,
  },
]);

export const messages: Module = {
  entities: [],
  resolvers: [InboxConversationsResolver, ConversationResolver],
  personalData: [conversationData],
};
