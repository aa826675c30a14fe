import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a course requires for its certificate, and what a certificate says beyond names. Certificates issued before
 * required the lessons only; the topics and length of their courses at that time are unknown.
 */
export class AddCertificateRules1795490000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses add column certificate_rule text not null default 'LESSONS'
        check (certificate_rule in ('LESSONS', 'LESSONS_AND_QUIZZES'));
      alter table certificates
        add column rule text not null default 'LESSONS' check (rule in ('LESSONS', 'LESSONS_AND_QUIZZES')),
        add column skills text[] not null default '{}',
        add column duration_minutes int;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table certificates drop column duration_minutes, drop column skills, drop column rule;
      alter table courses drop column certificate_rule;
    `);
  }
}
