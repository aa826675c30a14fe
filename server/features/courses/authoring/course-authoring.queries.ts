import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { assignments } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import type { Course } from '../course.entities';
import type { CheckedCourse } from './course-form.rules';
import { isOwnedBy } from './teaching.queries';

/** An author's changes to a course; each returns no row if the course is not theirs. */

const idShape = { id: z.string() };

const lockWhere = (instructorId: string, courseId: Sql) => sql`
  select c.id from courses c where c.id = ${courseId} and ${isOwnedBy(instructorId)} for no key update`;

/** Locks the course's row, so that only one transaction at a time changes lessons or their order. */
export const lockCourse = ({ instructorId, id: courseId }: { instructorId: string; id: string }) =>
  statement('teaching: lock course', idShape, lockWhere(instructorId, sql`${courseId}`));

/** Like `lockCourse`, by one of its lessons. */
export const lockCourseOfLesson = ({ instructorId, id: lessonId }: { instructorId: string; id: string }) =>
  statement(
    'teaching: lock course of lesson',
    idShape,
    lockWhere(instructorId, sql`(select course_id from lessons where id = ${lessonId})`),
  );

/** Like `lockCourse`, by one of its deleted lessons. */
export const lockCourseOfDeletedLesson = ({
  instructorId,
  id: lessonId,
}: {
  instructorId: string;
  id: string;
}) =>
  statement(
    'teaching: lock course of deleted lesson',
    idShape,
    lockWhere(instructorId, sql`(select course_id from deleted_lessons where id = ${lessonId})`),
  );

/** `revision` is the one that was edited, null: any. No row either if the course has a newer one. */
export const updateCourse = ({
  instructorId,
  courseId,
  revision,
  content,
}: {
  instructorId: string;
  courseId: string;
  revision: number | null;
  content: CheckedCourse & Pick<Course, 'searchText' | 'skillsText'>;
}) =>
  statement(
    'teaching: update course',
    { id: z.string(), isRuleChanged: z.boolean() },
    sql`
      with updated as (
        update courses c set ${assignments(content)}, revision = c.revision + 1
        where c.id = ${courseId} and ${isOwnedBy(instructorId)}
          and (${revision}::int is null or c.revision = ${revision})
        returning c.id,
          -- The subquery reads the row as it was before.
          c.certificate_rule <> (select b.certificate_rule from courses b where b.id = c.id) as "isRuleChanged"
      )
      select id, "isRuleChanged" from updated`,
  );

/**
 * Publishes or unpublishes a locked course of the author; no row if it was so before, or if an administrator blocked it.
 */
export const setPublished = ({ courseId, isPublished }: { courseId: string; isPublished: boolean }) =>
  statement(
    'teaching: publish course',
    idShape,
    sql`
      with updated as (
        update courses set is_published = ${isPublished}
        where id = ${courseId} and is_published <> ${isPublished} and block_reason is null
        returning id
      )
      select id from updated`,
  );

/** Deletes a locked course of the author. */
export const deleteCourse = ({ courseId, now }: { courseId: string; now: Date }) =>
  statement(
    'teaching: delete course',
    {},
    sql`update courses set deleted_at = ${now} where id = ${courseId}`,
  );
