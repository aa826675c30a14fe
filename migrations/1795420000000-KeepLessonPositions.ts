import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where students stopped in the video of a lesson. */
export class KeepLessonPositions1795420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Most updates change no indexed column, so they need no index entries of their own.
    await runner.query(`
      create table lesson_positions (
        student_id uuid not null references accounts on delete cascade,
        lesson_id uuid not null references lessons on delete cascade,
        seconds real not null check (seconds between 0 and 360000),
        played_at timestamptz not null,
        primary key (student_id, lesson_id)
      ) with (fillfactor = 80);
      create index lesson_positions_lesson on lesson_positions (lesson_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lesson_positions');
  }
}
