import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal access tokens, and the notification that one was created. */
export class AddAccessTokens1795741600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table personal_access_tokens (
        token_hash bytea primary key,
        id uuid not null unique default gen_random_uuid(),
        account_id uuid not null references accounts on delete cascade,
        name text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        -- To the minute; null: not used yet.
        last_used_at timestamptz,
        -- The beginning of the address of that use.
        last_used_network text
      );
      create index personal_access_tokens_account on personal_access_tokens (account_id, created_at);
      create index personal_access_tokens_expiry on personal_access_tokens (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table personal_access_tokens');
  }
}
