import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import type { CourseLevel } from '../catalogue/catalogue.entities';
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

/** Publishes or unpublishes the course. */
export const setPublished = ({
  isPublished,
  ...course
}: {
  instructorId: string;
  courseId: string;
  isPublished: boolean;
}) => statement('teaching: publish course', idShape, setWhere(sql`is_published = ${isPublished}`, course));

export const deleteCourse = ({ now, ...course }: { instructorId: string; courseId: string; now: Date }) =>
  statement('teaching: delete course', idShape, setWhere(sql`deleted_at = ${now}`, course));
