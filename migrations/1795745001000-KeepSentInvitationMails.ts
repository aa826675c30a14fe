import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail that was sent stays in the count of the day when the invited person registers or is not invited any more. */
export class KeepSentInvitationMails1795745001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail_outbox drop constraint mail_outbox_invited_person_id_fkey,
        add constraint mail_outbox_invited_person_id_fkey foreign key (invited_person_id)
          references invited_people on delete set null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail_outbox drop constraint mail_outbox_invited_person_id_fkey,
        add constraint mail_outbox_invited_person_id_fkey foreign key (invited_person_id)
          references invited_people on delete cascade;
    `);
  }
}
