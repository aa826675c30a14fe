import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateConversations1795450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      -- A message with the same subject continues a conversation. The key may be too long for an index entry.
      create unique index conversations_unique
        on conversations (student_id, instructor_id, course_id, md5(subject_key)) nulls not distinct;
      create index conversations_instructor on conversations (instructor_id);
      create index conversations_course on conversations (course_id);

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

      alter table notifications add column conversation_id uuid references conversations on delete cascade;
      create index notifications_conversation on notifications (conversation_id, recipient_id);

      -- The messages so far, by the two accounts and the folded title, which is the first line of the search text.
      create temporary table sent on commit drop as
        select n.id, n.sender_id, n.message, n.created_at, regexp_replace(n.title, '^(\\s*(re|fw|fwd)\\s*:)+\\s*(?=\\S)', '', 'i') as subject,
          regexp_replace(split_part(n.search_text, E'\\n', 1), '^( ?(re|fw|fwd) ?:)+ ?(?=[^ ])', '') as subject_key,
          substr(n.search_text, length(split_part(n.search_text, E'\\n', 1)) + 2) as search_text,
          case when s.role = 'INSTRUCTOR' then n.recipient_id else n.sender_id end as student_id,
          case when s.role = 'INSTRUCTOR' then n.sender_id else n.recipient_id end as instructor_id
        from notifications n join accounts s on s.id = n.sender_id where n.kind = 'MESSAGE';
      insert into conversations (id, student_id, instructor_id, subject, subject_key, created_at, last_message_at)
        select gen_random_uuid(), student_id, instructor_id, (array_agg(subject order by created_at, id))[1], subject_key,
          min(created_at), max(created_at)
        from sent group by student_id, instructor_id, subject_key;
      insert into conversation_participants
        select id, student_id from conversations union select id, instructor_id from conversations;
      insert into messages (id, conversation_id, sender_id, text, search_text, sent_at)
        select m.id, c.id, m.sender_id, m.message, m.search_text, m.created_at
        from sent m join conversations c using (student_id, instructor_id, subject_key);
      update notifications n
        set conversation_id = m.conversation_id, path = '/messages/' || m.conversation_id, dedupe_key = 'message:' || m.id
        from messages m where m.id = n.id;
      drop table sent;
    `);
  }

  /** Every message stays as the notification of those who received it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update notifications set path = null, dedupe_key = null where conversation_id is not null;
      alter table notifications drop column conversation_id;
      drop table messages;
      drop table conversation_participants;
      drop table conversations;
    `);
  }
}
