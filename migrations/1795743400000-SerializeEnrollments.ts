import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts correctly when enrollments begin and end at the same time: of a student who leaves one course of an instructor and
 * enrolls in another, and of one who enrolls again while completing lessons. The nightly recount repairs earlier miscounts.
 */
export class SerializeEnrollments1795743400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROGRESS);
    await runner.query(replacing('enrollments_removed', GONE, `${LOCKED}${GONE}`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing('enrollments_removed', `${LOCKED}${GONE}`, GONE));
    await runner.query('drop function progress_at_enrollment(uuid, uuid);');
  }
}

/**
 * Volatile, so that the count sees what was committed before the locks were taken. An enrollment that is just being removed
 * is skipped: the insert waits for it, and nothing is completed in it any more.
 */
const PROGRESS = `
  create function progress_at_enrollment(student uuid, course uuid, out done integer, out total integer, out last_at timestamptz)
  language plpgsql volatile as $$
  begin
    select c.lesson_count into total from courses c where c.id = course for share;
    perform lock_learner(student, course);
    perform from enrollments where student_id = student and course_id = course for key share skip locked;
    select count(*), max(d.completed_at) into done, last_at
    from lesson_completions d join lessons l on l.id = d.lesson_id
    where d.student_id = student and d.course_id = course;
  end $$;
`;

const GONE = 'insert into figure_changes (instructor_id, instructor_students)';

/** The lock that whoever enrolls takes for each student, always in the same order. */
const LOCKED = `perform pg_advisory_xact_lock(hashtextextended('student of ' || instructor_id || student_id, 0)) from (
      select distinct c.instructor_id, r.student_id from removed r join courses c on c.id = r.course_id and c.deleted_at is null
      order by 1, 2) students;
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
