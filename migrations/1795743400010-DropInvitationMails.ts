import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Instructors now get the same mail as everybody who is invited to a team, which is not sent by the outbox. */
export class DropInvitationMails1795743400010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from mail_outbox where kind = 'course-invited'`);
  }

  /** The instructors have a notification of each invitation. */
  async down(): Promise<void> {}
}
