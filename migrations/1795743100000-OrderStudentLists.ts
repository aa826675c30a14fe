import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives each order of a course's list of students an index, without making a completed lesson write to the indexes of its
 * enrollment: progress is repeated in a table that is brought up to date when changes are folded, and the last activity is
 * indexed by its hour.
 */
export class OrderStudentLists1795743100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROGRESS);
    await runner.query(ACTIVITY);
    await runner.query(`
      create index enrollments_enrolled on enrollments (course_id, enrolled_at, id);
      drop index enrollments_course;
    `);
    for (const [name, before, after] of CHANGED) await runner.query(replacing(name, before, after));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, before, after] of CHANGED) await runner.query(replacing(name, after, before));
    await runner.query(`
      create index enrollments_course on enrollments (course_id, enrolled_at desc);
      drop index enrollments_enrolled;
      alter table course_students drop column activity_place;
      drop function activity_place(timestamptz, uuid);
      drop table listed_progress;
      alter table figure_changes drop column student_id;
    `);
  }
}

const PROGRESS = `
  create table listed_progress (
    student_id uuid not null,
    course_id uuid not null,
    enrollment_id uuid not null,
    percent smallint not null,
    primary key (student_id, course_id),
    constraint listed_progress_enrollment foreign key (student_id, course_id)
      references enrollments (student_id, course_id) on delete cascade
  ) with (fillfactor = 85);
  insert into listed_progress select student_id, course_id, id, percent from enrollments;
  -- The student whose progress changed; null: nobody's.
  alter table figure_changes add column student_id uuid;
  create index listed_progress_percent on listed_progress (course_id, percent, enrollment_id);
`;

const ACTIVITY = `
  -- The hour since 1970 of the last activity. Students without any come before: each has a place of their own by the end of
  -- the enrollment's id, so that no place has many of them to be sorted.
  create function activity_place(last_act_at timestamptz, enrollment_id uuid) returns bigint language sql immutable as $$
    select case when last_act_at is null then -1 - ('x' || right(enrollment_id::text, 8))::bit(32)::bigint
      else greatest(0, floor(extract(epoch from last_act_at at time zone 'UTC') / 3600))::bigint end
  $$;
  alter table course_students
    add column activity_place bigint not null generated always as (activity_place(last_act_at, enrollment_id)) stored;
  create index course_students_activity on course_students (course_id, activity_place, enrollment_id);
`;

/** Replaces a part of a function's body. */
const replacing = (name: string, before: string, after: string) => `
  do $outer$
  declare
    definition text := pg_get_functiondef('${name}()'::regprocedure);
  begin
    if position($part$${before}$part$ in definition) = 0 then
      raise exception 'unexpected definition of ${name}';
    end if;
    execute replace(definition, $part$${before}$part$, $part$${after}$part$);
  end $outer$;
`;

const CHANGES = 'insert into figure_changes (course_id, day, lesson_id, completions) values';
const CHANGES_OF_STUDENT =
  'insert into figure_changes (student_id, course_id, day, lesson_id, completions) values';
const ENROLLED =
  'insert into course_students (student_id, course_id, enrollment_id, sort_name, last_act_at, seen_day, completed_at, completed_day)';
const TRUNCATED = 'truncate figure_changes,';
const FILLED = 'insert into failed_quizzes select';

/** No function gets another statement, except for the one that fills all tables. */
const CHANGED: readonly (readonly [name: string, before: string, after: string])[] = [
  ['completion_counted', `${CHANGES} (`, `${CHANGES_OF_STUDENT} (new.student_id, `],
  ['completion_uncounted', `${CHANGES} (`, `${CHANGES_OF_STUDENT} (old.student_id, `],
  [
    'enrollment_counted',
    ENROLLED,
    `with listed as (
      insert into listed_progress values (new.student_id, new.course_id, new.id, new.percent)
    )
    ${ENROLLED}`,
  ],
  ['fill_course_figures', TRUNCATED, 'truncate listed_progress, figure_changes,'],
  [
    'fill_course_figures',
    FILLED,
    `insert into listed_progress select student_id, course_id, id, percent from enrollments;
    ${FILLED}`,
  ],
];
