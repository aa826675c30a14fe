import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The figures of the instructor's pages, kept when their causes are written instead of counted when they are read. A cause
 * writes a row of differences (figure_changes), so that no two writers ever wait for each other; a task adds those up into
 * the figures, and readers add what is not yet added up. docs/kept-figures.md describes all of it.
 */
export class KeepCourseFigures1795350010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(PROGRESS);
    await runner.query(INSTRUCTORS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function instructor_courses_changed() cascade;
      drop function recount_instructor(uuid);
      drop function student_renamed() cascade;
      drop function enrollments_removed() cascade;
      drop function enrollments_moved() cascade;
      drop function enrollment_counted() cascade;
      drop table figure_changes, course_active_days, course_students, failed_quizzes;
      drop table instructor_figures, lesson_figures, course_day_figures, course_figures;
      drop function acts_of(uuid, uuid);
      drop function utc_day(timestamptz);
    `);
  }
}

const TABLES = `
  create function utc_day(moment timestamptz) returns date language sql immutable as $$
    select (moment at time zone 'UTC')::date
  $$;

  create table course_figures (
    course_id uuid primary key references courses on delete cascade,
    students integer not null,
    percent_sum bigint not null,
    completed integer not null,
    -- When all figures of the course were last counted anew and compared; null: never.
    checked_at timestamptz
  ) with (fillfactor = 70);
  create index course_figures_checked on course_figures (checked_at nulls first);
  create table course_day_figures (
    course_id uuid not null references courses on delete cascade,
    day date not null,
    enrolled integer not null,
    completions integer not null,
    seconds bigint not null,
    active integer not null,
    -- Students whose last act was on this day.
    last_active integer not null,
    primary key (course_id, day)
  ) with (fillfactor = 70);
  create table lesson_figures (
    course_id uuid not null references courses on delete cascade,
    -- No foreign key: the time that was spent on a lesson, and who completed it, outlive it and count again if it is brought back.
    lesson_id uuid not null,
    completions integer not null,
    seconds bigint not null,
    waiting integer not null,
    primary key (course_id, lesson_id)
  ) with (fillfactor = 70);
  create table instructor_figures (
    instructor_id uuid primary key references accounts on delete cascade,
    students integer not null
  ) with (fillfactor = 70);

  -- What is still to be added to the four tables above; a difference counts for those of them whose key it has.
  create table figure_changes (
    id bigint generated always as identity primary key,
    course_id uuid,
    day date,
    lesson_id uuid,
    instructor_id uuid,
    students integer not null default 0,
    percent_sum bigint not null default 0,
    completed integer not null default 0,
    enrolled integer not null default 0,
    completions integer not null default 0,
    seconds bigint not null default 0,
    active integer not null default 0,
    last_active integer not null default 0,
    waiting integer not null default 0,
    instructor_students integer not null default 0
  );
  create index figure_changes_course on figure_changes (course_id);
  create index figure_changes_instructor on figure_changes (instructor_id) where instructor_id is not null;

  -- What an instructor's pages ask of each enrollment, apart from it: completing a lesson rewrites an enrollment in place.
  create table course_students (
    student_id uuid not null,
    course_id uuid not null,
    enrollment_id uuid not null,
    sort_name text not null,
    last_act_at timestamptz,
    -- The day (UTC) of the last act, or of the enrollment before any.
    seen_day date not null,
    -- The enrollment's last_activity_at, and its day (UTC).
    completed_at timestamptz,
    completed_day date,
    -- Whether the next lesson was opened on at least three days.
    is_stuck boolean not null default false,
    primary key (student_id, course_id),
    constraint course_students_enrollment foreign key (student_id, course_id)
      references enrollments (student_id, course_id) on delete cascade
  ) with (fillfactor = 85);
  create index course_students_name on course_students (course_id, sort_name, enrollment_id);
  create index course_students_seen on course_students (course_id, seen_day);
  create index course_students_completed on course_students (course_id, completed_day desc) where completed_day is not null;
  create index course_students_stuck on course_students (course_id) where is_stuck;

  -- The days (UTC) on which a student acted in a course.
  create table course_active_days (
    student_id uuid not null,
    course_id uuid not null,
    day date not null,
    primary key (student_id, course_id, day),
    constraint course_active_days_student foreign key (student_id, course_id)
      references course_students (student_id, course_id) on delete cascade
  );

  -- Quizzes that a student has failed at least twice, in counted attempts, and never passed.
  create table failed_quizzes (
    student_id uuid not null references accounts on delete cascade,
    quiz_id uuid not null references quizzes on delete cascade,
    failures integer not null check (failures >= 2),
    primary key (student_id, quiz_id)
  );
  create index failed_quizzes_quiz on failed_quizzes (quiz_id, student_id);

  create function acts_of(student uuid, course uuid) returns table (day date, at timestamptz) language sql stable as $$
    select utc_day(d.completed_at), null::timestamptz from lesson_completions d where d.student_id = student and d.course_id = course
    union all select null, e.last_activity_at from enrollments e where e.student_id = student and e.course_id = course
    union all select p.day, p.last_at from lesson_presences p where p.student_id = student and p.course_id = course
    union all select utc_day(act.at), act.at from quiz_attempts t join quizzes q on q.id = t.quiz_id and q.course_id = course
      cross join lateral (values (t.started_at), (t.answers_saved_at), (case when t.state = 'SUBMITTED' then t.finished_at end)) as act (at)
      where t.student_id = student
  $$;
`;

const PROGRESS = `
  -- Two courses of one instructor, entered by one student at the same time, are told apart by the second lock; the first is
  -- for recount_instructor.
  create function enrollment_counted() returns trigger language plpgsql as $$
  declare
    instructor uuid;
    known integer;
    last_act timestamptz;
  begin
    select c.instructor_id into instructor from courses c where c.id = new.course_id and c.deleted_at is null;
    if found then
      perform pg_advisory_xact_lock_shared(hashtextextended('instructor ' || instructor, 0));
      perform pg_advisory_xact_lock(hashtextextended('student of ' || instructor || new.student_id, 0));
      select count(*) into known from enrollments e join courses c on c.id = e.course_id
        where e.student_id = new.student_id and c.instructor_id = instructor and c.deleted_at is null and e.id <> new.id;
    end if;
    insert into figure_changes (course_id, day, lesson_id, instructor_id, students, percent_sum, completed, enrolled, waiting, instructor_students)
    values (new.course_id, utc_day(new.enrolled_at), new.next_lesson_id, case when known = 0 then instructor end, 1, new.percent,
      (new.percent = 100)::int, 1, (new.next_lesson_id is not null)::int, coalesce(known = 0, false)::int);
    select max(a.at) into last_act from acts_of(new.student_id, new.course_id) a;
    insert into course_students (student_id, course_id, enrollment_id, sort_name, last_act_at, seen_day, completed_at, completed_day)
    select new.student_id, new.course_id, new.id, lower(a.name), last_act, utc_day(coalesce(last_act, new.enrolled_at)),
      new.last_activity_at, utc_day(new.last_activity_at)
    from accounts a where a.id = new.student_id for share of a;
    if last_act is not null then
      insert into course_active_days select distinct new.student_id, new.course_id, a.day
        from acts_of(new.student_id, new.course_id) a where a.day is not null;
    end if;
    return null;
  end $$;
  create trigger enrollment_counted after insert on enrollments for each row execute function enrollment_counted();

  -- Without a join of the two transition tables: its plan is kept, and one made for one row would not do for all of a course.
  create function enrollments_moved() returns trigger language plpgsql as $$
  begin
    insert into figure_changes (course_id, lesson_id, percent_sum, completed, waiting)
    select course_id, next_lesson_id, sum(percent), sum(completed), sum(waiting) from (
      select course_id, next_lesson_id, percent::int as percent, (percent = 100)::int as completed, (next_lesson_id is not null)::int as waiting from after
      union all
      select course_id, next_lesson_id, -percent, -(percent = 100)::int, -(next_lesson_id is not null)::int from before
    ) moved group by 1, 2 having sum(percent) <> 0 or sum(completed) <> 0 or sum(waiting) <> 0;

    update course_students s set last_act_at = greatest(s.last_act_at, e.last_activity_at),
      seen_day = utc_day(coalesce(greatest(s.last_act_at, e.last_activity_at), e.enrolled_at)),
      completed_at = e.last_activity_at, completed_day = utc_day(e.last_activity_at), is_stuck = opened.is_stuck
    from after e cross join lateral (
      select count(*) >= 3 as is_stuck from lesson_presences p where p.student_id = e.student_id and p.lesson_id = e.next_lesson_id) opened
    where s.student_id = e.student_id and s.course_id = e.course_id
      and (s.completed_at is distinct from e.last_activity_at or s.is_stuck <> opened.is_stuck);
    return null;
  end $$;
  create trigger enrollments_moved after update on enrollments
    referencing old table as before new table as after for each statement execute function enrollments_moved();

  create function enrollments_removed() returns trigger language plpgsql as $$
  begin
    insert into figure_changes (course_id, day, lesson_id, students, percent_sum, completed, enrolled, waiting)
    select course_id, utc_day(enrolled_at), next_lesson_id, -count(*), -sum(percent), -count(*) filter (where percent = 100), -count(*),
      -count(next_lesson_id) from removed group by 1, 2, 3;
    perform pg_advisory_xact_lock_shared(hashtextextended('instructor ' || instructor_id, 0)) from (
      select distinct c.instructor_id from removed r join courses c on c.id = r.course_id order by 1) instructors;
    insert into figure_changes (instructor_id, instructor_students)
    select instructor_id, -count(*) from (
      select distinct c.instructor_id, r.student_id from removed r join courses c on c.id = r.course_id and c.deleted_at is null
    ) gone where not exists (
      select from enrollments e join courses c on c.id = e.course_id
      where e.student_id = gone.student_id and c.instructor_id = gone.instructor_id and c.deleted_at is null)
    group by 1;
    return null;
  end $$;
  create trigger enrollments_removed after delete on enrollments
    referencing old table as removed for each statement execute function enrollments_removed();

  create function student_renamed() returns trigger language plpgsql as $$
  begin
    update course_students set sort_name = lower(new.name) where student_id = new.id;
    return null;
  end $$;
  create trigger student_renamed after update of name on accounts
    for each row when (old.name <> new.name) execute function student_renamed();
`;

const INSTRUCTORS = `
  -- The lock keeps out whoever enrolls with the instructor meanwhile.
  create function recount_instructor(instructor uuid) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('instructor ' || instructor, 0));
    insert into figure_changes (instructor_id, instructor_students)
    select instructor, difference from (
      select (select count(distinct e.student_id) from courses c join enrollments e on e.course_id = c.id
          where c.instructor_id = instructor and c.deleted_at is null)
        - coalesce((select students from instructor_figures where instructor_id = instructor), 0)
        - coalesce((select sum(instructor_students) from figure_changes where instructor_id = instructor), 0) as difference
    ) counted where difference <> 0 and exists (select from accounts where id = instructor);
  end $$;

  create function instructor_courses_changed() returns trigger language plpgsql as $$
  begin
    perform recount_instructor(old.instructor_id);
    if tg_op = 'UPDATE' and new.instructor_id <> old.instructor_id then
      perform recount_instructor(new.instructor_id);
    end if;
    return null;
  end $$;
  create trigger instructor_courses_changed after update of instructor_id, deleted_at on courses for each row
    when (new.instructor_id <> old.instructor_id or (new.deleted_at is null) <> (old.deleted_at is null))
    execute function instructor_courses_changed();
  create trigger instructor_courses_removed after delete on courses
    for each row execute function instructor_courses_changed();
`;
