import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards keep the sentence of the lesson that states their answer; those from before have none. */
export class AddFlashcardQuotes1795744010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table flashcards add column quote text check (length(quote) between 1 and 2000)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table flashcards drop column quote');
  }
}
