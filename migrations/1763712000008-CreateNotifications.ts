import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1763712000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notifications (
        id uuid primary key,
        recipient_id uuid not null references accounts on delete cascade,
        sender_id uuid references accounts on delete cascade,
        kind text not null check (kind in ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED')),
        title text not null check (length(title) between 1 and 200),
        message text not null check (length(message) between 1 and 5000),
        path text check (length(path) <= 2000),
        search_text text not null,
        occasions integer not null default 1 check (occasions >= 1),
        dedupe_key text,
        read_at timestamptz,
        created_at timestamptz not null default now(),
        constraint notifications_dedupe_unique unique (recipient_id, dedupe_key)
      );
      create index notifications_newest on notifications (recipient_id, created_at desc, id desc);
      create index notifications_unread on notifications (recipient_id) where read_at is null;
      create index notifications_sender on notifications (sender_id);
      -- A course's reviews are read newest first, page by page.
      create index reviews_newest on reviews (course_id, created_at desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index reviews_newest;
      drop table notifications;
    `);
  }
}
