import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { TimePosition } from '../../../platform/connection';
import { jsonOf, statement } from '../../../platform/database/statement';
import type { ApprovalState } from '../../accounts/administration/administration.types';
import { isTeamOf } from '../course-json.queries';
import type { Review, StarCount } from './review.types';

const isUnchanged = sql`(reviews.stars, reviews.text) is not distinct from (excluded.stars, excluded.text)`;

/** Students enrolled in the course `c` who completed a lesson of it; never its team. */
const canReview = (studentId: string) => sql`(c.deleted_at is null
  and not ${isTeamOf(studentId)}
  and exists (select from enrollments e where e.course_id = c.id and e.student_id = ${studentId}::uuid)
  and exists (select from lesson_completions d where d.course_id = c.id and d.student_id = ${studentId}::uuid))`;

/**
 * A row if the student may write it; replaces an earlier review. Whoever saves an unchanged review keeps its approval; a
 * hidden one is never made public by its author.
 */
export const writeReview = (review: {
  courseId: string;
  studentId: string;
  /** 1 to 5. */
  stars: number;
  text: string | null;
  /** Whether it is public at once. */
  state: ApprovalState;
  now: Date;
}) =>
  statement('catalogue: write review', { id: z.string() }, { writes: ['reviews'] })`
    insert into reviews (id, course_id, student_id, stars, text, state, created_at)
    select gen_random_uuid(), c.id, ${review.studentId}::uuid, ${review.stars}::int, ${review.text},
      ${review.state}::text, ${review.now}::timestamptz
    from courses c where c.id = ${review.courseId} and ${canReview(review.studentId)}
    on conflict (course_id, student_id) do update set stars = excluded.stars, text = excluded.text,
      state = case when ${isUnchanged} or reviews.state = 'HIDDEN' and excluded.state = 'APPROVED' then reviews.state
        else excluded.state end,
      revision = reviews.revision + case when ${isUnchanged} then 0 else 1 end
    returning id`;

/** No row if there is none. */
export const deleteReview = ({ courseId, studentId }: { courseId: string; studentId: string }) =>
  statement('catalogue: delete review', { id: z.string() }, { writes: ['reviews'] })`
    delete from reviews where course_id = ${courseId} and student_id = ${studentId} returning id`;

/** For administrators; the course must be locked, and its reviews counted again. */
export const setReviewState = ({ id, state }: { id: string; state: ApprovalState }) =>
  statement('catalogue: set review state', {}, { writes: ['reviews'] })`
    update reviews set state = ${state} where id = ${id}`;

/** Locks the course's row until the transaction ends, so that concurrent reviews are all counted. */
export const lockCourse = (courseId: string) =>
  statement('catalogue: lock reviewed course', {})`
    select from courses where id = ${courseId} for update`;

/** Counts the approved ones; the course must be locked. */
export const recountReviews = (courseId: string) =>
  statement('catalogue: recount reviews', {}, { writes: ['courses'] })`
    update courses c set (rating, reviews_count) =
      (select coalesce(avg(r.stars), 0)::float8, count(*)::int from reviews r
        where r.course_id = c.id and r.state = 'APPROVED')
    where c.id = ${courseId}`;

const reviewJson: Sql = sql`json_build_object('id', r.id, 'stars', r.stars, 'text', r.text, 'state', r.state, 'createdAt', r.created_at,
  'studentName', s.name)`;

/**
 * Reviews of courses that the caller found visible, one row each: `max` approved reviews, newest first, after this
 * position (null: from the start), and how many have each number of stars, 5 first.
 */
export const reviewsOfCourses = (courseIds: readonly string[], max: number, after: TimePosition | null) => {
  const { time, id } = after ?? { time: null, id: null };
  return statement('catalogue: reviews of courses', {
    courseId: z.string(),
    rows: jsonOf<{ review: Review; time: string }[]>(),
    starCounts: jsonOf<StarCount[]>(),
  })`
    select k.id as "courseId", coalesce(page.rows, '[]') as rows, counts.rows as "starCounts"
    from unnest(${courseIds}::uuid[]) k(id)
    cross join lateral (select json_agg(json_build_object('review', ${reviewJson}, 'time', r.created_at::text)
        order by r.created_at desc, r.id desc) as rows
      from (select * from reviews where course_id = k.id and state = 'APPROVED'
        and (${time}::timestamptz is null or (created_at, id) < (${time}, ${id}::uuid))
        order by created_at desc, id desc limit ${max}) r join accounts s on s.id = r.student_id) page
    cross join lateral (select json_agg(json_build_object('stars', n.stars,
        'count', (select count(*) from reviews r where r.course_id = k.id and r.stars = n.stars
          and r.state = 'APPROVED')) order by n.stars desc) as rows
      from generate_series(1, 5) n(stars)) counts`;
};

/** One row per course: the viewer's review, approved or not (null: none) and whether they may write one. */
export const reviewsOfViewer = (viewerId: string, courseIds: readonly string[]) =>
  statement('catalogue: reviews of viewer', {
    courseId: z.string(),
    canReview: z.boolean(),
    review: jsonOf<Review>().nullable(),
  })`
    select c.id as "courseId", ${canReview(viewerId)} as "canReview",
      (select ${reviewJson} from reviews r join accounts s on s.id = r.student_id
        where r.course_id = c.id and r.student_id = ${viewerId}) as review
    from courses c where c.id = any(${courseIds}::uuid[])`;
