import { isTheirs } from './teaching.queries';

/** What an author does to a course. In all of them $1 is the instructor's account id and $2 the course. */

const isTheirCourse = `c.id = $2 and ${isTheirs}`;

/** No row when it is not theirs. Whoever changes lessons or their order waits here for everyone who does. */
export const lockCourse = `/* teaching: lock course */
  select c.id from courses c where ${isTheirCourse} for no key update`;

/** $2 lesson. The same, by one of its lessons. */
export const lockCourseOfLesson = `/* teaching: lock course of lesson */
  select c.id from courses c
  where c.id = (select course_id from lessons where id = $2) and ${isTheirs} for no key update`;

/** $2 deleted lesson. The same, by a lesson that it had. */
export const lockCourseOfDeletedLesson = `/* teaching: lock course of deleted lesson */
  select c.id from courses c
  where c.id = (select course_id from deleted_lessons where id = $2) and ${isTheirs} for no key update`;

/** $3 the revision that was edited (null: whichever), $4-$11 what it becomes. No row when it is not theirs or has another revision by now. */
export const updateCourse = `/* teaching: update course */
  with updated as (
    update courses c set title = $4, description = $5, category = $6, level = $7, price_cents = $8, skills = $9,
      search_text = $10, skills_text = $11, revision = c.revision + 1
    where ${isTheirCourse} and ($3::int is null or c.revision = $3) returning c.id
  )
  select id from updated`;

/** $3 whether it is to be published. */
export const setPublished = `/* teaching: publish course */
  with updated as (update courses c set is_published = $3 where ${isTheirCourse} returning c.id)
  select id from updated`;

/** $3 now. */
export const deleteCourse = `/* teaching: delete course */
  with deleted as (update courses c set deleted_at = $3 where ${isTheirCourse} returning c.id)
  select id from deleted`;
