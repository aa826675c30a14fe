import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMailOutbox1795330040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Mails to be sent: what they say is written when they are sent, so that no secret is stored here.
      create table mail_outbox (
        id uuid primary key,
        kind text not null,
        account_id uuid references accounts on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        sent_at timestamptz,
        given_up_at timestamptz,
        last_error text,
        constraint mail_outbox_one_state check (num_nonnulls(next_attempt_at, sent_at, given_up_at) = 1)
      );
      create index mail_outbox_due on mail_outbox (next_attempt_at) where next_attempt_at is not null;
      create index mail_outbox_account on mail_outbox (account_id);
      create index mail_outbox_created on mail_outbox (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_outbox;');
  }
}
