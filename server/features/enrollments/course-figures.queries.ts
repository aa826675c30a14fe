/**
 * The figures of a course as they are at this moment: what is kept, and the changes that are not yet added to it. `course`
 * is an expression for its id; each is a subquery for a lateral join.
 */

const both = (table: string, columns: string, condition: string) =>
  `(select ${columns} from ${table} where ${condition} union all select ${columns} from figure_changes where ${condition}) f`;

/** One row, with numbers also for a course without students. */
export const courseTotals = (course: string) => `(
    select coalesce(sum(f.students), 0)::int as students, coalesce(sum(f.percent_sum), 0)::bigint as percent_sum,
      coalesce(sum(f.completed), 0)::int as completed
    from ${both('course_figures', 'students, percent_sum, completed', `course_id = ${course}`)})`;

/** A row for each day (UTC) since \`since\`, a date, on which there was something. */
export const dayTotals = (course: string, since: string) => `(
    select f.day, sum(f.enrolled)::int as enrolled, sum(f.completions)::int as completions, sum(f.seconds)::bigint as seconds,
      sum(f.active)::int as active, sum(f.last_active)::int as last_active
    from ${both('course_day_figures', 'day, enrolled, completions, seconds, active, last_active', `course_id = ${course} and day >= ${since}`)}
    group by f.day)`;

/** A row for each lesson with something to count, deleted ones included. */
export const lessonTotals = (course: string) => `(
    select f.lesson_id, sum(f.completions)::int as completions, sum(f.seconds)::bigint as seconds, sum(f.waiting)::int as waiting
    from ${both('lesson_figures', 'lesson_id, completions, seconds, waiting', `course_id = ${course} and lesson_id is not null`)}
    group by f.lesson_id)`;

/** How many students an instructor has, as an expression. */
export const studentsOfInstructor = (instructor: string) => `(
    select coalesce(sum(f.students), 0)::int from (
      select students from instructor_figures where instructor_id = ${instructor}
      union all select instructor_students from figure_changes where instructor_id = ${instructor}) f)`;

/** Whole percent of the students that \`n\`, of courseTotals, says; 0 without students. */
export const averageProgress = 'coalesce(round(1.0 * n.percent_sum / nullif(n.students, 0)), 0)::int';
export const completionRate = 'coalesce(round(100.0 * n.completed / nullif(n.students, 0)), 0)::int';
