import sql from 'sql-template-tag';
import { z } from 'zod';
import { assignments } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { isOnTeamsOnly } from '../../accounts/instructors/instructors.queries';
import { storeLastEdit } from '../../accounts/last-edit.queries';
import { type Course, EnrollmentMode } from '../../courses/course.entities';
import type { CheckedCourse } from './course-form.rules';
import { courseTeam } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission, CourseRole } from '../../courses/permissions/course-permissions.rules';
import { mayInTeam } from './teaching.queries';

/** A team's changes to a course. */

const idShape = { id: z.string() };

const COURSE_OF = {
  course: (id: string) => sql`${id}`,
  lesson: (id: string) => sql`(select course_id from lessons where id = ${id})`,
  deletedLesson: (id: string) => sql`(select course_id from deleted_lessons where id = ${id})`,
};

/** By what a course is found. */
export type CourseKey = keyof typeof COURSE_OF;

/**
 * Locks the row of a course on whose team the member is, so that only one transaction at a time changes lessons or their
 * order. `id` is the course's, or that of one of its lessons.
 */
export const lockCourse = (memberId: string, id: string, key: CourseKey = 'course') =>
  statement('teaching: lock course', {
    ...idShape,
    title: z.string(),
    enrollmentMode: z.enum(EnrollmentMode),
    ownerId: z.string(),
    role: z.enum(CourseRole),
    seesAddresses: z.boolean(),
  })`
    select c.id, c.title, c.enrollment_mode as "enrollmentMode", c.instructor_id as "ownerId", t.role,
      t.sees_addresses as "seesAddresses"
    from courses c join ${courseTeam} t on t.course_id = c.id and t.account_id = ${memberId}::uuid
    where c.id = ${COURSE_OF[key](id)} and c.deleted_at is null for no key update of c`;

/**
 * The account that a course belongs to; the course is locked, so that it cannot be handed over before the commit. A join
 * with the account would find no row after it waited for a hand-over.
 */
export const lockCourseOwner = (courseId: string) =>
  statement('teaching: lock course owner', { id: z.string() })`
    select instructor_id as id from courses where id = ${courseId} for no key update`;

/** What an account that creates or has a course is called at present, and whether it may have one. */
export const courseAuthor = (accountId: string) =>
  statement('teaching: course author', { name: z.string(), isOnTeamsOnly: z.boolean() })`
    select a.name, ${isOnTeamsOnly(sql`a.id`)} as "isOnTeamsOnly" from accounts a where a.id = ${accountId}`;

/** `revision` is the one that was edited, null: any. No row either if the course has a newer one. */
export const updateCourse = (
  { memberId, courseId, revision }: { memberId: string; courseId: string; revision: number | null },
  content: CheckedCourse & Pick<Course, 'searchText' | 'skillsText'>,
) =>
  statement(
    'teaching: update course',
    { id: z.string(), isRuleChanged: z.boolean() },
    { writes: ['courses'] },
  )`
    with updated as (
      update courses c set ${assignments(content)}, revision = c.revision + 1
      where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.EDIT_CONTENT)}
        and (${revision}::int is null or c.revision = ${revision})
      returning c.id,
        -- The subquery reads the row as it was before.
        c.certificate_rule <> (select b.certificate_rule from courses b where b.id = c.id) as "isRuleChanged"
    ), stored as (${storeLastEdit(sql`updated`, memberId)})
    select id, "isRuleChanged" from updated`;

/**
 * Publishes or unpublishes a locked course; no row if it was so before, or if an administrator blocked it.
 */
export const setPublished = ({ courseId, isPublished }: { courseId: string; isPublished: boolean }) =>
  statement('teaching: publish course', idShape, { writes: ['courses'] })`
    update courses set is_published = ${isPublished}
    where id = ${courseId} and is_published <> ${isPublished} and block_reason is null
    returning id`;

/** Deletes a locked course. */
export const deleteCourse = ({ courseId, now }: { courseId: string; now: Date }) =>
  statement('teaching: delete course', {}, { writes: ['courses'] })`
    update courses set deleted_at = ${now} where id = ${courseId}`;

/** How people join a course that the caller has locked. */
export const setJoining = ({
  courseId,
  ...joining
}: { courseId: string } & Pick<Course, 'enrollmentMode' | 'capacity' | 'enrollmentEndsAt'>) =>
  statement('teaching: set joining', {}, { writes: ['courses'] })`
    update courses set ${assignments(joining)} where id = ${courseId}`;
