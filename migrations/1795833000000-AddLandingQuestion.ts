import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets administrators choose a question for the landing page. */
export class AddLandingQuestion1795833000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table platform_settings add landing_question_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table platform_settings drop landing_question_id');
  }
}
