import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Writes the words of passages into their index at once. Otherwise they wait in a list, which every search reads from
 * the beginning until a vacuum empties it.
 */
export class IndexPassagesAtOnce1795742600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter index passages_words set (fastupdate = off);
      select gin_clean_pending_list('passages_words');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter index passages_words reset (fastupdate)');
  }
}
