import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Functions find tables and functions whatever the search path is. It is empty while a dump is restored, and while
 * PostgreSQL computes generated columns and indexes by itself.
 *
 * A function with a search path of its own cannot become part of the statement that calls it, so the short ones in SQL
 * name the schema instead.
 */
export class NameSchemasInFunctions1795745000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const schema = await schemaOf(runner);
    await runner.query(shortFunctions(`${schema}.`));
    await forOthers(runner, `set search_path = ${schema}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(shortFunctions(''));
    await forOthers(runner, 'reset search_path');
  }
}

async function schemaOf(runner: QueryRunner): Promise<string> {
  const [row] = (await runner.query('select quote_ident(current_schema()) as schema')) as [
    { schema: string },
  ];
  return row.schema;
}

async function forOthers(runner: QueryRunner, change: string): Promise<void> {
  const functions = (await runner.query(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = current_schema()::regnamespace and p.proowner = current_user::regrole
      and (l.lanname = 'plpgsql' or l.lanname = 'sql' and p.provolatile = 'v')
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  `)) as { name: string }[];
  for (const { name } of functions) await runner.query(`alter function ${name} ${change}`);
}

/** With `own` before the name of each table and function of Waymark. */
const shortFunctions = (own: string) => `
  create or replace function acts_of(student uuid, course uuid) returns table (day date, at timestamptz) language sql stable as $$
    select ${own}utc_day(d.completed_at), null::timestamptz from ${own}lesson_completions d
      where d.student_id = student and d.course_id = course
    union all select null, e.last_activity_at from ${own}enrollments e where e.student_id = student and e.course_id = course
    union all select p.day, p.last_at from ${own}lesson_presences p where p.student_id = student and p.course_id = course
    union all select ${own}utc_day(act.at), act.at
      from ${own}quiz_attempts t join ${own}quizzes q on q.id = t.quiz_id and q.course_id = course
      cross join lateral (values (t.started_at), (t.answers_saved_at), (case when t.state = 'SUBMITTED' then t.finished_at end)) as act (at)
      where t.student_id = student
  $$;

  create or replace function audit_log_retention() returns interval language sql stable as $$
    select make_interval(days => retention_days) from ${own}audit_log_settings
  $$;

  create or replace function course_duration_minutes(course uuid) returns int language sql stable as $$
    select greatest(1, round(sum(duration_seconds) / 60.0))::int from ${own}lessons
    where course_id = course having count(duration_seconds) > 0
  $$;

  create or replace function next_lesson_of(student uuid, course uuid) returns uuid language sql stable as $$
    select l.id from ${own}lessons l where l.course_id = course
      and not exists (select from ${own}lesson_completions d where d.student_id = student and d.lesson_id = l.id)
    order by l.position limit 1
  $$;

  create or replace function passage_input_hash(headings text[], body text) returns bytea language sql immutable as $$
    select sha256(convert_to(${own}passage_input(headings, body), 'UTF8'))
  $$;

  create or replace function passage_words(dictionary text, given text) returns tsvector language sql immutable as $$
    select to_tsvector(dictionary::regconfig, ${own}passage_text(given))
  $$;

  create or replace function spellings_in(given text) returns setof text language sql immutable as $$
    select distinct word from regexp_split_to_table(${own}passage_text(given), '[^[:alpha:]]+') word
    where length(word) between 4 and 30
  $$;

  create or replace function stop_words_in_code(dictionary text, given text) returns tsvector language sql immutable as $$
    select coalesce(array_to_tsvector(array_agg(distinct lexeme)), '')
    from regexp_matches(given, '\`+([^\`]+)\`+', 'g') code, unnest(${own}passage_words('simple', code[1]))
    where to_tsvector(dictionary::regconfig, lexeme) = ''
  $$;
`;
