import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAssistant1763712000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Generated, so that whoever writes a lesson or a course keeps them without knowing of them.
      alter table lessons add column search_words tsvector not null generated always as (
        setweight(to_tsvector('english'::regconfig, title), 'A')
        || setweight(to_tsvector('english'::regconfig, description), 'B')
        || setweight(to_tsvector('english'::regconfig, notes), 'D')) stored;
      create index lessons_search_words on lessons using gin (search_words);
      alter table courses add column search_words tsvector not null generated always as (
        setweight(to_tsvector('english'::regconfig, title), 'A')
        || setweight(to_tsvector('english'::regconfig, description), 'B')) stored;
      create index courses_search_words on courses using gin (search_words);

      create table assistant_conversations (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        session_key text not null check (length(session_key) between 1 and 200),
        title text not null check (length(title) between 1 and 80),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null,
        constraint assistant_conversations_session unique (account_id, session_key)
      );
      create index assistant_conversations_recent on assistant_conversations (account_id, updated_at desc, id desc);

      create table flashcard_decks (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        title text not null check (length(title) between 1 and 200),
        created_at timestamptz not null default now()
      );
      create index flashcard_decks_account on flashcard_decks (account_id, created_at desc, id desc);

      create table assistant_messages (
        id uuid primary key,
        conversation_id uuid not null references assistant_conversations on delete cascade,
        request_id uuid not null,
        sender text not null check (sender in ('USER', 'ASSISTANT')),
        request_type text not null check (request_type in ('TUTORING', 'QUIZ_GENERATION', 'FLASHCARD_CREATION')),
        text text not null check (length(text) <= 70000),
        sources jsonb not null default '[]',
        questions jsonb not null default '[]',
        deck_id uuid references flashcard_decks on delete set null,
        was_stopped boolean not null default false,
        created_at timestamptz not null default now(),
        constraint assistant_messages_once unique (conversation_id, request_id, sender)
      );
      create index assistant_messages_order on assistant_messages (conversation_id, created_at, id);
      create index assistant_messages_deck on assistant_messages (deck_id);

      create table assistant_slots (
        account_id uuid not null references accounts on delete cascade,
        slot smallint not null check (slot between 1 and 2),
        request_id uuid not null,
        until timestamptz not null,
        primary key (account_id, slot)
      );

      create table flashcards (
        id uuid primary key,
        deck_id uuid not null references flashcard_decks on delete cascade,
        position integer not null check (position >= 1),
        lesson_id uuid references lessons on delete set null,
        front text not null check (length(front) between 1 and 500),
        back text not null check (length(back) between 1 and 2000),
        due timestamptz not null,
        stability double precision not null default 0,
        difficulty double precision not null default 0,
        scheduled_days integer not null default 0,
        learning_steps integer not null default 0,
        reps integer not null default 0 check (reps >= 0),
        lapses integer not null default 0,
        state smallint not null default 0 check (state between 0 and 3),
        last_review timestamptz,
        constraint flashcards_position unique (deck_id, position)
      );
      create index flashcards_lesson on flashcards (lesson_id);
      create index flashcards_due on flashcards (deck_id, due);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table flashcards, assistant_slots, assistant_messages, flashcard_decks, assistant_conversations;
      alter table courses drop column search_words;
      alter table lessons drop column search_words;
    `);
  }
}
