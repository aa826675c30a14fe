import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVERY_WRITE = 'insert or update or delete or truncate';

/** The writes of each table that were announced. */
const WRITES = {
  accounts: 'update of name, bio, picture_url, suspended_at',
  categories: EVERY_WRITE,
  courses: EVERY_WRITE,
  lessons: EVERY_WRITE,
  platform_settings: EVERY_WRITE,
  quizzes: EVERY_WRITE,
  reviews: EVERY_WRITE,
  testimonials: EVERY_WRITE,
};

/** Each process keeps public data for a few seconds, so that nobody has to hear of its changes. */
export class DropPublicChangeEvents1795746600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop function public.public_data_changed() cascade');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function public.public_data_changed() returns trigger language plpgsql set search_path = public as $$
      begin
        perform pg_notify('waymark', '{"topic":"public data","payload":{}}');
        return null;
      end $$`);
    for (const [table, writes] of Object.entries(WRITES))
      await runner.query(
        `create trigger public_data_changed after ${writes} on public.${table}
          for each statement execute function public.public_data_changed()`,
      );
  }
}
