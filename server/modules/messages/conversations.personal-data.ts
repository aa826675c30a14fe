import type { PersonalData, PersonalDataGroup } from '../../platform/personal-data';

const ANONYMOUS = { anonymous: 'They belong to the conversation of another person' };

export const conversationData: PersonalDataGroup = {
  purpose: 'To deliver messages between students and instructors',
  tables: [
    ...(['student_id', 'instructor_id'] as const).map((person): PersonalData => ({
      table: 'conversations',
      person,
      exportName: person === 'student_id' ? 'conversations_as_student' : 'conversations_as_instructor',
      about:
        person === 'student_id' ? 'Your conversations with instructors' : 'Your conversations with students',
      keptFor: null,
      exported: ['id', 'course_id', 'subject', 'created_at', 'last_message_at'],
      withheld: {
        [person === 'student_id' ? 'instructor_id' : 'student_id']: 'Another person',
        subject_key: 'The subject again, for searches',
      },
      onDeletion: ANONYMOUS,
    })),
    {
      table: 'conversation_participants',
      person: 'account_id',
      about: 'The conversations that you take part in',
      keptFor: null,
      exported: ['conversation_id'],
      onDeletion: ANONYMOUS,
    },
    {
      table: 'messages',
      person: 'sender_id',
      about: 'Messages that you wrote',
      keptFor: null,
      exported: ['id', 'conversation_id', 'text', 'sent_at'],
      withheld: { search_text: 'The text again, for searches' },
      onDeletion: ANONYMOUS,
    },
  ],
};
