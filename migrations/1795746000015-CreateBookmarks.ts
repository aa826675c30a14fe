import { BaselineMigration } from './baseline-migration';

/** Bookmarked courses. */
export class CreateBookmarks1795746000015 extends BaselineMigration {
  readonly sql = String.raw`
    create table bookmarks (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      course_id uuid not null references courses on delete cascade,
      lesson_id uuid references lessons on delete cascade,
      created_at timestamptz not null default now()
    );
    create index bookmarks_account on bookmarks (account_id);
    create index bookmarks_course on bookmarks (course_id);
    create index bookmarks_lesson on bookmarks (lesson_id);
    create unique index bookmarks_of_courses on bookmarks (account_id, course_id) where lesson_id is null;
    create unique index bookmarks_of_lessons on bookmarks (account_id, lesson_id) where lesson_id is not null;
  `;
}
