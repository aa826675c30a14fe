import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Some requests to become an instructor need no administrator, but the proof of an address of an allowed domain. */
export class RequestRolesByDomain1795744200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table instructor_requests add column is_by_domain boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table instructor_requests drop column is_by_domain');
  }
}
