import type { PersonalDataGroup } from '../../platform/personal-data';

export const notificationData: PersonalDataGroup = {
  purpose: 'To tell you what happens',
  tables: [
    {
      table: 'notifications',
      person: 'recipient_id',
      exportName: 'notifications_received',
      about: 'Notifications and messages that you received',
      keptFor: null,
      exported: ['id', 'kind', 'title', 'message', 'path', 'occasions', 'read_at', 'created_at'],
      withheld: {
        sender_id: 'Another person',
        search_text: 'Title and message again, for searches',
        dedupe_key: 'Internal',
        conversation_id: 'Part of the path',
        course_id: 'Named in the message',
      },
      onDeletion: 'deleted',
    },
    {
      table: 'notifications',
      person: 'sender_id',
      exportName: 'notifications_sent',
      about: 'Messages that you sent, as they were delivered',
      keptFor: null,
      exported: ['id', 'title', 'message', 'created_at'],
      withheld: {
        recipient_id: 'Another person',
        kind: 'Always a message',
        path: 'For the recipient',
        search_text: 'Title and message again, for searches',
        occasions: 'For the recipient',
        dedupe_key: 'Internal',
        read_at: 'What another person did',
        conversation_id: 'In the messages',
        course_id: 'Messages have none',
      },
      onDeletion: { anonymous: 'They belong to the inbox of their recipient' },
    },
    {
      table: 'notification_settings',
      person: 'account_id',
      about: 'Which notifications you get, and where',
      keptFor: null,
      exported: ['kind', 'in_inbox', 'by_mail'],
      onDeletion: 'deleted',
    },
    {
      table: 'muted_courses',
      person: 'account_id',
      about: 'Courses that you muted',
      keptFor: 'Until you unmute them',
      exported: ['course_id', 'muted_at'],
      onDeletion: 'deleted',
    },
  ],
};
