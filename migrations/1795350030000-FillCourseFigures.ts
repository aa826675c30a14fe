import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes all kept figures of courses from the rows there are: for a database from before, and for one whose rows were
 * loaded without triggers.
 */
export class FillCourseFigures1795350030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FILL);
    await runner.query('select fill_course_figures()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function fill_course_figures();');
  }
}

const FILL = `
  -- Everything from the rows there are: for a database from before, and after rows were loaded without triggers.
  create function fill_course_figures() returns void language plpgsql as $$
  begin
    truncate figure_changes, course_active_days, course_students, course_figures, course_day_figures, lesson_figures, instructor_figures, failed_quizzes;

    alter table course_students disable trigger user;
    alter table course_active_days disable trigger user;
    -- Checked once for all rows instead of row by row.
    alter table course_active_days drop constraint course_active_days_student;
    alter table course_students drop constraint course_students_enrollment;
    insert into course_students (student_id, course_id, enrollment_id, sort_name, last_act_at, seen_day, completed_at, completed_day, is_stuck)
    select e.student_id, e.course_id, e.id, lower(a.name), l.at, utc_day(coalesce(l.at, e.enrolled_at)), e.last_activity_at,
      utc_day(e.last_activity_at), coalesce(o.days >= 3, false)
    from enrollments e join accounts a on a.id = e.student_id
      left join (select p.student_id, p.course_id, max(p.last_at) as at from lesson_presences p group by 1, 2) p using (student_id, course_id)
      left join (select t.student_id, q.course_id,
          max(greatest(t.started_at, t.answers_saved_at, case when t.state = 'SUBMITTED' then t.finished_at end)) as at
        from quiz_attempts t join quizzes q on q.id = t.quiz_id group by 1, 2) t using (student_id, course_id)
      cross join lateral (select greatest(e.last_activity_at, p.at, t.at) as at) l
      left join (select p.student_id, p.lesson_id, count(*) as days from lesson_presences p group by 1, 2) o
        on o.student_id = e.student_id and o.lesson_id = e.next_lesson_id;

    insert into course_active_days
    select student_id, course_id, day from (
      select student_id, course_id, utc_day(completed_at) as day from lesson_completions
      union select student_id, course_id, day from lesson_presences
      union select t.student_id, q.course_id, utc_day(act.at) from quiz_attempts t join quizzes q on q.id = t.quiz_id
        cross join lateral (values (t.started_at), (t.answers_saved_at), (case when t.state = 'SUBMITTED' then t.finished_at end)) as act (at)
        where act.at is not null
    ) acts join course_students using (student_id, course_id);
    alter table course_students enable trigger user;
    alter table course_active_days enable trigger user;
    alter table course_students add constraint course_students_enrollment foreign key (student_id, course_id)
      references enrollments (student_id, course_id) on delete cascade;
    alter table course_active_days add constraint course_active_days_student foreign key (student_id, course_id)
      references course_students (student_id, course_id) on delete cascade;

    insert into figure_changes (course_id, day, lesson_id, students, percent_sum, completed, enrolled, waiting)
    select course_id, utc_day(enrolled_at), next_lesson_id, count(*), sum(percent), count(*) filter (where percent = 100), count(*),
      count(next_lesson_id) from enrollments group by 1, 2, 3;
    insert into figure_changes (course_id, day, lesson_id, completions)
    select course_id, utc_day(completed_at), lesson_id, count(*) from lesson_completions group by 1, 2, 3;
    insert into figure_changes (course_id, day, lesson_id, seconds)
    select course_id, day, lesson_id, sum(seconds) from lesson_presences group by 1, 2, 3;
    insert into figure_changes (course_id, day, active) select course_id, day, count(*) from course_active_days group by 1, 2;
    insert into figure_changes (course_id, day, last_active)
    select course_id, seen_day, count(*) from course_students where last_act_at is not null group by 1, 2;

    insert into course_figures select course_id, sum(students), sum(percent_sum), sum(completed) from figure_changes group by 1;
    insert into course_day_figures select course_id, day, sum(enrolled), sum(completions), sum(seconds), sum(active), sum(last_active)
      from figure_changes group by 1, 2;
    insert into lesson_figures select course_id, lesson_id, sum(completions), sum(seconds), sum(waiting)
      from figure_changes where lesson_id is not null group by 1, 2;
    insert into instructor_figures select c.instructor_id, count(distinct e.student_id)
      from courses c join enrollments e on e.course_id = c.id where c.deleted_at is null group by 1;
    delete from figure_changes;

    insert into failed_quizzes select t.student_id, t.quiz_id, count(*) from quiz_attempts t where t.is_counted
    group by 1, 2 having count(*) >= 2 and not bool_or(t.passed);
  end $$;
`;
