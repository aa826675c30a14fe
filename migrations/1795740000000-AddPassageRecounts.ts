import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the passages of each course were last recounted. */
export class AddPassageRecounts1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passage_recounts (
        course_id uuid primary key references courses on delete cascade,
        recounted_at timestamptz not null
      );
      create index passage_recounts_time on passage_recounts (recounted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passage_recounts');
  }
}
