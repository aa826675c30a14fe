import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCertificates1763712000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table certificates (
        id uuid primary key,
        number text not null constraint certificates_number_unique unique,
        -- No foreign key to courses: a certificate outlives what it certifies.
        student_id uuid not null references accounts on delete cascade,
        course_id uuid not null,
        student_name text not null,
        course_title text not null,
        instructor_name text not null,
        issued_at timestamptz not null default now(),
        constraint certificates_student_course_unique unique (student_id, course_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table certificates;
    `);
  }
}
