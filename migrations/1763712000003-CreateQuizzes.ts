import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuizzes1763712000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table quizzes (
        id uuid primary key,
        course_id uuid not null references courses on delete cascade,
        title text not null check (length(title) between 1 and 200),
        description text not null default '',
        time_limit_minutes integer check (time_limit_minutes between 1 and 1440),
        passing_score_percent integer not null default 70 check (passing_score_percent between 0 and 100),
        question_count integer not null default 0 check (question_count between 0 and 200),
        is_active boolean not null default true,
        created_at timestamptz not null default now()
      );
      create index quizzes_course on quizzes (course_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table quizzes;
    `);
  }
}
