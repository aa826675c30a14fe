import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What every process keeps in memory of the public pages has to know of each change, whoever makes it: `changed_in` finds
 * the courses that changed since a snapshot, and an event tells every process that something did.
 */
export class TrackPublicChanges1795340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses add column changed_in bigint not null default pg_current_xact_id()::text::bigint;
      create index courses_changed_in on courses (changed_in);

      create function course_changed() returns trigger language plpgsql as $$
      begin
        new.changed_in := pg_current_xact_id()::text::bigint;
        return new;
      end $$;
      create trigger course_changed before update on courses
        for each row execute function course_changed();

      create function instructor_changed() returns trigger language plpgsql as $$
      begin
        update courses set changed_in = pg_current_xact_id()::text::bigint where instructor_id = new.id;
        return null;
      end $$;
      create trigger instructor_changed after update of name, bio, picture_url on accounts
        for each row when (new.role = 'INSTRUCTOR') execute function instructor_changed();

      create function public_data_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('waymark', '{"topic":"public data","payload":{}}');
        return null;
      end $$;
      create trigger public_data_changed after insert or update or delete or truncate on courses
        for each statement execute function public_data_changed();
      create trigger public_data_changed after insert or update or delete or truncate on lessons
        for each statement execute function public_data_changed();
      create trigger public_data_changed after insert or update or delete or truncate on quizzes
        for each statement execute function public_data_changed();
      create trigger public_data_changed after insert or update or delete or truncate on reviews
        for each statement execute function public_data_changed();
      create trigger public_data_changed after insert or update or delete or truncate on testimonials
        for each statement execute function public_data_changed();
      create trigger public_data_changed after update of name, bio, picture_url on accounts
        for each statement execute function public_data_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function public_data_changed() cascade;
      drop function instructor_changed() cascade;
      drop function course_changed() cascade;
      alter table courses drop column changed_in;
    `);
  }
}
