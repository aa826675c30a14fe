import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses and lessons that accounts have bookmarked. */
export class AddBookmarks1795430010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bookmarks (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        course_id uuid not null references courses on delete cascade,
        lesson_id uuid references lessons on delete cascade,
        created_at timestamptz not null default now()
      );
      create unique index bookmarks_of_courses on bookmarks (account_id, course_id) where lesson_id is null;
      create unique index bookmarks_of_lessons on bookmarks (account_id, lesson_id) where lesson_id is not null;
      create index bookmarks_account on bookmarks (account_id);
      create index bookmarks_course on bookmarks (course_id);
      create index bookmarks_lesson on bookmarks (lesson_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bookmarks');
  }
}
