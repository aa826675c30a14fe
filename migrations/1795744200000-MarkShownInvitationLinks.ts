import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link that was shown to whoever invited, and not mailed, does not prove the address of the person who opens it. */
export class MarkShownInvitationLinks1795744200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invited_people add column is_link_shown boolean not null default false;
      alter table course_invitations add column is_link_shown boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table course_invitations drop column is_link_shown;
      alter table invited_people drop column is_link_shown;
    `);
  }
}
