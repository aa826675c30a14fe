import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The figures of courses and their students are computed when they are read; no trigger writes them. Those of large
 * courses are stored for a minute. An enrollment says when its student was last active, and the statements that change
 * what is next write its next lesson.
 */
export class ComputeCourseFiguresWhenRead1795746000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table enrollments add column last_seen_at timestamptz;
      drop trigger enrollments_moved on enrollments;
      update enrollments e set last_seen_at = s.last_act_at from course_students s
        where s.enrollment_id = e.id and s.last_act_at is not null;
      -- To find who failed a quiz without reading the attempts, which are long.
      create index quiz_attempts_counted on quiz_attempts (quiz_id, student_id) include (passed) where is_counted;

      drop table course_active_days, course_students, listed_progress, failed_quizzes, figure_changes, course_figures,
        course_day_figures, lesson_figures, instructor_figures;
      alter table courses drop column student_count;
      drop function activity_place, active_day_counted, course_students_counted, fill_course_figures, forget_acts,
        keep_failed_quiz, is_learner, last_act_moved, record_act, recount_instructor cascade;
      drop function attempt_acted, attempt_failed, attempt_removed, completion_counted, completion_uncounted,
        enrollment_begins, enrollment_counted, enrollments_moved, enrollments_removed, instructor_courses_changed,
        lesson_completed, lesson_uncompleted, lessons_added, lessons_moved, lessons_removed, presence_counted,
        student_removed, student_renamed, time_of_student_counted, time_of_students_removed cascade;
      drop function progress_at_enrollment, acts_of, next_lesson_of, lock_learner, utc_day;

      -- Sees what was committed until it is called, and what the calling statement wrote before: a statement that waited for
      -- the course would compare the positions from before.
      create function next_lesson_of(student uuid, course uuid) returns uuid
      language plpgsql set search_path = public as $$
      begin
        return (
          select l.id from lessons l where l.course_id = course
            and not exists (select from lesson_completions d where d.student_id = student and d.lesson_id = l.id)
          order by l.position limit 1);
      end $$;

      -- What a student did in a course before they enroll in it. Each statement reads what was committed until then, which
      -- matters after waiting for the course.
      create function progress_at_enrollment(student uuid, course uuid, out done integer, out total integer,
        out completed_at timestamptz, out seen_at timestamptz, out next_lesson uuid)
      language plpgsql set search_path = public as $$
      begin
        select c.lesson_count into total from courses c where c.id = course for share;
        select count(*), max(d.completed_at) into done, completed_at
          from lesson_completions d join lessons l on l.id = d.lesson_id
          where d.student_id = student and d.course_id = course;
        next_lesson := next_lesson_of(student, course);
        select greatest(progress_at_enrollment.completed_at,
          (select max(p.last_at) from lesson_presences p where p.student_id = student and p.course_id = course),
          (select max(greatest(t.started_at, t.answers_saved_at, case when t.state = 'SUBMITTED' then t.finished_at end))
            from quiz_attempts t join quizzes q on q.id = t.quiz_id where t.student_id = student and q.course_id = course))
          into seen_at;
      end $$;
    `);
  }

  down(): Promise<void> {
    throw new Error(
      'The tables of kept figures do not come back: restore a backup from before this migration',
    );
  }
}
