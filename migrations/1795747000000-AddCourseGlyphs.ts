import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the drawing that an author chose for the cover of a course; null: the one of its category. */
export class AddCourseGlyphs1795747000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table courses add column glyph text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table courses drop column glyph');
  }
}
