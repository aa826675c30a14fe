import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Further fields that an instructor writes of a course; courses from before have none of them. */
export class AddCourseDetails1795410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses add column subtitle text,
        add column outcomes text[] not null default '{}',
        add column requirements text[] not null default '{}',
        add column language text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses drop column subtitle, drop column outcomes, drop column requirements,
        drop column language`);
  }
}
