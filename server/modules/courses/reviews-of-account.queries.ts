import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import type { Removal } from '../../platform/personal-data';

const reviewsOf = (accountId: string, max: number): Sql =>
  sql`select id, course_id from reviews where student_id = ${accountId} order by course_id limit ${max}`;

/** Locks their courses first, so that concurrent reviews are all counted. */
const lockReviewedCourses = (accountId: string, max: number) =>
  statement(
    'catalogue: lock courses reviewed by account',
    {},
    sql`
      select from courses where id in (select course_id from (${reviewsOf(accountId, max)}) reviewed)
      order by id for update`,
  );

const removeReviews = (accountId: string, max: number) =>
  statement(
    'catalogue: remove reviews of account',
    { removed: z.int() },
    sql`
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
      select count(*)::int as removed from removed`,
    { writes: ['courses', 'reviews'] },
  );

/** Deletes reviews of an account and recounts the ratings of their courses. */
export const removeReviewsOf: Removal = (accountId, max) => [
  lockReviewedCourses(accountId, max),
  removeReviews(accountId, max),
];
