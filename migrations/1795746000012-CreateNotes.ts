import { BaselineMigration } from './baseline-migration';

/** Notes of students beside a lesson. */
export class CreateNotes1795746000012 extends BaselineMigration {
  readonly sql = String.raw`
    create table personal_notes (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      course_id uuid not null,
      lesson_id uuid not null,
      course_title text not null,
      lesson_title text not null,
      text text not null check (length(text) between 1 and 5000),
      search_text text not null,
      seconds integer check (seconds between 0 and 99999),
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null,
      deleted_at timestamptz
    );
    create index personal_notes_course on personal_notes (account_id, course_id, lesson_id);
    create index personal_notes_deleted on personal_notes (deleted_at) where deleted_at is not null;
    create index personal_notes_lesson on personal_notes (account_id, lesson_id);
  `;
}
