import sql, { type Sql } from 'sql-template-tag';

/**
 * The current figures of a course: kept ones plus changes not folded yet. `courseId` is a column or value of type
 * uuid; each is a subquery for a lateral join.
 */

const both = (table: Sql, columns: Sql, condition: Sql) => sql`(
      select ${columns} from ${table} where ${condition}
      union all select ${columns} from figure_changes where ${condition}) f`;

/** One row, with zeros for a course without students. */
export const courseTotals = (courseId: Sql) => sql`(
    select coalesce(sum(f.students), 0)::int as students, coalesce(sum(f.percent_sum), 0)::bigint as percent_sum,
      coalesce(sum(f.completed), 0)::int as completed
    from ${both(sql`course_figures`, sql`students, percent_sum, completed`, sql`course_id = ${courseId}`)})`;

const dayColumns = sql`day, enrolled, completions, seconds, active, last_active`;

/** A row for each day (UTC) with activity since `since`, a date. */
export const dayTotals = (courseId: Sql, since: Sql) => sql`(
    select f.day, sum(f.enrolled)::int as enrolled, sum(f.completions)::int as completions,
      sum(f.seconds)::bigint as seconds, sum(f.active)::int as active, sum(f.last_active)::int as last_active
    from ${both(sql`course_day_figures`, dayColumns, sql`course_id = ${courseId} and day >= ${since}`)}
    group by f.day)`;

const ofLessons = (courseId: Sql) => sql`course_id = ${courseId} and lesson_id is not null`;

/** A row for each lesson with figures, including deleted ones. */
export const lessonTotals = (courseId: Sql) => sql`(
    select f.lesson_id, sum(f.completions)::int as completions, sum(f.seconds)::bigint as seconds,
      sum(f.waiting)::int as waiting
    from ${both(sql`lesson_figures`, sql`lesson_id, completions, seconds, waiting`, ofLessons(courseId))}
    group by f.lesson_id)`;

/** Expression: how many students an instructor has; `instructorId` is a column or value of type uuid. */
export const studentsOfInstructor = (instructorId: Sql) => sql`(
    select coalesce(sum(f.students), 0)::int from (
      select students from instructor_figures where instructor_id = ${instructorId}
      union all select instructor_students from figure_changes where instructor_id = ${instructorId}) f)`;

/** Average whole percent over `n`, of courseTotals; 0 without students. */
export const averageProgress = sql`coalesce(round(1.0 * n.percent_sum / nullif(n.students, 0)), 0)::int`;
export const completionRate = sql`coalesce(round(100.0 * n.completed / nullif(n.students, 0)), 0)::int`;
