import type { MigrationInterface, QueryRunner } from 'typeorm';

const triggers = (columns: string) => `
  drop trigger instructor_changed on accounts;
  create trigger instructor_changed after update of ${columns} on accounts
    for each row when (new.role = 'INSTRUCTOR') execute function instructor_changed();
  drop trigger public_data_changed on accounts;
  create trigger public_data_changed after update of ${columns} on accounts
    for each statement execute function public_data_changed()`;

/** What is kept in memory of the catalogue depends on whether the owner of a course is suspended. */
export class HideCoursesOfSuspendedOwners1795745010002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(triggers('name, bio, picture_url, suspended_at'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(triggers('name, bio, picture_url'));
  }
}
