import { isTheirs } from './teaching.queries';

/** What an author does to the lessons of a course whose row is locked. Places are 1 to n before and after each of them. */

/** $1 lesson. No row when it is gone. */
export const lessonPlace = `/* teaching: lesson place */
  select l.position, (select count(*)::int from lessons o where o.course_id = l.course_id) as "lessonCount"
  from lessons l where l.id = $1`;

/** $1 course, $2 place. No row when it has fewer lessons. */
export const lessonAt = `/* teaching: lesson at a place */
  select id from lessons where course_id = $1 and position = $2`;

/** $1 course. */
export const countLessons = `/* teaching: count lessons */
  select count(*)::int as "lessonCount" from lessons where course_id = $1`;

/** $1 course. Kept in the same transaction by whoever adds or deletes. */
export const keepLessonCount = `/* teaching: keep lesson count */
  update courses set lesson_count = (select count(*) from lessons where course_id = $1) where id = $1`;

/** $1 course, $2 the place that is to be free. */
export const makeRoom = `/* teaching: make room */
  update lessons set position = position + 1 where course_id = $1 and position >= $2`;

/** $1 course, $2 the place that is free. */
export const closeGap = `/* teaching: close gap */
  update lessons set position = position - 1 where course_id = $1 and position > $2`;

/** $1 course, $2 lesson, $3 from, $4 to. One statement, so that no two lessons ever share a place at its end. */
export const moveBetween = `/* teaching: move lesson */
  update lessons set position = case when id = $2 then $4::int when $3::int < $4::int then position - 1 else position + 1 end
  where course_id = $1 and position between least($3::int, $4::int) and greatest($3::int, $4::int)`;

const content =
  'id, course_id, position, title, description, notes, video_url, captions_url, captions_text, duration, revision';

/** $1 lesson, $2 now. */
export const setAside = `/* teaching: set lesson aside */
  with gone as (delete from lessons where id = $1 returning ${content})
  insert into deleted_lessons (${content}, deleted_at) select ${content}, $2 from gone`;

/** $1 deleted lesson. No row when somebody else has brought it back. */
export const deletedPlace = `/* teaching: deleted lesson's place */
  select position from deleted_lessons where id = $1`;

/** $1 deleted lesson, $2 its place now. */
export const bringBack = `/* teaching: bring lesson back */
  with back as (delete from deleted_lessons where id = $1 returning ${content})
  insert into lessons (${content})
  select id, course_id, $2, title, description, notes, video_url, captions_url, captions_text, duration, revision from back`;

/** $1 instructor, $2 lesson, $3 the revision that was edited (null: whichever), $4-$10 what it becomes. As a course's update. */
export const updateLesson = `/* teaching: update lesson */
  with updated as (
    update lessons l set title = $4, description = $5, notes = $6, video_url = $7, captions_url = $8, captions_text = $9,
      duration = $10, revision = l.revision + 1
    from courses c
    where l.id = $2 and c.id = l.course_id and ${isTheirs} and ($3::int is null or l.revision = $3)
    returning l.id
  )
  select id from updated`;
