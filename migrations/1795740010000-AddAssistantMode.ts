import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the assistant does for the students of a course. */
export class AddAssistantMode1795740010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses add column assistant_mode text not null default 'ANSWERS'
        check (assistant_mode in ('ANSWERS', 'HINTS', 'OFF'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table courses drop column assistant_mode');
  }
}
