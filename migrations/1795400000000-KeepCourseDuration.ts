import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/**
 * Keeps the seconds of each lesson (the rule of durationSeconds in video.rules.ts; a test compares them) and the total
 * minutes of each course, whoever writes the lessons.
 */
export class KeepCourseDuration1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lessons add column duration_seconds integer generated always as (
        case
          when btrim(duration) ~ '^[0-9]{1,3}:[0-5][0-9]$' then
            split_part(btrim(duration), ':', 1)::int * 60 + split_part(btrim(duration), ':', 2)::int
          when btrim(duration) ~ '^[0-9]{1,2}:[0-5][0-9]:[0-5][0-9]$' then
            split_part(btrim(duration), ':', 1)::int * 3600 + split_part(btrim(duration), ':', 2)::int * 60
              + split_part(btrim(duration), ':', 3)::int
        end) stored;
      alter table courses add column duration_minutes integer check (duration_minutes >= 1);

      create function course_duration_minutes(course uuid) returns integer language sql stable as $$
        select greatest(1, round(sum(duration_seconds) / 60.0))::int from lessons
        where course_id = course having count(duration_seconds) > 0
      $$;
      update courses set duration_minutes = course_duration_minutes(id);

      create function course_lessons_changed() returns trigger language plpgsql as $$
      begin
        -- Locked first, so that the sum below sees the lessons of every transaction that held the lock before.
        perform from courses where id in (select course_id from changed) order by id for no key update;
        update courses set changed_in = pg_current_xact_id()::text::bigint,
          duration_minutes = course_duration_minutes(id)
        where id in (select course_id from changed);
        return null;
      end $$;
    `);
    for (const [event, rows] of EVENTS)
      await runner.query(`
        drop trigger course_contents_${event} on lessons;
        create trigger course_contents_${event} after ${event} on lessons
          referencing ${rows} table as changed for each statement execute function course_lessons_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop function course_lessons_changed() cascade; drop function course_duration_minutes',
    );
    for (const [event, rows] of EVENTS)
      await runner.query(`
        create trigger course_contents_${event} after ${event} on lessons
          referencing ${rows} table as changed for each statement execute function course_contents_changed()`);
    await runner.query(`
      alter table courses drop column duration_minutes;
      alter table lessons drop column duration_seconds`);
  }
}
