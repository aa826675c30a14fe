import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import type { Course, Lesson } from '../course.types';
import {
  besideCourse,
  courseCardJson,
  courseOf,
  enrollmentJson,
  isReadable,
  isTeamOf,
  lessonJson,
  lessonJsonWith,
  positionJson,
  quizJson,
  type ViewerId,
} from '../course-json.queries';

// The catalogue's reads; each statement returns all that its screen shows.

type Enrollment = NonNullable<Course['viewerEnrollment']>;

const courseColumns = {
  course: jsonOf<Course>(),
  viewerEnrollment: jsonOf<Enrollment>().nullable(),
};

type Quiz = NonNullable<Course['quizzes']>[number];

/**
 * One row: a course with its lessons and quizzes and the viewer's part of all of them; none if it is not visible to the
 * viewer. Inactive quizzes are listed only for enrolled students and the team.
 */
export const coursePage = (viewerId: ViewerId, courseId: string) =>
  statement('catalogue: course page', {
    ...courseColumns,
    lessons: jsonOf<Lesson[]>(),
    quizzes: jsonOf<Quiz[]>(),
    studentCount: z.int(),
  })`
    select ${courseCardJson(viewerId)} as course, (select count(*)::int from enrollments n where n.course_id = c.id) as "studentCount", ${enrollmentJson} as "viewerEnrollment",
      coalesce((select json_agg(${lessonJsonWith(sql`d.lesson_id is not null`, sql`, 'viewerPosition', case when p.lesson_id is not null then ${positionJson} end`)} order by l.position)
        from lessons l
          left join lesson_completions d on d.student_id = ${viewerId}::uuid and d.lesson_id = l.id
          left join lesson_positions p on p.student_id = ${viewerId}::uuid and p.lesson_id = l.id
        where l.course_id = c.id), '[]') as lessons,
      coalesce((select json_agg(${quizJson(viewerId)} order by q.created_at, q.id) from quizzes q
        where q.course_id = c.id and q.deleted_at is null
          and (q.is_active or e.id is not null or ${isTeamOf(viewerId)})), '[]') as quizzes
    from courses c ${besideCourse(viewerId)} where c.id = ${courseId} and ${isReadable(viewerId)}`;

/**
 * One row with the lesson, its notes, its course and the viewer's enrollment; none if it is not visible to the viewer.
 */
export const lessonById = (viewerId: ViewerId, lessonId: string) =>
  statement('catalogue: lesson by id', { ...courseColumns, lesson: jsonOf<Lesson>(), notes: z.string() })`
    select ${lessonJson(viewerId)} as lesson, l.notes, ${courseCardJson(viewerId)} as course,
      ${enrollmentJson} as "viewerEnrollment"
    from lessons l join ${courseOf(sql`l.course_id`, viewerId)}
    where l.id = ${lessonId} and ${isReadable(viewerId)}`;

const textOfLesson = { id: z.string(), text: z.string() };

/** Only of visible lessons, unordered. */
export const captionsOfLessons = (viewerId: ViewerId, lessonIds: readonly string[]) =>
  statement('catalogue: captions texts', textOfLesson)`
    select l.id, l.captions_text as text from lessons l join ${courseOf(sql`l.course_id`, viewerId)}
    where l.id = any(${lessonIds}::uuid[]) and l.captions_text is not null and ${isReadable(viewerId)}`;

/** Only of visible lessons, unordered. */
export const notesOfLessons = (viewerId: ViewerId, lessonIds: readonly string[]) =>
  statement('catalogue: notes of lessons', textOfLesson)`
    select l.id, l.notes as text from lessons l join ${courseOf(sql`l.course_id`, viewerId)}
    where l.id = any(${lessonIds}::uuid[]) and ${isReadable(viewerId)}`;

/** Only visible ones, unordered. */
export const coursesByIds = (viewerId: ViewerId, courseIds: readonly string[]) =>
  statement('catalogue: courses by ids', courseColumns)`
    select ${courseCardJson(viewerId)} as course, ${enrollmentJson} as "viewerEnrollment"
    from courses c ${besideCourse(viewerId)}
    where c.id = any(${courseIds}::uuid[]) and ${isReadable(viewerId)}`;

/** The lessons of courses that the caller found visible. */
export const lessonsOfCourses = (viewerId: ViewerId, courseIds: readonly string[]) =>
  statement('catalogue: lessons of courses', { courseId: z.string(), lessons: jsonOf<Lesson[]>() })`
    select l.course_id as "courseId", json_agg(${lessonJson(viewerId)} order by l.position) as lessons
    from lessons l where l.course_id = any(${courseIds}::uuid[]) group by l.course_id`;

/**
 * Condition on a course `c`: lists have it, and it is featured, recommended and found. Those of a suspended owner can
 * still be opened by whoever knows the address.
 */
export const isListed = sql`(c.is_published and c.deleted_at is null and not exists (
  select from accounts o where o.id = c.instructor_id and o.suspended_at is not null))`;

/** The courses that are offered beside another one. */
const OFFERED_MAX = 4;

/** The order of the index courses_rank. */
const rank = sql`c.rating desc, c.reviews_count desc, c.created_at desc, c.id desc`;

/** The folded skills of a course `c`, as in the index courses_skills. */
const skillsOf = sql`string_to_array(c.skills_text, E'\n')`;

/** Why a course is offered beside another one. */
const Offer = z.enum(['SAME_INSTRUCTOR', 'RELATED']);

/**
 * Listed courses to offer beside this one: up to four of the same instructor, best rated first; and up to four of others
 * with a skill or the category in common, most shared skills first, then best rated. `skills` are folded.
 */
export const coursesBeside = (
  viewerId: ViewerId,
  { id, category, instructor, skills }: Pick<Course, 'id' | 'category' | 'instructor'> & { skills: string[] },
) => {
  const isOfOthers = sql`${isListed} and c.instructor_id <> ${instructor.id}`;
  return statement('catalogue: courses beside', { offer: Offer, course: jsonOf<Course>() })`
    select b.offer, ${courseCardJson(viewerId)} as course
    from (
      (select 'SAME_INSTRUCTOR' as offer, c.id, 0 as shared_skills from courses c
        where ${isListed} and c.id <> ${id} and c.instructor_id = ${instructor.id}
        order by ${rank} limit ${OFFERED_MAX})
      union all
      (select 'RELATED', r.id, r.shared_skills
        from (
          (select c.id, shared.count as shared_skills
            from courses c, lateral (select count(*) as count from unnest(${skillsOf}) s (skill)
              where s.skill = any(${skills}::text[])) shared
            where ${isOfOthers} and ${skillsOf} && ${skills}::text[]
            order by shared.count desc, ${rank} limit ${OFFERED_MAX})
          union all
          (select c.id, 0 from courses c
            where ${isOfOthers} and not ${skillsOf} && ${skills}::text[] and c.category = ${category}
            order by ${rank} limit ${OFFERED_MAX})
        ) r join courses c on c.id = r.id
        order by r.shared_skills desc, ${rank} limit ${OFFERED_MAX})
    ) b join courses c on c.id = b.id join accounts a on a.id = c.instructor_id
    order by b.shared_skills desc, ${rank}`;
};

/** The titles of the lessons of courses that the caller found visible. */
export const lessonTitlesOfCourses = (courseIds: readonly string[]) =>
  statement('catalogue: lesson titles of courses', { courseId: z.string(), titles: z.array(z.string()) })`
    select l.course_id as "courseId", array_agg(l.title order by l.position) as titles
    from lessons l where l.course_id = any(${courseIds}::uuid[]) group by l.course_id`;

/** The number of students of each of these courses that has some, unordered. */
export const studentCounts = (courseIds: readonly string[]) =>
  statement('catalogue: student counts', { courseId: z.string(), count: z.int() })`
    select course_id as "courseId", count(*)::int as count from enrollments
    where course_id = any(${courseIds}::uuid[]) group by course_id`;

/** Every category of published courses with its number of courses, most first. */
export const categoryCounts = () =>
  statement('catalogue: category counts', { name: z.string(), courseCount: z.int() })`
    select category as name, count(*)::int as "courseCount" from courses c
    where ${isListed} group by category order by count(*) desc, category`;
