import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words that a misspelled one may be are found by their first letter or their last three. Courses share most of
 * their words, so reading those of every course took longer than the rest of an answer.
 */
export class FindSpellingsByTheirLetters1795744200005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index passage_spellings_first on passage_spellings (left(word, 1), word);
      create index passage_spellings_last on passage_spellings (right(word, 3), word);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index passage_spellings_first; drop index passage_spellings_last');
  }
}
