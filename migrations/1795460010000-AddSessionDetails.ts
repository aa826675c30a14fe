import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSessionDetails1795460010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The id names a session to its owner; the primary key is derived from the secret token.
      alter table sessions
        add column id uuid not null default gen_random_uuid() constraint sessions_id_unique unique,
        add column device text,
        add column network text;

      create table email_changes (
        account_id uuid primary key references accounts on delete cascade,
        new_email text not null,
        token_hash bytea not null constraint email_changes_token_unique unique,
        expires_at timestamptz not null
      );
      create index email_changes_expiry on email_changes (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table email_changes;
      alter table sessions drop column id, drop column device, drop column network;
    `);
  }
}
