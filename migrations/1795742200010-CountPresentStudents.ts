import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts only the completions of enrolled students in the figures of lessons and days, and ends the enrollments of people
 * who teach the course. Handing courses over locks the instructors in one order.
 */
export class CountPresentStudents1795742200010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FIND_LEARNER);
    await runner.query(END_ENROLLMENTS);
    await runner.query(COUNTED);
    for (const [name, before, after] of CHANGED) await runner.query(replacing(name, before, after));
    await runner.query(`
      ${ofThoseWhoLeft(-1)}
      delete from enrollments e using course_members m
        where m.course_id = e.course_id and m.account_id = e.student_id;
    `);
  }

  /** The enrollments of teachers are not restored: enrolling again brings their progress back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ofThoseWhoLeft(1));
    for (const [name, before, after] of CHANGED) await runner.query(replacing(name, after, before));
    await runner.query(COUNTED_BEFORE);
    await runner.query('drop function student_removed() cascade;');
    await runner.query('drop function is_learner(uuid, uuid); drop function lock_learner(uuid, uuid);');
  }
}

/** The completions of students who are not enrolled, as differences. */
const ofThoseWhoLeft = (sign: 1 | -1) => `
      insert into figure_changes (course_id, day, lesson_id, completions)
      select d.course_id, utc_day(d.completed_at), d.lesson_id, ${sign} * count(*) from lesson_completions d
      where not exists (select from enrollments e where e.student_id = d.student_id and e.course_id = d.course_id)
      group by 1, 2, 3;`;

const FIND_LEARNER = `
  create function lock_learner(student uuid, course uuid) returns void language sql as $$
    select pg_advisory_xact_lock(hashtextextended('learner ' || student || course, 0))
  $$;

  -- Whether a completion counts. An enrollment that is found cannot end before the transaction does. If there is none,
  -- nobody else can be enrolling the student: whoever does counts the completions that there are then.
  create function is_learner(student uuid, course uuid) returns boolean language plpgsql as $$
  begin
    perform from course_students where student_id = student and course_id = course for key share;
    if found then
      return true;
    end if;
    perform lock_learner(student, course);
    perform from course_students where student_id = student and course_id = course for key share;
    return found;
  end $$;
`;

const END_ENROLLMENTS = `
  -- Before the completions: the triggers of rows that are deleted together would each find the others gone.
  create function student_removed() returns trigger language plpgsql as $$
  begin
    delete from enrollments where student_id = old.id;
    return old;
  end $$;
  create trigger student_removed before delete on accounts for each row execute function student_removed();
`;

const counting = (functions: { counted: string; uncounted: string }) => `
  create or replace function completion_counted() returns trigger language plpgsql as $$
  begin${functions.counted}
    insert into figure_changes (course_id, day, lesson_id, completions) values (new.course_id, utc_day(new.completed_at), new.lesson_id, 1);
    insert into course_active_days select s.student_id, s.course_id, utc_day(new.completed_at) from course_students s
      where s.student_id = new.student_id and s.course_id = new.course_id
      on conflict do nothing;
    return null;
  end $$;

  create or replace function completion_uncounted() returns trigger language plpgsql as $$
  begin${functions.uncounted}
    insert into figure_changes (course_id, day, lesson_id, completions) values (old.course_id, utc_day(old.completed_at), old.lesson_id, -1);
    perform forget_acts(old.student_id, old.course_id);
    return null;
  end $$;
`;

const onlyOf = (row: string) => `
    if not is_learner(${row}.student_id, ${row}.course_id) then
      return null;
    end if;`;

const COUNTED = counting({ counted: onlyOf('new'), uncounted: onlyOf('old') });
const COUNTED_BEFORE = counting({ counted: '', uncounted: '' });

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

const COURSE_STUDENTS =
  'insert into course_students (student_id, course_id, enrollment_id, sort_name, last_act_at, seen_day, completed_at, completed_day)';
const OF_INSTRUCTOR =
  "perform pg_advisory_xact_lock_shared(hashtextextended('instructor ' || instructor_id, 0)) from (";
const LOADED = `select course_id, utc_day(completed_at), lesson_id, count(*) from lesson_completions group by 1, 2, 3;`;
const LOADED_OF_STUDENTS = `select course_id, utc_day(completed_at), lesson_id, count(*) from lesson_completions join enrollments using (student_id, course_id) group by 1, 2, 3;`;

const CHANGED: readonly (readonly [name: string, before: string, after: string])[] = [
  [
    'enrollment_counted',
    COURSE_STUDENTS,
    `perform lock_learner(new.student_id, new.course_id);
    insert into figure_changes (course_id, day, lesson_id, completions)
    select d.course_id, utc_day(d.completed_at), d.lesson_id, count(*) from lesson_completions d
    where d.student_id = new.student_id and d.course_id = new.course_id group by 1, 2, 3;
    ${COURSE_STUDENTS}`,
  ],
  [
    'enrollments_removed',
    OF_INSTRUCTOR,
    `insert into figure_changes (course_id, day, lesson_id, completions)
    select d.course_id, utc_day(d.completed_at), d.lesson_id, -count(*) from removed r
      join lesson_completions d on d.student_id = r.student_id and d.course_id = r.course_id group by 1, 2, 3;
    ${OF_INSTRUCTOR}`,
  ],
  ['fill_course_figures', LOADED, LOADED_OF_STUDENTS],
  [
    'instructor_courses_changed',
    'perform recount_instructor(old.instructor_id);',
    `-- In one order: two courses may be handed over in opposite directions.
    if tg_op = 'UPDATE' and new.instructor_id < old.instructor_id then
      perform recount_instructor(new.instructor_id);
    end if;
    perform recount_instructor(old.instructor_id);`,
  ],
  [
    'instructor_courses_changed',
    "if tg_op = 'UPDATE' and new.instructor_id <> old.instructor_id then",
    "if tg_op = 'UPDATE' and new.instructor_id > old.instructor_id then",
  ],
];
