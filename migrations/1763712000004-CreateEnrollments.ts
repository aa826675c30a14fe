import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEnrollments1763712000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table enrollments (
        id uuid primary key,
        student_id uuid not null references accounts on delete cascade,
        course_id uuid not null references courses on delete cascade,
        enrolled_at timestamptz not null default now(),
        lessons_completed integer not null default 0 check (lessons_completed >= 0),
        percent smallint not null default 0 check (percent between 0 and 100),
        last_activity_at timestamptz,
        constraint enrollments_student_course_unique unique (student_id, course_id)
        -- Room in each page, so that counting a lesson rewrites the row in place and touches no index.
      ) with (fillfactor = 85);
      create index enrollments_course on enrollments (course_id, enrolled_at desc);
      create table lesson_completions (
        student_id uuid not null references accounts on delete cascade,
        lesson_id uuid not null,
        course_id uuid not null references courses on delete cascade,
        completed_at timestamptz not null,
        primary key (student_id, lesson_id)
      );
      create index lesson_completions_recent on lesson_completions (student_id, completed_at desc);
      create index lesson_completions_course on lesson_completions (course_id, student_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table lesson_completions, enrollments;
    `);
  }
}
