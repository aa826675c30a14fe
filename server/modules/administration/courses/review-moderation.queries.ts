import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import type { TimePosition } from '../../../platform/connection';
import { statement } from '../../../platform/database/statement';
import { ApprovalState } from '../../accounts/administration/administration.types';

const managedShape = {
  id: z.string(),
  revision: z.int(),
  state: z.enum(ApprovalState),
  stars: z.int(),
  text: z.string().nullable(),
  studentName: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  createdAt: z.date(),
};

/** A review `r` of the student `s` about the course `c` in this shape. */
const managedColumns = sql`r.id, r.revision, r.state, r.stars, r.text, s.name as "studentName",
        r.course_id as "courseId", c.title as "courseTitle", r.created_at as "createdAt"`;

const besideReview = sql`join accounts s on s.id = r.student_id join courses c on c.id = r.course_id`;

/**
 * A page of reviews, newest first, without those of deleted courses; `after` is the last row of the previous page, null
 * for the first page; `state` null: any. Each filter has a text of its own, so that each is planned with the index that
 * fits.
 */
export const managedReviewsPage = ({
  rows,
  after,
  state,
}: {
  rows: number;
  after: TimePosition | null;
  state: ApprovalState | null;
}) =>
  statement('courses: managed reviews', { ...managedShape, time: z.string() })`
    select ${managedColumns}, r.created_at::text as time
    from reviews r ${besideReview}
    where c.deleted_at is null
      ${state === null ? empty : sql`and r.state = ${state}`}
      ${after === null ? empty : sql`and (r.created_at, r.id) < (${after.time}::timestamptz, ${after.id}::uuid)`}
    order by r.created_at desc, r.id desc limit ${rows}`;

/** One review with its student; no row if its course is deleted. */
export const managedReviewById = (reviewId: string) =>
  statement('courses: managed review', { ...managedShape, studentId: z.string() })`
    select ${managedColumns}, r.student_id as "studentId" from reviews r ${besideReview}
    where r.id = ${reviewId} and c.deleted_at is null`;

export const waitingReviewCount = statement('courses: waiting reviews', { count: z.int() })`
    select count(*)::int as count from reviews r join courses c on c.id = r.course_id
    where r.state = 'WAITING' and c.deleted_at is null`;
