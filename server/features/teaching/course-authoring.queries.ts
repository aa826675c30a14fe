import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import type { CourseLevel } from '../catalogue/catalogue.entities';
import { isOwnedBy } from './teaching.queries';

/** What an author does to a course. No row of any of these when the course is not theirs. */

const idShape = { id: z.string() };

const lockWhere = (instructorId: string, courseId: Sql) => sql`
  select c.id from courses c where c.id = ${courseId} and ${isOwnedBy(instructorId)} for no key update`;

/** Whoever changes lessons or their order waits here for everyone who does. */
export const lockCourse = ({ instructorId, id: courseId }: { instructorId: string; id: string }) =>
  statement('teaching: lock course', idShape, lockWhere(instructorId, sql`${courseId}`));

/** The same, by one of its lessons. */
export const lockCourseOfLesson = ({ instructorId, id: lessonId }: { instructorId: string; id: string }) =>
  statement(
    'teaching: lock course of lesson',
    idShape,
    lockWhere(instructorId, sql`(select course_id from lessons where id = ${lessonId})`),
  );

/** The same, by a deleted lesson that it had. */
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

/** `revision` is the one that was edited, null: whichever. No row either when the course has another one by now. */
export const updateCourse = (course: {
  instructorId: string;
  courseId: string;
  revision: number | null;
  title: string;
  description: string;
  category: string;
  level: keyof typeof CourseLevel;
  priceCents: number;
  skills: readonly string[];
  searchText: string;
  skillsText: string;
}) =>
  statement(
    'teaching: update course',
    idShape,
    sql`
      with updated as (
        update courses c set title = ${course.title}, description = ${course.description},
          category = ${course.category}, level = ${course.level}, price_cents = ${course.priceCents},
          skills = ${course.skills}, search_text = ${course.searchText}, skills_text = ${course.skillsText},
          revision = c.revision + 1
        where c.id = ${course.courseId} and ${isOwnedBy(course.instructorId)}
          and (${course.revision}::int is null or c.revision = ${course.revision})
        returning c.id
      )
      select id from updated`,
  );

const setWhere = (set: Sql, { instructorId, courseId }: { instructorId: string; courseId: string }) => sql`
  with updated as (
    update courses c set ${set} where c.id = ${courseId} and ${isOwnedBy(instructorId)} returning c.id
  )
  select id from updated`;

/** Publishes the course or takes it back. */
export const setPublished = ({
  isPublished,
  ...course
}: {
  instructorId: string;
  courseId: string;
  isPublished: boolean;
}) => statement('teaching: publish course', idShape, setWhere(sql`is_published = ${isPublished}`, course));

/** Deletes the course. */
export const deleteCourse = ({ now, ...course }: { instructorId: string; courseId: string; now: Date }) =>
  statement('teaching: delete course', idShape, setWhere(sql`deleted_at = ${now}`, course));
