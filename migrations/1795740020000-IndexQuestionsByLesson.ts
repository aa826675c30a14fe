import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the questions to the assistant by the lesson that their answers name first. */
export class IndexQuestionsByLesson1795740020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index assistant_messages_lesson on assistant_messages ((sources->0->>'lessonId'), created_at)
        where sender = 'ASSISTANT' and request_type = 'TUTORING';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index assistant_messages_lesson');
  }
}
