import { BaselineMigration } from './baseline-migration';

/** Certificates, which outlive the course and the account. */
export class CreateCertificates1795746000008 extends BaselineMigration {
  readonly sql = String.raw`
    create table certificates (
      id uuid primary key,
      number text not null,
      student_id uuid not null references accounts on delete cascade,
      course_id uuid not null,
      student_name text not null,
      course_title text not null,
      instructor_name text not null,
      issued_at timestamptz not null default now(),
      rule text not null default 'LESSONS' check (rule in ('LESSONS', 'LESSONS_AND_QUIZZES')),
      skills text[] not null default '{}'::text[],
      duration_minutes integer,
      platform_name text not null default 'Waymark',
      constraint certificates_number_unique unique (number),
      constraint certificates_student_course_unique unique (student_id, course_id)
    );
  `;
}
