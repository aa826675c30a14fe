import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddQuizAnswersRevision1795330050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quiz_attempts
        add column answers_revision integer not null default 0 check (answers_revision >= 0),
        add column submission_fingerprint text check (length(submission_fingerprint) = 64)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quiz_attempts drop column answers_revision, drop column submission_fingerprint
    `);
  }
}
