import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of a lesson or a quiz is a change of its course: processes keep courses with both in memory. */
export class TrackCourseContents1795345000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function course_contents_changed() returns trigger language plpgsql as $$
      begin
        update courses set changed_in = pg_current_xact_id()::text::bigint
          where id in (select course_id from changed);
        return null;
      end $$;
    `);
    for (const table of ['lessons', 'quizzes'])
      for (const [event, rows] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ])
        await runner.query(`
          create trigger course_contents_${event} after ${event} on ${table}
            referencing ${rows} table as changed for each statement execute function course_contents_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function course_contents_changed() cascade');
  }
}
