import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The seconds of a lesson's video that a student has played, and how a course completes its lessons. */
export class KeepWatchedTime1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lesson_positions add column watched int4multirange not null default '{}';
      alter table courses add column completion_rule text not null default 'WATCHED'
        check (completion_rule in ('WATCHED', 'END', 'MANUAL'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses drop column completion_rule;
      alter table lesson_positions drop column watched;
    `);
  }
}
