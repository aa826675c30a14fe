import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Certificates issued before show the name that all of them had. So do those that a process of the previous release still
 * issues while both run: it does not write the column. The next release drops the default.
 */
export class NamePlatformOnCertificates1795741810000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table certificates add column platform_name text not null default 'Waymark'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table certificates drop column platform_name');
  }
}
