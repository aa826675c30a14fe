import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates issued before show the name that all of them had. */
export class NamePlatformOnCertificates1795741810000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table certificates add column platform_name text not null default 'Waymark'`,
    );
    await queryRunner.query('alter table certificates alter column platform_name drop default');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table certificates drop column platform_name');
  }
}
