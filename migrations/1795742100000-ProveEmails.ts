import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the owner of an account proved that its email address is theirs. */
export class ProveEmails1795742100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts add column email_proved_at timestamptz');
    // Log-ins with the provider require a verified address.
    await runner.query(`
      update accounts a set email_proved_at = i.linked_at from account_identities i
      where i.account_id = a.id and i.email = a.email`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts drop column email_proved_at');
  }
}
