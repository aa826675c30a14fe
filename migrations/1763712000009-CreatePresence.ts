import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePresence1763712000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lesson_presences (
        student_id uuid not null references accounts on delete cascade,
        -- No foreign key: time that was spent stays when the author removes the lesson.
        lesson_id uuid not null,
        course_id uuid not null references courses on delete cascade,
        day date not null,
        seconds integer not null check (seconds >= 0),
        last_at timestamptz not null,
        primary key (student_id, lesson_id, day)
      ) with (fillfactor = 85);
      create index lesson_presences_course on lesson_presences (course_id, day);
      create table presence_beats (
        student_id uuid primary key references accounts on delete cascade,
        last_at timestamptz not null,
        counted_seconds integer not null check (counted_seconds between 0 and 60)
      ) with (fillfactor = 85);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table presence_beats, lesson_presences;');
  }
}
