import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lesson that a question is about, which the review of a wrong answer links. Not a foreign key: deleting a lesson
 * can be undone, and then its questions refer to it again.
 */
export class AddLessonsToQuestions1795440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table questions add column lesson_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table questions drop column lesson_id');
  }
}
