import { BaselineMigration } from './baseline-migration';

/** Quizzes, their questions and the attempts of students. */
export class CreateQuizzes1795746000007 extends BaselineMigration {
  readonly sql = String.raw`
    create table quizzes (
      id uuid primary key,
      course_id uuid not null references courses on delete cascade,
      title text not null check (length(title) between 1 and 200),
      description text not null default '',
      time_limit_minutes integer check (time_limit_minutes between 1 and 1440),
      passing_score_percent integer not null default 70 check (passing_score_percent between 0 and 100),
      question_count integer not null default 0 check (question_count between 0 and 200),
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      max_attempts integer check (max_attempts between 1 and 100),
      review_rule text not null default 'AUTOMATIC' check (review_rule in ('AUTOMATIC', 'SCORE', 'VERDICTS', 'ANSWERS')),
      shuffles_questions boolean not null default false,
      shuffles_options boolean not null default false,
      total_points integer not null default 0 check (total_points >= 0),
      revision integer not null default 1,
      deleted_at timestamptz,
      is_practice boolean not null default false
    );
    create index quizzes_course on quizzes (course_id, created_at);

    create table questions (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      "position" integer not null,
      type text not null check (type in ('MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_ANSWER')),
      text text not null check (length(text) between 1 and 5000),
      options text[] not null default '{}'::text[] check (cardinality(options) in (0, 4)),
      correct_answer text not null check (length(correct_answer) between 1 and 5000),
      explanation text check (length(explanation) between 1 and 5000),
      points integer not null default 1 check (points between 1 and 1000),
      lesson_id uuid,
      constraint questions_position unique (quiz_id, "position") deferrable initially deferred,
      constraint questions_position_check check (("position" >= 1) and ("position" <= 200))
    );

    create table quiz_attempts (
      id uuid primary key,
      quiz_id uuid not null references quizzes on delete cascade,
      student_id uuid not null references accounts on delete cascade,
      number integer not null check (number >= 1),
      state text not null check (state in ('OPEN', 'SUBMITTED', 'EXPIRED')),
      started_at timestamptz not null,
      deadline timestamptz,
      finished_at timestamptz,
      time_limit_minutes integer,
      extra_minutes integer not null default 0,
      passing_score_percent integer not null,
      snapshot jsonb not null,
      answers jsonb not null default '{}'::jsonb,
      flagged jsonb not null default '[]'::jsonb,
      answers_saved_at timestamptz,
      score integer check (score >= 0),
      total integer not null,
      percent integer check (percent between 0 and 100),
      passed boolean,
      is_counted boolean not null default false,
      answers_revision integer not null default 0 check (answers_revision >= 0),
      submission_fingerprint text check (length(submission_fingerprint) = 64),
      constraint quiz_attempts_number unique (student_id, quiz_id, number),
      constraint quiz_attempts_check check (total >= score),
      constraint quiz_attempts_check1 check ((state = 'OPEN') = (finished_at is null)),
      constraint quiz_attempts_check2 check ((state = 'OPEN') = (score is null)),
      constraint quiz_attempts_check3 check ((state = 'OPEN') = (percent is null)),
      constraint quiz_attempts_check4 check ((state = 'OPEN') = (passed is null))
    ) with (fillfactor=85);
    create index quiz_attempts_counted on quiz_attempts (quiz_id, student_id) INCLUDE (passed) where is_counted;
    create index quiz_attempts_deadline on quiz_attempts (deadline) where (state = 'OPEN');
    create unique index quiz_attempts_open on quiz_attempts (student_id, quiz_id) where (state = 'OPEN');
    create index quiz_attempts_quiz on quiz_attempts (quiz_id, started_at desc, id desc) INCLUDE (percent, is_counted);

    create table quiz_extra_times (
      quiz_id uuid not null references quizzes on delete cascade,
      student_id uuid not null references accounts on delete cascade,
      factor_percent integer not null check (factor_percent in (125, 150, 200)),
      primary key (quiz_id, student_id)
    );
    create index quiz_extra_times_student on quiz_extra_times (student_id);

    create function next_lesson_of(student uuid, course uuid) returns uuid language plpgsql set search_path = public as $$
      begin
        return (
          select l.id from lessons l where l.course_id = course
            and not exists (select from lesson_completions d where d.student_id = student and d.lesson_id = l.id)
          order by l.position limit 1);
      end
    $$;

    create function progress_at_enrollment(student uuid, course uuid, OUT done integer, OUT total integer, OUT completed_at timestamptz, OUT seen_at timestamptz, OUT next_lesson uuid) returns record language plpgsql set search_path = public as $$
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
      end
    $$;

    create trigger course_edited_delete after delete on quizzes referencing old table as changed for each statement execute function course_contents_edited();
    create trigger course_edited_insert after insert on quizzes referencing new table as changed for each statement execute function course_contents_edited();
    create trigger course_edited_update after update on quizzes referencing new table as changed for each statement execute function course_contents_edited();
  `;
}
