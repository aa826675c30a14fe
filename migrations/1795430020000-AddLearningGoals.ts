import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts intend to do a week; no row for none. */
export class AddLearningGoals1795430020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning_goals (
        account_id uuid primary key references accounts on delete cascade,
        days_per_week smallint check (days_per_week between 1 and 7),
        minutes_per_week integer check (minutes_per_week between 5 and 6000)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning_goals');
  }
}
