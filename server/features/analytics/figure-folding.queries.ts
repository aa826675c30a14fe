import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

interface AddedFigures {
  /** The table of figures. */
  table: string;
  /** Its key columns; the first one references `owner`. */
  keys: readonly string[];
  owner: string;
  /** Maps each column to the column of figure_changes that is summed into it. */
  columns: Record<string, string>;
}

/** Adds the changes to one table of figures, skipping keys without a difference and those of deleted `owner` rows. */
function added({ table, keys, owner, columns }: AddedFigures): Sql {
  const names = Object.keys(columns).map(raw);
  const sums = Object.values(columns).map((column) => sql`sum(t.${raw(column)})`);
  const taken = keys.map((key) => sql`t.${raw(key)}`);
  return sql`
        insert into ${raw(table)} as f (${join([...keys.map(raw), ...names])})
        select ${join([...taken, ...sums])} from taken t join ${raw(owner)} o on o.id = ${taken[0]}
        where ${join(
          taken.map((key) => sql`${key} is not null`),
          ' and ',
        )} group by ${join(taken)}
        having ${join(
          sums.map((sum) => sql`${sum} <> 0`),
          ' or ',
        )}
        on conflict (${join(keys.map(raw))})
          do update set ${join(names.map((name) => sql`${name} = f.${name} + excluded.${name}`))}`;
}

const alike = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, column]));

const ofCourses = added({
  table: 'course_figures',
  keys: ['course_id'],
  owner: 'courses',
  columns: alike('students', 'percent_sum', 'completed'),
});

const ofDays = added({
  table: 'course_day_figures',
  keys: ['course_id', 'day'],
  owner: 'courses',
  columns: alike('enrolled', 'completions', 'seconds', 'active', 'last_active'),
});

const ofLessons = added({
  table: 'lesson_figures',
  keys: ['course_id', 'lesson_id'],
  owner: 'courses',
  columns: alike('completions', 'seconds', 'waiting'),
});

const ofInstructors = added({
  table: 'instructor_figures',
  keys: ['instructor_id'],
  owner: 'accounts',
  columns: { students: 'instructor_students' },
});

const ofProgress = sql`
        update listed_progress p set percent = e.percent
        from (select distinct student_id, course_id from taken where student_id is not null) t
          join enrollments e using (student_id, course_id)
        where p.student_id = t.student_id and p.course_id = t.course_id and p.percent <> e.percent`;

/**
 * Folds up to `most` of the oldest changes into the kept figures; one row with their number. A concurrent process
 * finds nothing to do, since two could deadlock.
 */
export const foldChanges = (most: number) =>
  statement(
    'analytics: fold figure changes',
    { folded: z.int() },
    sql`
      with turn as materialized (
        select pg_try_advisory_xact_lock(hashtextextended('fold figure changes', 0)) as is_ours
      ), taken as (
        delete from figure_changes where id in (
          select id from figure_changes where (select is_ours from turn) order by id limit ${most})
        returning *
      ), courses_added as (${ofCourses}
      ), days_added as (${ofDays}
      ), lessons_added as (${ofLessons}
      ), instructors_added as (${ofInstructors}
      ), progress_listed as (${ofProgress}
      )
      select count(*)::int as folded from taken`,
  );
