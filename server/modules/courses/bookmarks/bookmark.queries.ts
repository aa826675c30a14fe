import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { isVisibleCourse } from '../course-json.queries';

/** The account's bookmarks of what it can open, newest first. */
export const bookmarksOf = (accountId: string) =>
  statement('bookmarks: of account', {
    id: z.string(),
    courseId: z.string(),
    lessonId: z.string().nullable(),
    courseTitle: z.string(),
    lessonTitle: z.string().nullable(),
    createdAt: z.date(),
  })`
    select b.id, b.course_id as "courseId", b.lesson_id as "lessonId", c.title as "courseTitle",
      l.title as "lessonTitle", b.created_at as "createdAt"
    from bookmarks b join courses c on c.id = b.course_id left join lessons l on l.id = b.lesson_id
    where b.account_id = ${accountId} and ${isVisibleCourse(accountId)}
    order by b.created_at desc, b.id desc`;

interface Marked {
  accountId: string;
  courseId: string;
  /** null: the course itself. */
  lessonId: string | null;
}

/**
 * A row if the account can open the course and the lesson belongs to it. The bookmark is added if the account has fewer
 * than `max`; adding it again has no effect. The account must be locked.
 */
export const addBookmark = (input: Marked & { id: string; max: number; now: Date }) => {
  const { id, accountId, courseId, lessonId, max, now } = input;
  return statement('bookmarks: add', { isFull: z.boolean() })`
    with target as (
      select c.id as course_id, (select count(*) from bookmarks b where b.account_id = ${accountId}) as others
      from courses c
      where c.id = ${courseId} and ${isVisibleCourse(accountId)} and (${lessonId}::uuid is null
        or exists (select from lessons l where l.id = ${lessonId} and l.course_id = c.id))
    ), added as (
      insert into bookmarks (id, account_id, course_id, lesson_id, created_at)
      select ${id}::uuid, ${accountId}::uuid, course_id, ${lessonId}::uuid, ${now}::timestamptz
      from target where others < ${max}
      on conflict do nothing
    )
    select others >= ${max} and not exists (select from bookmarks b where b.account_id = ${accountId}
      and b.course_id = ${courseId} and b.lesson_id is not distinct from ${lessonId}) as "isFull" from target`;
};

export const removeBookmark = ({ accountId, courseId, lessonId }: Marked) =>
  statement('bookmarks: remove', {})`
    delete from bookmarks
    where account_id = ${accountId} and course_id = ${courseId} and lesson_id is not distinct from ${lessonId}`;
