import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import {
  courseTotals,
  dayTotals,
  lessonTotals,
  studentsOfInstructor,
} from '../enrollments/course-figures.queries';
import { percentOf } from '../enrollments/enrollment.queries';
import { differenceColumns } from '../enrollments/figure-difference';

/** The last student id of each slice of `size` enrollments; the rest after the last one is a slice too. */
export const sliceEnds = ({ courseId, size }: { courseId: string; size: number }) =>
  statement(
    'analytics: slices of students',
    { studentId: z.string() },
    sql`
      select student_id as "studentId" from (
        select student_id, row_number() over (order by student_id) as place
        from enrollments where course_id = ${courseId}) placed
      where place % ${size}::int = 0 order by 1`,
  );

/** The students of a course with ids after the first and up to the second. */
interface Slice {
  courseId: string;
  after: string;
  upTo: string;
}

const inSlice = (studentId: Sql, { after, upTo }: Slice) =>
  sql`${studentId} > ${after}::uuid and ${studentId} <= ${upTo}::uuid`;

/**
 * Each of these recounts kept figures of a course from their source rows in one statement, and so from one snapshot,
 * repairs the differences and returns one row for each. They do not depend on the triggers that maintain the figures.
 */

/** `of` describes what a row of `different` is about. */
const differences = (of: Sql) => sql`select ${of} as "of", kept, counted from different`;

const progress = (slice: Slice) =>
  statement(
    'analytics: recount progress',
    differenceColumns,
    sql`
      with counted as (
        select e.id, e.lessons_completed as kept, c.lesson_count as total, count(l.id)::int as done
        from enrollments e join courses c on c.id = e.course_id
          left join lesson_completions d on d.course_id = e.course_id and d.student_id = e.student_id
          left join lessons l on l.id = d.lesson_id and l.course_id = e.course_id
        where e.course_id = ${slice.courseId} and ${inSlice(sql`e.student_id`, slice)}
        group by e.id, c.lesson_count
      ), different as (
        select id, kept, done as counted, ${percentOf(sql`counted.done`, sql`counted.total`)} as percent from counted where kept <> done
      ), repaired as (
        update enrollments e set lessons_completed = d.counted, percent = d.percent from different d
        where e.id = d.id and e.lessons_completed = d.kept
      )
      ${differences(sql`'progress of enrollment ' || id`)}`,
  );

const nextLessons = (slice: Slice) =>
  statement(
    'analytics: recount next lessons',
    differenceColumns,
    sql`
      with counted as (
        select distinct on (e.id) e.id, l.id as lesson_id
        from enrollments e join lessons l on l.course_id = e.course_id
        where e.course_id = ${slice.courseId} and ${inSlice(sql`e.student_id`, slice)}
          and not exists (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id)
        order by e.id, l.position
      ), different as (
        select e.id, e.next_lesson_id as kept, c.lesson_id as counted
        from enrollments e left join counted c on c.id = e.id
        where e.course_id = ${slice.courseId} and ${inSlice(sql`e.student_id`, slice)}
          and e.next_lesson_id is distinct from c.lesson_id
      ), repaired as (
        update enrollments e set next_lesson_id = d.counted from different d
        where e.id = d.id and e.next_lesson_id is not distinct from d.kept
      )
      ${differences(sql`'next lesson of enrollment ' || id`)}`,
  );

const STUDENT = [
  'enrollment_id',
  'sort_name',
  'last_act_at',
  'seen_day',
  'completed_at',
  'completed_day',
  'is_stuck',
].map(raw);
const student = join(STUDENT);
const studentOf = (alias: Sql) => join(STUDENT.map((column) => sql`${alias}.${column}`));

const students = (slice: Slice) =>
  statement(
    'analytics: recount students',
    differenceColumns,
    sql`
      with acts as (
        select student_id, max(at) as at from (
          select student_id, last_at as at from lesson_presences
          where course_id = ${slice.courseId} and ${inSlice(sql`lesson_presences.student_id`, slice)}
          union all select t.student_id,
            greatest(t.started_at, t.answers_saved_at, case when t.state = 'SUBMITTED' then t.finished_at end)
          from quizzes q join quiz_attempts t on t.quiz_id = q.id
          where q.course_id = ${slice.courseId} and ${inSlice(sql`t.student_id`, slice)}
        ) acts group by 1
      ), opened as (
        select student_id, lesson_id, count(*) as days from lesson_presences
        where course_id = ${slice.courseId} and ${inSlice(sql`lesson_presences.student_id`, slice)} group by 1, 2
      ), counted as (
        select e.student_id, e.id as enrollment_id, lower(a.name) as sort_name, l.last_act_at,
          utc_day(coalesce(l.last_act_at, e.enrolled_at)) as seen_day, e.last_activity_at as completed_at,
          utc_day(e.last_activity_at) as completed_day, coalesce(o.days >= 3, false) as is_stuck
        from enrollments e join accounts a on a.id = e.student_id left join acts on acts.student_id = e.student_id
          cross join lateral (select greatest(e.last_activity_at, acts.at) as last_act_at) l
          left join opened o on o.student_id = e.student_id and o.lesson_id = e.next_lesson_id
        where e.course_id = ${slice.courseId} and ${inSlice(sql`e.student_id`, slice)}
      ), different as (
        select c.student_id, to_jsonb(k) - 'student_id' as kept, to_jsonb(c) - 'student_id' as counted
        from counted c left join (
          select student_id, ${student} from course_students where course_id = ${slice.courseId}) k using (student_id)
        where (${studentOf(sql`c`)}) is distinct from (${studentOf(sql`k`)})
      ), repaired as (
        insert into course_students as s (student_id, course_id, ${student})
        select c.student_id, ${slice.courseId}::uuid, ${studentOf(sql`c`)}
        from different d join counted c using (student_id)
        on conflict (student_id, course_id) do update set (${student}) = (${studentOf(sql`excluded`)})
      )
      ${differences(sql`'student ' || student_id`)}`,
  );

/** Those whose changes are not folded yet may differ. */
const listedProgress = (slice: Slice) =>
  statement(
    'analytics: recount listed progress',
    differenceColumns,
    sql`
      with different as (
        select e.student_id, p.percent as kept, e.percent as counted, e.id
        from enrollments e left join listed_progress p using (student_id, course_id)
        where e.course_id = ${slice.courseId} and ${inSlice(sql`e.student_id`, slice)}
          and p.percent is distinct from e.percent
          and not exists (select from figure_changes f where f.course_id = e.course_id and f.student_id = e.student_id)
      ), missing as (
        insert into listed_progress (student_id, course_id, enrollment_id, percent)
        select student_id, ${slice.courseId}::uuid, id, counted from different where kept is null
        on conflict do nothing
      ), repaired as (
        insert into figure_changes (course_id, student_id)
        select ${slice.courseId}::uuid, student_id from different where kept is not null
      )
      ${differences(sql`'listed progress of student ' || student_id`)}`,
  );

/** A kept day within an attempt is no difference even without a source row, since later saves overwrite its time. */
const activeDays = (slice: Slice) =>
  statement(
    'analytics: recount active days',
    differenceColumns,
    sql`
      with counted as (
        select acts.student_id, acts.day from (
          select student_id, utc_day(completed_at) as day from lesson_completions
          where course_id = ${slice.courseId} and ${inSlice(sql`lesson_completions.student_id`, slice)}
          union select student_id, day from lesson_presences
          where course_id = ${slice.courseId} and ${inSlice(sql`lesson_presences.student_id`, slice)}
          union select t.student_id, utc_day(act.at) from quizzes q join quiz_attempts t on t.quiz_id = q.id
            cross join lateral (values (t.started_at), (t.answers_saved_at),
              (case when t.state = 'SUBMITTED' then t.finished_at end)) as act (at)
          where q.course_id = ${slice.courseId} and ${inSlice(sql`t.student_id`, slice)} and act.at is not null
        ) acts join enrollments e on e.course_id = ${slice.courseId} and e.student_id = acts.student_id
      ), kept as (
        select student_id, day from course_active_days
        where course_id = ${slice.courseId} and ${inSlice(sql`course_active_days.student_id`, slice)}
      ), different as (
        select student_id, day, false as kept, true as counted
        from (select * from counted except select * from kept) missing
        union all select student_id, day, true, false from (select * from kept except select * from counted) extra
        where not exists (
          select from quizzes q join quiz_attempts t on t.quiz_id = q.id
          where q.course_id = ${slice.courseId} and ${inSlice(sql`t.student_id`, slice)}
            and t.student_id = extra.student_id
            and extra.day between utc_day(t.started_at) and utc_day(t.answers_saved_at))
      ), removed as (
        delete from course_active_days a using different d
        where a.student_id = d.student_id and a.course_id = ${slice.courseId} and a.day = d.day and d.kept
      ), added as (
        insert into course_active_days select student_id, ${slice.courseId}::uuid, day from different where counted
        on conflict do nothing
      )
      ${differences(sql`'active day ' || day || ' of student ' || student_id`)}`,
  );

const failedQuizzes = (courseId: string) =>
  statement(
    'analytics: recount failed quizzes',
    differenceColumns,
    sql`
      with counted as (
        select t.student_id, t.quiz_id, count(*)::int as failures
        from quizzes q join quiz_attempts t on t.quiz_id = q.id and t.is_counted
        where q.course_id = ${courseId} group by 1, 2 having count(*) >= 2 and not bool_or(t.passed)
      ), kept as (
        select f.* from quizzes q join failed_quizzes f on f.quiz_id = q.id where q.course_id = ${courseId}
      ), different as (
        select student_id, quiz_id, k.failures as kept, c.failures as counted
        from counted c full join kept k using (student_id, quiz_id)
        where k.failures is distinct from c.failures
      ), removed as (
        delete from failed_quizzes f using different d
        where f.student_id = d.student_id and f.quiz_id = d.quiz_id and d.counted is null
      ), written as (
        insert into failed_quizzes select student_id, quiz_id, counted from different where counted is not null
        on conflict (student_id, quiz_id) do update set failures = excluded.failures
      )
      ${differences(sql`'failed quiz ' || quiz_id || ' of student ' || student_id`)}`,
  );

interface RecountedFigures {
  of: string;
  /** The key column besides the course; null: one row per course. */
  key: string | null;
  columns: readonly string[];
  /** Selects all of these columns: `counted` as they should be, `kept` as they are. */
  counted: (courseId: string) => Sql;
  kept: (courseId: Sql) => Sql;
}

/** Repairs by inserting a change, so that concurrent changes are preserved. */
function recountOf({ of, key, columns, counted, kept }: RecountedFigures) {
  const names = columns.map(raw);
  const difference = (column: Sql) => sql`coalesce(c.${column}, 0) - coalesce(k.${column}, 0)`;
  const differing = join(names.map((column) => sql`${difference(column)} as ${column}`));
  const isDifferent = join(
    names.map((column) => sql`${difference(column)} <> 0`),
    ' or ',
  );
  const keyed = (rest: Sql) => (key === null ? rest : sql`${raw(key)}, ${rest}`);
  const matching = key === null ? sql`on true` : sql`using (${raw(key)})`;
  const subject = key === null ? sql`${of}::text` : sql`${`${of} `}::text || ${raw(key)}`;
  return (courseId: string) =>
    statement(
      `analytics: recount figures of ${of}`,
      differenceColumns,
      sql`
        with counted as (${counted(courseId)}
        ), kept as (
          select * from ${kept(sql`${courseId}`)} f
        ), different as (
          select ${keyed(sql`to_jsonb(k) as kept, to_jsonb(c) as counted, ${differing}`)}
          from counted c full join kept k ${matching} where ${isDifferent}
        ), repaired as (
          insert into figure_changes (course_id, ${keyed(join(names))})
          select ${courseId}::uuid, ${keyed(join(names))} from different
        )
        ${differences(subject)}`,
    );
}

/** Of those who are enrolled; others keep what they completed and their time, but it does not count. */
const completionsOfStudents = (courseId: string) => sql`(
              select d.lesson_id, d.completed_at from lesson_completions d
                join enrollments e on e.course_id = d.course_id and e.student_id = d.student_id
              where d.course_id = ${courseId})`;

const timeOfStudents = (courseId: string) => sql`(
              select p.lesson_id, p.day, p.seconds from lesson_presences p
                join enrollments e on e.course_id = p.course_id and e.student_id = p.student_id
              where p.course_id = ${courseId})`;

const sumsOf = (columns: readonly string[]) =>
  join(columns.map((column) => raw(`sum(${column}) as ${column}`)));

const ofCourse = recountOf({
  of: 'course',
  key: null,
  columns: ['students', 'percent_sum', 'completed'],
  counted: (courseId) => sql`
          select count(*) as students, coalesce(sum(percent), 0) as percent_sum,
            count(*) filter (where percent = 100) as completed
          from enrollments where course_id = ${courseId}`,
  kept: courseTotals,
});

const DAY_COLUMNS = ['enrolled', 'completions', 'seconds', 'active', 'last_active'];
const ofDays = recountOf({
  of: 'day',
  key: 'day',
  columns: DAY_COLUMNS,
  counted: (courseId) => sql`
          select day, ${sumsOf(DAY_COLUMNS)} from (
            select utc_day(enrolled_at), 1, 0, 0, 0, 0 from enrollments where course_id = ${courseId}
            union all select utc_day(completed_at), 0, 1, 0, 0, 0 from ${completionsOfStudents(courseId)} d
            union all select day, 0, 0, seconds, 0, 0 from ${timeOfStudents(courseId)} p
            union all select day, 0, 0, 0, 1, 0 from course_active_days where course_id = ${courseId}
            union all select seen_day, 0, 0, 0, 0, 1 from course_students
              where course_id = ${courseId} and last_act_at is not null
          ) as rows (day, ${join(DAY_COLUMNS.map(raw))}) group by day`,
  kept: (courseId) => dayTotals(courseId, sql`'-infinity'::date`),
});

const LESSON_COLUMNS = ['completions', 'seconds', 'waiting'];
const ofLessons = recountOf({
  of: 'lesson',
  key: 'lesson_id',
  columns: LESSON_COLUMNS,
  counted: (courseId) => sql`
          select lesson_id, ${sumsOf(LESSON_COLUMNS)} from (
            select lesson_id, 1, 0, 0 from ${completionsOfStudents(courseId)} d
            union all select lesson_id, 0, seconds, 0 from ${timeOfStudents(courseId)} p
            union all select next_lesson_id, 0, 0, 1 from enrollments
              where course_id = ${courseId} and next_lesson_id is not null
          ) as rows (lesson_id, ${join(LESSON_COLUMNS.map(raw))}) group by lesson_id`,
  kept: lessonTotals,
});

/** Over all courses of the course's instructor. */
const ofInstructor = (courseId: string) =>
  statement(
    'analytics: recount students of an instructor',
    differenceColumns,
    sql`
      with instructor as (
        select instructor_id as id from courses where id = ${courseId}
      ), different as (
        select i.id, ${studentsOfInstructor(sql`i.id`)} as kept, n.students as counted
        from instructor i cross join lateral (
          select count(distinct e.student_id)::int as students from courses c join enrollments e on e.course_id = c.id
          where c.instructor_id = i.id and c.deleted_at is null) n
        where ${studentsOfInstructor(sql`i.id`)} <> n.students
      ), repaired as (
        insert into figure_changes (instructor_id, instructor_students) select id, counted - kept from different
      )
      ${differences(sql`'students of instructor ' || id`)}`,
  );

export const RECOUNTS_OF_STUDENTS = [progress, nextLessons, students, listedProgress, activeDays];

/** Run after the recounts of the course's students, since these repair what is counted here. */
export const RECOUNTS = [failedQuizzes, ofCourse, ofDays, ofLessons, ofInstructor];

/** The course whose last recount is longest ago and before `since`. One row, which is marked as recounted now. */
export const nextToRecount = ({ now, since }: { now: Date; since: Date }) =>
  statement(
    'analytics: next course to recount',
    { courseId: z.string() },
    sql`
      update course_figures set checked_at = ${now} where course_id = (
        select course_id from course_figures where checked_at is null or checked_at < ${since}
        order by checked_at nulls first limit 1 for update skip locked)
      returning course_id as "courseId"`,
  );
