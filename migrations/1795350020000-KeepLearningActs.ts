import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records each learning act in the kept figures: completions, presence, and what students do in quizzes. */
export class KeepLearningActs1795350020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACTS);
    await runner.query(FAILURES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function attempt_failed() cascade;
      drop function keep_failed_quiz(uuid, uuid);
      drop function attempt_removed() cascade;
      drop function attempt_acted() cascade;
      drop function presence_counted() cascade;
      drop function completion_uncounted() cascade;
      drop function completion_counted() cascade;
      drop function forget_acts(uuid, uuid);
      drop function record_act(uuid, uuid, date, timestamptz);
      drop function active_day_counted() cascade;
      drop function last_act_moved() cascade;
    `);
  }
}

const ACTS = `
  create function last_act_moved() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.last_act_at is not null and new.last_act_at is not null then
      insert into figure_changes (course_id, day, last_active) values (old.course_id, old.seen_day, -1), (new.course_id, new.seen_day, 1);
    elsif tg_op <> 'INSERT' and old.last_act_at is not null then
      insert into figure_changes (course_id, day, last_active) values (old.course_id, old.seen_day, -1);
    elsif tg_op <> 'DELETE' and new.last_act_at is not null then
      insert into figure_changes (course_id, day, last_active) values (new.course_id, new.seen_day, 1);
    end if;
    return null;
  end $$;
  create trigger last_act_began after insert on course_students
    for each row when (new.last_act_at is not null) execute function last_act_moved();
  create trigger last_act_moved after update on course_students
    for each row when (old.seen_day <> new.seen_day or (old.last_act_at is null) <> (new.last_act_at is null)) execute function last_act_moved();
  create trigger last_act_ended after delete on course_students
    for each row when (old.last_act_at is not null) execute function last_act_moved();

  create function active_day_counted() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into figure_changes (course_id, day, active) values (new.course_id, new.day, 1);
    else
      insert into figure_changes (course_id, day, active) values (old.course_id, old.day, -1);
    end if;
    return null;
  end $$;
  create trigger active_day_counted after insert or delete on course_active_days
    for each row execute function active_day_counted();

  -- Of the enrolled alone: others have no row of course_students. It is written first, so that forget_acts waits.
  create function record_act(student uuid, course uuid, on_day date, act_at timestamptz) returns void language plpgsql as $$
  begin
    update course_students s set last_act_at = greatest(s.last_act_at, act_at), seen_day = utc_day(greatest(s.last_act_at, act_at))
    where s.student_id = student and s.course_id = course;
    if found then
      insert into course_active_days values (student, course, on_day) on conflict do nothing;
    end if;
  end $$;

  -- A day stays for as long as an act of it does. Saved answers leave the time of the last save alone: the days on which an
  -- attempt was worked on before that stay.
  create function forget_acts(student uuid, course uuid) returns void language plpgsql as $$
  begin
    perform from course_students where student_id = student and course_id = course for no key update;
    delete from course_active_days d where d.student_id = student and d.course_id = course
      and d.day not in (select a.day from acts_of(student, course) a where a.day is not null)
      and not exists (select from quiz_attempts t join quizzes q on q.id = t.quiz_id and q.course_id = course
        where t.student_id = student and d.day between utc_day(t.started_at) and utc_day(t.answers_saved_at));
    update course_students s set last_act_at = last.at, seen_day = utc_day(coalesce(last.at, e.enrolled_at))
    from enrollments e, (select max(a.at) as at from acts_of(student, course) a) last
    where s.student_id = student and s.course_id = course and e.id = s.enrollment_id and s.last_act_at is distinct from last.at;
  end $$;

  -- The moment of a completion is recorded with the enrollment, whose last_activity_at it is. So is its turn: whoever completes
  -- a lesson or takes that back has the enrollment's row before this runs.
  create function completion_counted() returns trigger language plpgsql as $$
  begin
    insert into figure_changes (course_id, day, lesson_id, completions) values (new.course_id, utc_day(new.completed_at), new.lesson_id, 1);
    insert into course_active_days select s.student_id, s.course_id, utc_day(new.completed_at) from course_students s
      where s.student_id = new.student_id and s.course_id = new.course_id
      on conflict do nothing;
    return null;
  end $$;
  create trigger completion_counted after insert on lesson_completions for each row execute function completion_counted();

  create function completion_uncounted() returns trigger language plpgsql as $$
  begin
    insert into figure_changes (course_id, day, lesson_id, completions) values (old.course_id, utc_day(old.completed_at), old.lesson_id, -1);
    perform forget_acts(old.student_id, old.course_id);
    return null;
  end $$;
  create trigger completion_uncounted after delete on lesson_completions for each row execute function completion_uncounted();

  create function presence_counted() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into figure_changes (course_id, day, lesson_id, seconds) values (old.course_id, old.day, old.lesson_id, -old.seconds);
    end if;
    if tg_op = 'DELETE' then
      perform forget_acts(old.student_id, old.course_id);
      return null;
    end if;
    insert into figure_changes (course_id, day, lesson_id, seconds) values (new.course_id, new.day, new.lesson_id, new.seconds);
    perform record_act(new.student_id, new.course_id, new.day, new.last_at);
    if tg_op = 'INSERT' then
      update course_students s set is_stuck = true from enrollments e
      where s.student_id = new.student_id and s.course_id = new.course_id and not s.is_stuck
        and e.id = s.enrollment_id and e.next_lesson_id = new.lesson_id
        and (select count(*) from lesson_presences p where p.student_id = new.student_id and p.lesson_id = new.lesson_id) >= 3;
    end if;
    return null;
  end $$;
  create trigger presence_counted after insert or update or delete on lesson_presences
    for each row execute function presence_counted();

  create function attempt_acted() returns trigger language plpgsql as $$
  declare
    course uuid := (select course_id from quizzes where id = new.quiz_id);
    was_saved boolean := new.answers_saved_at is not null;
    was_submitted boolean := new.state = 'SUBMITTED';
  begin
    if tg_op = 'INSERT' then
      perform record_act(new.student_id, course, utc_day(new.started_at), new.started_at);
    else
      was_saved := was_saved and new.answers_saved_at is distinct from old.answers_saved_at;
      was_submitted := was_submitted and new.finished_at is distinct from old.finished_at;
    end if;
    if was_saved and not (was_submitted and utc_day(new.answers_saved_at) = utc_day(new.finished_at) and new.answers_saved_at <= new.finished_at) then
      perform record_act(new.student_id, course, utc_day(new.answers_saved_at), new.answers_saved_at);
    end if;
    if was_submitted then
      perform record_act(new.student_id, course, utc_day(new.finished_at), new.finished_at);
    end if;
    return null;
  end $$;
  create trigger attempt_began after insert on quiz_attempts for each row execute function attempt_acted();
  create trigger attempt_acted after update on quiz_attempts for each row
    when (new.answers_saved_at is distinct from old.answers_saved_at or new.finished_at is distinct from old.finished_at)
    execute function attempt_acted();

  create function attempt_removed() returns trigger language plpgsql as $$
  begin
    perform forget_acts(old.student_id, q.course_id) from quizzes q where q.id = old.quiz_id;
    return null;
  end $$;
  create trigger attempt_removed after delete on quiz_attempts for each row execute function attempt_removed();
`;

const FAILURES = `
  create function keep_failed_quiz(student uuid, quiz uuid) returns void language sql as $$
    with taken as (
      select count(*) as failures, coalesce(bool_or(t.passed), false) as has_passed from quiz_attempts t
      where t.student_id = student and t.quiz_id = quiz and t.is_counted
    ), gone as (
      delete from failed_quizzes f using taken where f.student_id = student and f.quiz_id = quiz and (taken.failures < 2 or taken.has_passed)
    )
    insert into failed_quizzes select student, quiz, taken.failures from taken where taken.failures >= 2 and not taken.has_passed
    on conflict (student_id, quiz_id) do update set failures = excluded.failures
  $$;

  create function attempt_failed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform keep_failed_quiz(old.student_id, old.quiz_id) from accounts a, quizzes q where a.id = old.student_id and q.id = old.quiz_id;
    else
      perform keep_failed_quiz(new.student_id, new.quiz_id);
    end if;
    return null;
  end $$;
  -- The first attempt at a quiz is no second failure.
  create trigger attempt_failed_at_once after insert on quiz_attempts
    for each row when (new.is_counted and new.number > 1) execute function attempt_failed();
  create trigger attempt_failed after update on quiz_attempts for each row
    when ((new.is_counted or old.is_counted) and (new.is_counted <> old.is_counted or new.passed is distinct from old.passed)
      and (new.number > 1 or old.is_counted))
    execute function attempt_failed();
  create trigger attempt_failure_removed after delete on quiz_attempts
    for each row when (old.is_counted) execute function attempt_failed();
`;
