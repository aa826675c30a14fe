import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many invitation mails an account has planned, and how many one may on a day. */
export class CountInvitationMails1795744200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invitation_mail_days (
        account_id uuid primary key references accounts on delete cascade,
        day date not null,
        count int not null
      );
      alter table platform_settings add column max_invitation_mails int not null default 1000;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform_settings drop column max_invitation_mails;
      drop table invitation_mail_days;
    `);
  }
}
