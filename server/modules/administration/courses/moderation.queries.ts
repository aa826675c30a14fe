import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import {
  byText,
  byTime,
  type OrderKey,
  type OrderPosition,
  pageInOrder,
} from '../../../platform/database/list-order';
import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { Role } from '../../../platform/viewer';
import { isDeleted } from '../../accounts/account.queries';
import { personColumns, personShape } from '../../accounts/administration/administration.queries';
import { waitingRequests } from '../../accounts/instructors/instructors.queries';
import { studentCount } from '../../enrollments/enrollment.queries';
import { courseBlockJson } from '../../courses/course-json.queries';
import { courseTeam, mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { isActiveInstructor, mayOwnCourses } from '../../teaching/team/course-team.queries';
import {
  ManagedCourse,
  type ManagedCourseFilter,
  type ManagedCourseSort,
  ManagedReview,
  OwnedCourseCounts,
} from './moderation.types';
import type { Requested } from '../../../platform/connection';
import type { ApprovalState } from '../../accounts/administration/administration.types';

const managedShape = fieldsOf(ManagedCourse);

/** A course `c` of the instructor `a` in this shape. */
const managedColumns = sql`c.id, c.title, a.name as "instructorName", c.is_featured as "isFeatured",
        ${studentCount(sql`c.id`)} as "studentCount", c.created_at as "createdAt", ${courseBlockJson} as block,
        case when ${isDeleted(sql`a.id`)} then 'DELETED' when a.suspended_at is not null then 'SUSPENDED'
          when a.role <> 'INSTRUCTOR' then 'NOT_INSTRUCTOR' else 'ACTIVE' end as "ownerState",
        case when c.is_published then 'PUBLISHED' when c.block_reason is null then 'DRAFT' else 'BLOCKED' end as state`;

/** The orders of a list of courses `c`. */
export const COURSE_ORDERS: Record<ManagedCourseSort, OrderKey> = {
  TITLE: byText(sql`lower(c.title)`),
  CREATED: byTime(sql`c.created_at`),
};

/** Each but the last, which is about the owner `a`, repeats the condition of an index. */
const MATCHES: Readonly<Record<ManagedCourseFilter, Sql>> = {
  PUBLISHED: sql`and c.is_published`,
  DRAFT: sql`and not c.is_published and c.block_reason is null`,
  BLOCKED: sql`and c.block_reason is not null`,
  LIFT_REQUESTED: sql`and c.lift_requested_at is not null`,
  FEATURED: sql`and c.is_featured`,
  OWNER_INACTIVE: sql`and not ${isActiveInstructor}`,
};

/**
 * All words in the title or the instructor's name. The whole search text, which has an index, narrows it down first; its first line is the title,
 * its third the instructor, whose name is not searched while the account is about to be deleted.
 */
const contains = (patterns: readonly string[]) => sql`and c.search_text like ${patterns[0]}
          and split_part(c.search_text, E'\\n', 1) || case when ${isDeleted(sql`c.instructor_id`)} then ''
            else E'\\n' || split_part(c.search_text, E'\\n', 3) end like all(${patterns}::text[])`;

/**
 * A page of courses in this order, without deleted ones; `after` is the last row of the previous page, null for the
 * first page; `search` are patterns of `wordPatterns`, null for all. Each filter has a text of its own, so that each is
 * planned with the index that fits.
 */
export const managedCoursesPage = (
  input: Requested<OrderPosition> & {
    sort: ManagedCourseSort;
    isDescending: boolean;
    search: readonly string[] | null;
    only: ManagedCourseFilter | null;
  },
) =>
  statement('courses: managed courses', { ...managedShape, sorted: z.string() })`
    select ${managedColumns}, ${COURSE_ORDERS[input.sort].text(COURSE_ORDERS[input.sort].key)} as sorted
    from courses c join accounts a on a.id = c.instructor_id
    where c.deleted_at is null
      ${input.only === null ? empty : MATCHES[input.only]}
      ${input.search === null ? empty : contains(input.search)}
      ${pageInOrder(COURSE_ORDERS[input.sort], sql`c.id`, input.isDescending, input.after)} limit ${input.rows}`;

/** One course; no row if it is deleted. */
export const managedCourseById = (courseId: string) =>
  statement('courses: managed course', managedShape)`
    select ${managedColumns} from courses c join accounts a on a.id = c.instructor_id
    where c.id = ${courseId} and c.deleted_at is null`;

/** How many wait for a decision of an administrator: instructors whose courses are blocked, reviews, and others. */
export const waitingCounts = statement('administration: waiting', {
  courses: z.int(),
  reviews: z.int(),
  testimonials: z.int(),
  instructors: z.int(),
})`
    select
      (select count(*)::int from courses where lift_requested_at is not null and deleted_at is null) as courses,
      (select count(*)::int from reviews r join courses c on c.id = r.course_id
        where r.state = 'WAITING' and c.deleted_at is null) as reviews,
      (select count(*)::int from testimonials where state = 'WAITING') as testimonials,
      (select count(*)::int from ${waitingRequests}) as instructors`;

/** A course, locked until the transaction ends; no row if it is deleted. */
export const lockManagedCourse = (courseId: string) =>
  statement('courses: lock managed course', {
    title: z.string(),
    instructorId: z.string(),
    isFeatured: z.boolean(),
    blockReason: z.string().nullable(),
  })`
    select title, instructor_id as "instructorId", is_featured as "isFeatured", block_reason as "blockReason"
    from courses where id = ${courseId} and deleted_at is null for no key update`;

/** A row if this is the first request since the reason was written. */
export const requestLift = ({ memberId, courseId, now }: { memberId: string; courseId: string; now: Date }) =>
  statement('courses: request lift', { id: z.string() }, { writes: ['courses'] })`
    update courses set lift_requested_at = ${now}
    where id = ${courseId} and deleted_at is null and ${mayInCourse(sql`courses.id`, memberId, CoursePermission.PUBLISH)}
      and block_reason is not null and lift_requested_at is null
    returning id`;

/** Whom an administrator names as the new owner of a course, by a canonical email; no row if there is no account. */
export const namedOwner = (email: string) =>
  statement('courses: named owner', {
    id: z.string(),
    name: z.string(),
    role: z.enum(Role),
    isSuspended: z.boolean(),
  })`
    select a.id, a.name, a.role, a.suspended_at is not null as "isSuspended" from accounts a
    where a.email = ${email} and not ${isDeleted(sql`a.id`)}`;

/** Who is on the team of a course besides its owner and may own courses: by role, then by name. */
export const possibleOwners = (courseId: string) =>
  statement('courses: possible owners', personShape)`
    select ${personColumns} from ${courseTeam} t join accounts a on a.id = t.account_id
    where t.course_id = ${courseId} and t.role <> 'OWNER' and ${mayOwnCourses}
    order by array_position(array['INSTRUCTOR', 'ASSISTANT', 'OBSERVER'], t.role), lower(a.name), a.id`;

const ownedShape = fieldsOf(OwnedCourseCounts);

/** How many published courses an account owns, and how many students they have together. */
export const publishedCourseCounts = (accountId: string) =>
  statement('courses: published courses of account', ownedShape)`
    select count(*)::int as count, coalesce(json_agg(c.id), '[]') as ids,
      coalesce(sum(${studentCount(sql`c.id`)}), 0)::int as "studentCount"
    from courses c where c.instructor_id = ${accountId} and c.is_published and c.deleted_at is null`;

const reviewShape = fieldsOf(ManagedReview);

/** A review `r` of the student `s` about the course `c` in this shape. */
const reviewColumns = sql`r.id, r.revision, r.state, r.stars, r.text, s.name as "studentName",
        r.course_id as "courseId", c.title as "courseTitle", r.created_at as "createdAt"`;

const besideReview = sql`join accounts s on s.id = r.student_id join courses c on c.id = r.course_id`;

/**
 * A page of reviews, newest first, without those of deleted courses; `after` is the last row of the previous page, null
 * for the first page; `state` null: any. Each filter has a text of its own, so that each is planned with the index that
 * fits.
 */
export const managedReviewsPage = (input: Requested & { state: ApprovalState | null }) =>
  statement('courses: managed reviews', { ...reviewShape, time: z.string() })`
    select ${reviewColumns}, r.created_at::text as time
    from reviews r ${besideReview}
    where c.deleted_at is null
      ${input.state === null ? empty : sql`and r.state = ${input.state}`}
      ${input.after === null ? empty : sql`and (r.created_at, r.id) < (${input.after.time}::timestamptz, ${input.after.id}::uuid)`}
    order by r.created_at desc, r.id desc limit ${input.rows}`;

/** One review with its student; no row if its course is deleted. */
export const managedReviewById = (reviewId: string) =>
  statement('courses: managed review', { ...reviewShape, studentId: z.string() })`
    select ${reviewColumns}, r.student_id as "studentId" from reviews r ${besideReview}
    where r.id = ${reviewId} and c.deleted_at is null`;
