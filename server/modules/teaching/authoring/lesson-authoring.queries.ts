import sql from 'sql-template-tag';
import { z } from 'zod';
import { assignments } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { storeLastEdit } from '../../accounts/last-edit.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import type { CheckedLesson } from './course-form.rules';
import { mayInTeam } from './teaching.queries';

/**
 * An author's changes to the lessons of a course whose row is locked. Positions are 1 to n before and after each of
 * them.
 */

/** No row if the lesson was deleted. */
export const lessonPlace = (lessonId: string) =>
  statement('teaching: lesson place', { position: z.int(), lessonCount: z.int() })`
    select l.position, (select count(*)::int from lessons o where o.course_id = l.course_id) as "lessonCount"
    from lessons l where l.id = ${lessonId}`;

/** A lesson's position in a course. */
interface Place {
  courseId: string;
  position: number;
}

/** No row if the course has fewer lessons. */
export const lessonAt = ({ courseId, position }: Place) =>
  statement('teaching: lesson at a place', { id: z.string() })`
    select id from lessons where course_id = ${courseId} and position = ${position}`;

export const countLessons = (courseId: string) =>
  statement('teaching: count lessons', { lessonCount: z.int() })`
    select count(*)::int as "lessonCount" from lessons where course_id = ${courseId}`;

/** Updates the course's lesson count, in the transaction that adds or deletes a lesson. */
export const keepLessonCount = (courseId: string) =>
  statement('teaching: keep lesson count', {}, { writes: ['courses'] })`
    update courses set lesson_count = (select count(*) from lessons where course_id = ${courseId})
    where id = ${courseId}`;

/** Frees the position by moving later lessons down by one. */
export const makeRoom = ({ courseId, position }: Place) =>
  statement('teaching: make room', {}, { writes: ['lessons'] })`
    update lessons set position = position + 1 where course_id = ${courseId} and position >= ${position}`;

/** Moves the lessons after a free position up by one. */
export const closeGap = ({ courseId, position }: Place) =>
  statement('teaching: close gap', {}, { writes: ['lessons'] })`
    update lessons set position = position - 1 where course_id = ${courseId} and position > ${position}`;

/** One statement, so that no two lessons have the same position at its end. */
export const moveBetween = (courseId: string, lessonId: string, { from, to }: { from: number; to: number }) =>
  statement('teaching: move lesson', {}, { writes: ['lessons'] })`
    update lessons set position = case when id = ${lessonId} then ${to}::int
      when ${from}::int < ${to}::int then position - 1 else position + 1 end
    where course_id = ${courseId}
      and position between least(${from}::int, ${to}::int) and greatest(${from}::int, ${to}::int)`;

/** Common columns of lessons and deleted lessons, without the position. */
const content = sql`title, description, notes, video_url, captions_url, captions_text, duration, revision`;

export const setAside = ({ lessonId, now }: { lessonId: string; now: Date }) =>
  statement('teaching: set lesson aside', {}, { writes: ['lessons'] })`
    with gone as (delete from lessons where id = ${lessonId} returning id, course_id, position, ${content})
    insert into deleted_lessons (id, course_id, position, ${content}, deleted_at)
    select id, course_id, position, ${content}, ${now}::timestamptz from gone`;

/** No row if somebody else restored it. */
export const deletedPlace = (deletedLessonId: string) =>
  statement("teaching: deleted lesson's place", { position: z.int() })`
    select position from deleted_lessons where id = ${deletedLessonId}`;

/** Lets searches read the lessons of a course by the dictionary of its language. */
export const useDictionary = (courseId: string) =>
  statement('teaching: use dictionary', {}, { writes: ['lessons'] })`
    update lessons l set dictionary = dictionary_of(c.language) from courses c
    where c.id = ${courseId} and l.course_id = c.id and l.dictionary <> dictionary_of(c.language)`;

export const bringBack = ({ deletedLessonId, position }: { deletedLessonId: string; position: number }) =>
  statement('teaching: bring lesson back', {}, { writes: ['lessons'] })`
    with back as (delete from deleted_lessons where id = ${deletedLessonId} returning id, course_id, ${content})
    insert into lessons (id, course_id, position, ${content})
    select id, course_id, ${position}::int, ${content} from back`;

/** `revision` is the one that was edited, null: any. No row if the member may not, or the lesson has a newer one. */
export const updateLesson = (
  { memberId, lessonId, revision }: { memberId: string; lessonId: string; revision: number | null },
  content: CheckedLesson,
) =>
  statement('teaching: update lesson', { id: z.string() }, { writes: ['lessons'] })`
    with updated as (
      update lessons l set ${assignments(content)}, revision = l.revision + 1
      from courses c
      where l.id = ${lessonId} and c.id = l.course_id and ${mayInTeam(memberId, CoursePermission.EDIT_CONTENT)}
        and (${revision}::int is null or l.revision = ${revision})
      returning l.id
    ), stored as (${storeLastEdit(sql`updated`, memberId)})
    select id from updated`;
