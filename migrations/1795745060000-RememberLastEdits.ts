import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who saved a course, lesson or quiz last, and when, for whoever saves an older version of it. Not columns of these tables:
 * an account that is deleted would change them, and thereby the date that courses show as their last change.
 */
export class RememberLastEdits1795745060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table last_edits (
        item_id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        edited_at timestamptz not null
      );
      create index last_edits_account on last_edits (account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table last_edits');
  }
}
