import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables of a feature as they were when the migrations before were replaced by the baseline. */
export abstract class BaselineMigration implements MigrationInterface {
  abstract readonly sql: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(this.sql);
  }

  async down(): Promise<void> {
    throw new Error('The baseline cannot be reverted: an empty database is a new one');
  }
}
