import { BaselineMigration } from './baseline-migration';

/** Conversations of students and instructors. */
export class CreateConversations1795746000011 extends BaselineMigration {
  readonly sql = String.raw`
    create table conversations (
      id uuid primary key,
      student_id uuid not null references accounts on delete cascade,
      instructor_id uuid not null references accounts on delete cascade,
      course_id uuid references courses on delete cascade,
      subject text not null check (length(subject) between 1 and 200),
      subject_key text not null,
      created_at timestamptz not null,
      last_message_at timestamptz not null
    );
    create index conversations_course on conversations (course_id);
    create index conversations_instructor on conversations (instructor_id);
    create unique index conversations_unique on conversations (student_id, instructor_id, course_id, md5(subject_key)) NULLS not DISTINCT;

    create table conversation_participants (
      conversation_id uuid not null references conversations on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      primary key (conversation_id, account_id)
    );
    create index conversation_participants_account on conversation_participants (account_id);

    create table messages (
      id uuid primary key,
      conversation_id uuid not null references conversations on delete cascade,
      sender_id uuid not null references accounts on delete cascade,
      text text not null check (length(text) between 1 and 5000),
      search_text text not null,
      sent_at timestamptz not null
    );
    create index messages_newest on messages (conversation_id, sent_at desc, id desc);
    create index messages_sender on messages (sender_id);

    alter table notifications add constraint notifications_conversation_id_fkey foreign key (conversation_id) references conversations(id) on delete cascade;
  `;
}
