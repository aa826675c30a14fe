import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts only the time of enrolled students in the figures of lessons and days, like their completions. */
export class CountTimeOfStudents1795743200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      presenceCounted({
        before: onlyIf('is_learner(old.student_id, old.course_id)', COUNTED_BEFORE),
        now: onlyIf('is_learner(new.student_id, new.course_id)', COUNTED_NOW),
      }),
    );
    await runner.query(WITH_ENROLLMENTS);
    await runner.query(filling(ALL_TIME, TIME_OF_STUDENTS));
    await runner.query(ofThoseWhoLeft(-1));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ofThoseWhoLeft(1));
    await runner.query(filling(TIME_OF_STUDENTS, ALL_TIME));
    await runner.query(
      'drop function time_of_student_counted() cascade; drop function time_of_students_removed() cascade;',
    );
    await runner.query(presenceCounted({ before: COUNTED_BEFORE, now: COUNTED_NOW }));
  }
}

const counted = (row: 'old' | 'new', sign: '' | '-') =>
  `insert into figure_changes (course_id, day, lesson_id, seconds) values (${row}.course_id, ${row}.day, ${row}.lesson_id, ${sign}${row}.seconds);`;
const COUNTED_BEFORE = counted('old', '-');
const COUNTED_NOW = counted('new', '');

const onlyIf = (condition: string, statement: string) => `if ${condition} then ${statement} end if;`;

/** The time of students who are not enrolled, as differences. */
const ofThoseWhoLeft = (sign: 1 | -1) => `
  insert into figure_changes (course_id, day, lesson_id, seconds)
  select p.course_id, p.day, p.lesson_id, ${sign} * sum(p.seconds) from lesson_presences p
  where not exists (select from enrollments e where e.student_id = p.student_id and e.course_id = p.course_id)
  group by 1, 2, 3;`;

const presenceCounted = ({ before, now }: { before: string; now: string }) => `
  create or replace function presence_counted() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      ${before}
    end if;
    if tg_op = 'DELETE' then
      perform forget_acts(old.student_id, old.course_id);
      return null;
    end if;
    ${now}
    perform record_act(new.student_id, new.course_id, new.day, new.last_at);
    if tg_op = 'INSERT' then
      update course_students s set is_stuck = true from enrollments e
      where s.student_id = new.student_id and s.course_id = new.course_id and not s.is_stuck
        and e.id = s.enrollment_id and e.next_lesson_id = new.lesson_id
        and (select count(*) from lesson_presences p where p.student_id = new.student_id and p.lesson_id = new.lesson_id) >= 3;
    end if;
    return null;
  end $$;
`;

const WITH_ENROLLMENTS = `
  create function time_of_student_counted() returns trigger language plpgsql as $$
  begin
    perform lock_learner(new.student_id, new.course_id);
    insert into figure_changes (course_id, day, lesson_id, seconds)
    select p.course_id, p.day, p.lesson_id, sum(p.seconds) from lesson_presences p
    where p.student_id = new.student_id and p.course_id = new.course_id group by 1, 2, 3;
    return null;
  end $$;
  create trigger time_of_student_counted after insert on enrollments
    for each row execute function time_of_student_counted();

  create function time_of_students_removed() returns trigger language plpgsql as $$
  begin
    insert into figure_changes (course_id, day, lesson_id, seconds)
    select p.course_id, p.day, p.lesson_id, -sum(p.seconds) from removed r
      join lesson_presences p on p.student_id = r.student_id and p.course_id = r.course_id group by 1, 2, 3;
    return null;
  end $$;
  create trigger time_of_students_removed after delete on enrollments referencing old table as removed
    for each statement execute function time_of_students_removed();
`;

const ALL_TIME = 'select course_id, day, lesson_id, sum(seconds) from lesson_presences group by 1, 2, 3;';
const TIME_OF_STUDENTS =
  'select course_id, day, lesson_id, sum(seconds) from lesson_presences join enrollments using (student_id, course_id) group by 1, 2, 3;';

/** Changes what the figures are filled with when they are computed anew. */
const filling = (before: string, after: string) => `
  do $outer$
  declare
    definition text := pg_get_functiondef('fill_course_figures()'::regprocedure);
  begin
    if position($part$${before}$part$ in definition) = 0 then
      raise exception 'unexpected definition of fill_course_figures';
    end if;
    execute replace(definition, $part$${before}$part$, $part$${after}$part$);
  end $outer$;
`;
