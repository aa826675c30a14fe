import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import type { Removal } from '../../platform/personal-data';

/** Unpublishes every published course of an instructor and returns their ids. */
export const unpublishCoursesOf = (instructorId: string) =>
  statement('catalogue: unpublish courses of account', { id: z.string() }, { writes: ['courses'] })`
    update courses set is_published = false
    where instructor_id = ${instructorId} and is_published and deleted_at is null returning id`;

/** Publishes these courses of an instructor again, unless an administrator blocked them meanwhile; returns their ids. */
export const republishCourses = ({ instructorId, ids }: { instructorId: string; ids: readonly string[] }) =>
  statement('catalogue: republish courses', { id: z.string() }, { writes: ['courses'] })`
    update courses set is_published = true
    where instructor_id = ${instructorId} and id = any(${ids}::uuid[]) and deleted_at is null
      and block_reason is null and not is_published
    returning id`;

/** Takes the instructor's name out of what searches match. */
const forgetInstructorName = (instructorId: string) =>
  statement('catalogue: forget instructor', {}, { writes: ['courses'] })`
    update courses set search_text = (
      select string_agg(case when n = 3 then '' else line end, E'\\n' order by n)
      from unnest(string_to_array(search_text, E'\\n')) with ordinality as lines (line, n))
    where instructor_id = ${instructorId}`;

const removeUnusedCourses = (instructorId: string, max: number) =>
  statement('catalogue: remove unused courses of account', { removed: z.int() }, { writes: ['courses'] })`
    with removed as (
      delete from courses where id in (
        select c.id from courses c where c.instructor_id = ${instructorId}
          and not exists (select from enrollments e where e.course_id = c.id)
          and not exists (select from certificates k where k.course_id = c.id)
          and not exists (select from conversations v where v.course_id = c.id)
        limit ${max})
      returning id
    )
    select count(*)::int as removed from removed`;

/** Deletes the instructor's courses in which nobody enrolled; the others stay with their students, without a name. */
export const removeCoursesOf: Removal = (accountId, max) => [
  forgetInstructorName(accountId),
  removeUnusedCourses(accountId, max),
];

const reviewsOf = (accountId: string, max: number): Sql =>
  sql`select id, course_id from reviews where student_id = ${accountId} order by course_id limit ${max}`;

/** Locks their courses first, so that concurrent reviews are all counted. */
const lockReviewedCourses = (accountId: string, max: number) =>
  statement('catalogue: lock courses reviewed by account', {})`
    select from courses where id in (select course_id from (${reviewsOf(accountId, max)}) reviewed)
    order by id for update`;

const removeReviews = (accountId: string, max: number) =>
  statement('catalogue: remove reviews of account', { removed: z.int() }, { writes: ['courses', 'reviews'] })`
    with removed as (
      delete from reviews r using (${reviewsOf(accountId, max)}) reviewed where r.id = reviewed.id
      returning r.course_id
    ), recounted as (
      update courses c set (rating, reviews_count) = (
        select coalesce(avg(r.stars), 0)::float8, count(*)::int from reviews r
        where r.course_id = c.id and r.state = 'APPROVED' and r.student_id <> ${accountId}
      )
      from removed where c.id = removed.course_id
    )
    select count(*)::int as removed from removed`;

/** Deletes reviews of an account and recounts the ratings of their courses. */
export const removeReviewsOf: Removal = (accountId, max) => [
  lockReviewedCourses(accountId, max),
  removeReviews(accountId, max),
];
