import { BaselineMigration } from './baseline-migration';

/** The assistant: passages of the courses, chats, flashcards and their budget. */
export class CreateAssistant1795746000016 extends BaselineMigration {
  readonly sql = String.raw`
    create table assistant_budgets (
      is_only boolean default true primary key check (is_only),
      revision integer not null default 1,
      unit text not null default 'TOKENS' check (unit in ('TOKENS', 'REQUESTS')),
      per_person integer check (per_person > 0),
      per_course integer check (per_course > 0),
      per_month integer check (per_month > 0)
    );

    create table assistant_conversations (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      session_key text not null check (length(session_key) between 1 and 200),
      title text not null check (length(title) between 1 and 80),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null,
      lesson_id uuid references lessons on delete set null,
      constraint assistant_conversations_session unique (account_id, session_key)
    );
    create index assistant_conversations_lesson on assistant_conversations (lesson_id);
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
      sources jsonb not null default '[]'::jsonb,
      questions jsonb not null default '[]'::jsonb,
      deck_id uuid references flashcard_decks on delete set null,
      was_stopped boolean not null default false,
      created_at timestamptz not null default now(),
      is_answered boolean,
      hint smallint check (hint > 0),
      next_steps text[] not null default '{}'::text[] check (next_steps <@ array['NEXT_HINT', 'EXPLANATION']),
      constraint assistant_messages_once unique (conversation_id, request_id, sender)
    );
    create index assistant_messages_deck on assistant_messages (deck_id);
    create index assistant_messages_lesson on assistant_messages ((((sources -> 0) ->> 'lessonId')), created_at) where ((sender = 'ASSISTANT') and (request_type = 'TUTORING'));
    create index assistant_messages_order on assistant_messages (conversation_id, created_at, id);

    create table assistant_person_use (
      account_id uuid not null references accounts on delete cascade,
      day date not null,
      requests integer not null default 0,
      tokens bigint not null default 0,
      primary key (account_id, day)
    );

    create table assistant_slots (
      account_id uuid not null references accounts on delete cascade,
      slot smallint not null check (slot between 1 and 2),
      request_id uuid not null,
      until timestamptz not null,
      primary key (account_id, slot)
    );

    create table assistant_use (
      id uuid default gen_random_uuid() primary key,
      day date not null,
      course_id uuid,
      request_type text not null,
      requests integer not null default 0,
      tokens bigint not null default 0,
      failures integer not null default 0,
      replaced integer not null default 0
    );
    create unique index assistant_use_of_day on assistant_use (day, course_id, request_type) NULLS not DISTINCT;

    create table flashcards (
      id uuid primary key,
      deck_id uuid not null references flashcard_decks on delete cascade,
      "position" integer not null,
      lesson_id uuid references lessons on delete set null,
      front text not null check (length(front) between 1 and 500),
      back text not null check (length(back) between 1 and 2000),
      due timestamptz not null,
      stability float8 not null default 0,
      difficulty float8 not null default 0,
      scheduled_days integer not null default 0,
      learning_steps integer not null default 0,
      reps integer not null default 0 check (reps >= 0),
      lapses integer not null default 0,
      state smallint not null default 0 check (state between 0 and 3),
      last_review timestamptz,
      quote text check (length(quote) between 1 and 2000),
      constraint flashcards_position unique (deck_id, "position"),
      constraint flashcards_position_check check ("position" >= 1)
    );
    create index flashcards_due on flashcards (deck_id, due);
    create index flashcards_lesson on flashcards (lesson_id);

    insert into assistant_budgets values
      (true, 1, 'TOKENS', null, null, null);
  `;
}
