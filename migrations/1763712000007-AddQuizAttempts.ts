import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddQuizAttempts1763712000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quizzes
        add column max_attempts integer check (max_attempts between 1 and 100),
        add column review_rule text not null default 'AUTOMATIC'
          check (review_rule in ('AUTOMATIC', 'SCORE', 'VERDICTS', 'ANSWERS')),
        add column shuffles_questions boolean not null default false,
        add column shuffles_options boolean not null default false,
        add column total_points integer not null default 0 check (total_points >= 0),
        add column revision integer not null default 1,
        add column deleted_at timestamptz;

      create table questions (
        id uuid primary key,
        quiz_id uuid not null references quizzes on delete cascade,
        position integer not null check (position between 1 and 200),
        type text not null check (type in ('MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_ANSWER')),
        text text not null check (length(text) between 1 and 5000),
        options text[] not null default '{}' check (cardinality(options) in (0, 4)),
        correct_answer text not null check (length(correct_answer) between 1 and 5000),
        explanation text check (length(explanation) between 1 and 5000),
        points integer not null default 1 check (points between 1 and 1000),
        constraint questions_position unique (quiz_id, position) deferrable initially deferred
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
        answers jsonb not null default '{}',
        flagged jsonb not null default '[]',
        answers_saved_at timestamptz,
        score integer check (score >= 0),
        total integer not null check (total >= score),
        percent integer check (percent between 0 and 100),
        passed boolean,
        is_counted boolean not null default false,
        check ((state = 'OPEN') = (finished_at is null)),
        check ((state = 'OPEN') = (score is null)),
        check ((state = 'OPEN') = (percent is null)),
        check ((state = 'OPEN') = (passed is null)),
        constraint quiz_attempts_number unique (student_id, quiz_id, number)
      ) with (fillfactor = 85);
      create unique index quiz_attempts_open on quiz_attempts (student_id, quiz_id) where state = 'OPEN';
      create index quiz_attempts_deadline on quiz_attempts (deadline) where state = 'OPEN';
      create index quiz_attempts_quiz on quiz_attempts (quiz_id, started_at desc, id desc) include (percent, is_counted);

      create table quiz_extra_times (
        quiz_id uuid not null references quizzes on delete cascade,
        student_id uuid not null references accounts on delete cascade,
        factor_percent integer not null check (factor_percent in (125, 150, 200)),
        primary key (quiz_id, student_id)
      );
      create index quiz_extra_times_student on quiz_extra_times (student_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table quiz_extra_times;
      drop table quiz_attempts;
      drop table questions;
      alter table quizzes
        drop column max_attempts, drop column review_rule, drop column shuffles_questions,
        drop column shuffles_options, drop column total_points, drop column revision, drop column deleted_at;
    `);
  }
}
