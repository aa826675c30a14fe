import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authors release quizzes whose questions the assistant may show as practice. */
export class ReleaseQuizzesForPractice1795746310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quizzes add column is_practice boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quizzes drop column is_practice');
  }
}
