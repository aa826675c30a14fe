import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import type { CourseSort } from '../course-list.rules';
import { type CourseWithOptions, LENGTH_MINUTES, type OptionFilter } from '../course-options.rules';
import type { Course } from '../course.types';
import type { Lesson } from '../lesson.types';
import { mayInCourse } from '../permissions/course-permissions.queries';
import { CoursePermission } from '../permissions/course-permissions.rules';
import type { ListedCourse } from './published-courses';
import {
  besideCourse,
  courseCardJson,
  courseOf,
  enrollmentJson,
  enrollmentJsonWith,
  isReadable,
  lessonJson,
  lessonJsonWith,
  positionJson,
  quizAttemptJson,
  quizJsonWith,
  type ViewerId,
  watchedLessonId,
} from '../course-json.queries';

// The catalogue's reads; each statement returns all that its screen shows.

type Enrollment = NonNullable<Course['viewerEnrollment']>;

const courseColumns = {
  course: jsonOf<Course>(),
  viewerEnrollment: jsonOf<Enrollment>().nullable(),
};

type Quiz = NonNullable<Course['quizzes']>[number];

const courseContentsColumns = { lessons: jsonOf<Lesson[]>(), quizzes: jsonOf<Quiz[]>() };

/**
 * One row: the lessons and all quizzes of a course that the caller found visible, as seen by someone who has started
 * none of them.
 */
export const courseContents = (courseId: string) =>
  statement(
    'catalogue: course contents',
    courseContentsColumns,
    sql`
      select coalesce((select json_agg(${lessonJsonWith(sql`false`, sql`, 'viewerPosition', null`)} order by l.position)
          from lessons l where l.course_id = ${courseId}), '[]') as lessons,
        coalesce((select json_agg(${quizJsonWith(sql`null`, sql`json_build_array()`)} order by q.created_at, q.id)
          from quizzes q where q.course_id = ${courseId} and q.deleted_at is null), '[]') as quizzes`,
  );

const viewerOfCourseColumns = {
  isOnTeam: z.boolean(),
  enrollment: jsonOf<Enrollment>().nullable(),
  nextLessonId: z.string().nullable(),
  watchedLessonId: z.string().nullable(),
  completedLessonIds: z.array(z.string()),
  attempts: jsonOf<Quiz['viewerAttempts']>(),
  timeFactors: jsonOf<Record<string, number>>(),
  positions: jsonOf<Record<string, NonNullable<Lesson['viewerPosition']>>>(),
};

/**
 * One row: the viewer-specific fields of a course. `attempts` are those at its quizzes, newest first; `timeFactors`
 * the extra times, in percent; `positions` where the viewer stopped in the videos, by lesson. Without
 * `canBeMember`, `isOnTeam` is false, also for the owner.
 */
export const viewerOfCourse = (
  viewerId: string,
  courseId: string,
  { canBeMember }: { canBeMember: boolean },
) =>
  statement(
    'catalogue: viewer of course',
    viewerOfCourseColumns,
    sql`
      select ${canBeMember ? mayInCourse(sql`${courseId}::uuid`, viewerId, CoursePermission.SEE_COURSE) : sql`false`} as "isOnTeam",
        ${enrollmentJsonWith(sql`null::json`, undefined, sql`null::json`)} as enrollment,
        e.next_lesson_id as "nextLessonId", ${watchedLessonId} as "watchedLessonId",
        array(select d.lesson_id from lesson_completions d
          where d.student_id = v.id and d.course_id = ${courseId}) as "completedLessonIds",
        coalesce((select json_agg(${quizAttemptJson} order by t.number desc)
          from quizzes q join quiz_attempts t on t.quiz_id = q.id and t.student_id = v.id
          where q.course_id = ${courseId}), '[]') as attempts,
        coalesce((select json_object_agg(x.quiz_id, x.factor_percent)
          from quizzes q join quiz_extra_times x on x.quiz_id = q.id and x.student_id = v.id
          where q.course_id = ${courseId}), '{}') as "timeFactors",
        coalesce((select json_object_agg(p.lesson_id, ${positionJson})
          from lessons l join lesson_positions p on p.lesson_id = l.id and p.student_id = v.id
          where l.course_id = ${courseId}), '{}') as positions
      from (select ${viewerId}::uuid as id) v
        left join enrollments e on e.student_id = v.id and e.course_id = ${courseId}`,
  );

/**
 * One row with the lesson, its notes, its course and the viewer's enrollment; none if it is not visible to the viewer.
 */
export const lessonById = (viewerId: ViewerId, lessonId: string) =>
  statement(
    'catalogue: lesson by id',
    { ...courseColumns, lesson: jsonOf<Lesson>(), notes: z.string() },
    sql`
      select ${lessonJson(viewerId)} as lesson, l.notes, ${courseCardJson(viewerId)} as course,
        ${enrollmentJson} as "viewerEnrollment"
      from lessons l join ${courseOf(sql`l.course_id`, viewerId)}
      where l.id = ${lessonId} and ${isReadable(viewerId)}`,
  );

const textOfLesson = { id: z.string(), text: z.string() };

/** Only of visible lessons, unordered. */
export const captionsOfLessons = (viewerId: ViewerId, lessonIds: readonly string[]) =>
  statement(
    'catalogue: captions texts',
    textOfLesson,
    sql`
      select l.id, l.captions_text as text from lessons l join ${courseOf(sql`l.course_id`, viewerId)}
      where l.id = any(${lessonIds}::uuid[]) and l.captions_text is not null and ${isReadable(viewerId)}`,
  );

/** Only of visible lessons, unordered. */
export const notesOfLessons = (viewerId: ViewerId, lessonIds: readonly string[]) =>
  statement(
    'catalogue: notes of lessons',
    textOfLesson,
    sql`
      select l.id, l.notes as text from lessons l join ${courseOf(sql`l.course_id`, viewerId)}
      where l.id = any(${lessonIds}::uuid[]) and ${isReadable(viewerId)}`,
  );

/** Only visible ones, unordered. */
export const coursesByIds = (viewerId: ViewerId, courseIds: readonly string[]) =>
  statement(
    'catalogue: courses by ids',
    courseColumns,
    sql`
      select ${courseCardJson(viewerId)} as course, ${enrollmentJson} as "viewerEnrollment"
      from courses c ${besideCourse(viewerId)}
      where c.id = any(${courseIds}::uuid[]) and ${isReadable(viewerId)}`,
  );

/** Of courses that the caller found visible. */
export const lessonsOfCourses = (viewerId: ViewerId, courseIds: readonly string[]) =>
  statement(
    'catalogue: lessons of courses',
    { courseId: z.string(), lessons: jsonOf<Lesson[]>() },
    sql`
      select l.course_id as "courseId", json_agg(${lessonJson(viewerId)} order by l.position) as lessons
      from lessons l where l.course_id = any(${courseIds}::uuid[]) group by l.course_id`,
  );

/**
 * Condition on a course `c`: lists have it, and it is featured, recommended and found. Those of a suspended owner can still be
 * opened by whoever knows the address.
 */
export const isListed = sql`(c.is_published and c.deleted_at is null and not exists (
  select from accounts o where o.id = c.instructor_id and o.suspended_at is not null))`;

/** Filters and position of a catalogue page; null: no such condition. */
interface CourseListFilter extends OptionFilter {
  /** Folded, as LIKE patterns. */
  search: string | null;
  skill: string | null;
  category: string | null;
  minRating: number | null;
  sort: CourseSort;
  /** Keyset cursor: key, rating, reviews, time and id of the previous page's last row. */
  after: readonly [number, number, number, string, string] | null;
}

/**
 * A page of `most` published courses, and the number of matches on all pages. `key` sorts before the order of the index
 * courses_rank, as in listCourses.
 */
export const courseList = (
  viewerId: ViewerId,
  { search, skill, category, minRating, level, price, length, sort, after }: CourseListFilter,
  most: number,
) => {
  const [key, rating, reviewsCount, time, id] = after ?? [null, null, null, null, null];
  const [minutes, belowMinutes] = length ? LENGTH_MINUTES[length] : [null, null];
  return statement(
    'catalogue: course list',
    {
      totalCount: z.int(),
      nodes: jsonOf<{ course: Course; viewerEnrollment: Enrollment | null; time: string; key: number }[]>(),
    },
    sql`
      with matching as (
        select c.id, c.rating, c.reviews_count, c.created_at,
          case ${sort}::text when 'NEWEST' then -floor(extract(epoch from c.created_at) * 1000)
            when 'SHORTEST' then coalesce(c.duration_minutes, 2147483647)
            when 'RELEVANCE' then case when c.is_featured and ${search}::text is null then -1 else 0 end
            else 0 end::float8 as key
        from courses c
        where ${isListed}
          and (${search}::text is null or c.search_text like ${search})
          and (${category}::text is null or c.category = ${category})
          and (${skill}::text is null or c.skills_text like ${skill})
          and (${minRating}::float8 is null or c.rating >= ${minRating})
          and (${level ?? null}::text is null or c.level = ${level ?? null})
          and (${price ?? null}::text is null or (c.price_cents = 0) = (${price ?? null} = 'FREE'))
          and (${minutes}::int is null
            or c.duration_minutes >= ${minutes} and c.duration_minutes < ${belowMinutes}::int)
      ), page as (
        select * from matching m
        where ${key}::float8 is null or m.key > ${key}
          or m.key = ${key} and (m.rating, m.reviews_count, m.created_at, m.id)
            < (${rating}::float8, ${reviewsCount}::int, ${time}::timestamptz, ${id}::uuid)
        order by m.key, m.rating desc, m.reviews_count desc, m.created_at desc, m.id desc limit ${most}
      )
      select (select count(*)::int from matching) as "totalCount", coalesce((
        select json_agg(json_build_object('course', ${courseCardJson(viewerId)},
            'viewerEnrollment', ${enrollmentJson}, 'time', p.created_at::text, 'key', p.key)
          order by p.key, p.rating desc, p.reviews_count desc, p.created_at desc, p.id desc)
        from page p join ${courseOf(sql`p.id`, viewerId)}), '[]') as nodes`,
  );
};

/**
 * One row: every course changed in this transaction or later, possibly some unchanged ones too; for 0 all listed
 * courses. Empty if more than `most` are listed. The upper bound ignores transaction ids of another cluster, which a
 * restored backup may contain. All transactions before `readUpTo` had ended.
 */
export const changedCourses = (transaction: string, most: number) =>
  statement(
    'catalogue: changed courses',
    {
      readUpTo: z.string(),
      listedCount: z.int(),
      courses: jsonOf<
        (Omit<ListedCourse, 'words' | 'createdMs' | 'isFeatured' | keyof CourseWithOptions> & {
          isListed: boolean;
          lessonTitles: string[];
        })[]
      >(),
    },
    sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
        (select count(*)::int from courses where is_published and deleted_at is null) as "listedCount",
        coalesce(json_agg(json_build_object('id', c.id, 'isListed', ${isListed},
          'category', c.category, 'rating', c.rating, 'reviewsCount', c.reviews_count, 'time', c.created_at::text,
          'createdMicros', (extract(epoch from c.created_at) * 1000000)::bigint,
          'searchText', c.search_text, 'skillsText', c.skills_text,
          'lessonTitles', array(select l.title from lessons l where l.course_id = c.id order by l.position), 'course', ${courseCardJson(null)})), '[]') as courses
      from courses c join accounts a on a.id = c.instructor_id
      where (select count(*) from courses where is_published and deleted_at is null) <= ${most}
        and case when ${transaction} = '0' then c.is_published and c.deleted_at is null
          else c.changed_in >= ${transaction}::bigint
            and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint end`,
  );

/** Of courses that the caller found visible. */
export const lessonTitlesOfCourses = (courseIds: readonly string[]) =>
  statement(
    'catalogue: lesson titles of courses',
    { courseId: z.string(), titles: z.array(z.string()) },
    sql`
      select l.course_id as "courseId", array_agg(l.title order by l.position) as titles
      from lessons l where l.course_id = any(${courseIds}::uuid[]) group by l.course_id`,
  );

/** The number of students of each of these courses that has some, unordered. */
export const studentCounts = (courseIds: readonly string[]) =>
  statement(
    'catalogue: student counts',
    { courseId: z.string(), count: z.int() },
    sql`
      select course_id as "courseId", count(*)::int as count from enrollments
      where course_id = any(${courseIds}::uuid[]) group by course_id`,
  );

/** The viewer's enrollments in these courses, unordered. */
export const enrollmentsInCourses = (viewerId: string, courseIds: readonly string[]) =>
  statement(
    'catalogue: enrollments in courses',
    { enrollment: jsonOf<Enrollment>() },
    sql`
      select ${enrollmentJson} as enrollment from enrollments e
      where e.student_id = ${viewerId} and e.course_id = any(${courseIds}::uuid[])`,
  );

/** Which of these courses have the viewer on their team, unordered. */
export const teamsOfViewer = (viewerId: string, courseIds: readonly string[]) =>
  statement(
    'catalogue: teams of viewer',
    { id: z.string() },
    sql`
      select c.id from unnest(${courseIds}::uuid[]) c (id)
      where ${mayInCourse(sql`c.id`, viewerId, CoursePermission.SEE_COURSE)}`,
  );

/** Every category of published courses with its number of courses, most first. */
export const categoryCounts = () =>
  statement(
    'catalogue: category counts',
    { name: z.string(), courseCount: z.int() },
    sql`
      select category as name, count(*)::int as "courseCount" from courses c
      where ${isListed} group by category order by count(*) desc, category`,
  );
