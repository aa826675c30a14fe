const sums = (columns: readonly string[]) => columns.map((column) => `sum(t.${column})`);

/** Adds the changes to one table of figures; a key without any difference is left alone, and so is what belongs to a row that is gone. */
function added(table: string, keys: readonly string[], columns: Record<string, string>, owner: string) {
  const names = Object.keys(columns);
  const changes = Object.values(columns);
  return `
    insert into ${table} as f (${[...keys, ...names].join(', ')})
    select ${[...keys.map((key) => `t.${key}`), ...sums(changes)].join(', ')} from taken t join ${owner} o on o.id = t.${keys[0]}
    where ${keys.map((key) => `t.${key} is not null`).join(' and ')} group by ${keys.map((key) => `t.${key}`).join(', ')}
    having ${sums(changes)
      .map((sum) => `${sum} <> 0`)
      .join(' or ')}
    on conflict (${keys.join(', ')}) do update set ${names.map((name) => `${name} = f.${name} + excluded.${name}`).join(', ')}`;
}

const alike = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, column]));

/**
 * $1 how many changes at most. Adds them to the kept figures; one row with their number. A second process that does it at
 * the same time finds nothing to do: two of them could wait for each other's rows.
 */
export const foldChanges = `/* analytics: fold figure changes */
  with turn as materialized (
    select pg_try_advisory_xact_lock(hashtextextended('fold figure changes', 0)) as is_ours
  ), taken as (
    delete from figure_changes where id in (
      select id from figure_changes where (select is_ours from turn) order by id limit $1)
    returning *
  ), courses_added as (${added('course_figures', ['course_id'], alike('students', 'percent_sum', 'completed'), 'courses')}
  ), days_added as (${added('course_day_figures', ['course_id', 'day'], alike('enrolled', 'completions', 'seconds', 'active', 'last_active'), 'courses')}
  ), lessons_added as (${added('lesson_figures', ['course_id', 'lesson_id'], alike('completions', 'seconds', 'waiting'), 'courses')}
  ), instructors_added as (${added('instructor_figures', ['instructor_id'], { students: 'instructor_students' }, 'accounts')}
  )
  select count(*)::int as folded from taken`;
