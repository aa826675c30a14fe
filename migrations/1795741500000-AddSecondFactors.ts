import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of accounts, their recovery codes, and log-ins that wait for a code. */
export class AddSecondFactors1795741500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_factors (
        account_id uuid primary key references accounts (id) on delete cascade,
        secret bytea not null,
        started_at timestamptz not null,
        last_step int
      );
      create table recovery_codes (
        account_id uuid not null references accounts (id) on delete cascade,
        code_hash bytea not null,
        primary key (account_id, code_hash)
      );
      create table log_in_challenges (
        token_hash bytea primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        expires_at timestamptz not null
      );
      create index log_in_challenges_account on log_in_challenges (account_id);
      create index log_in_challenges_expiry on log_in_challenges (expires_at);
      alter table accounts add column second_factor_since timestamptz;
      alter table platform_settings add column admins_need_second_factor boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform_settings drop column admins_need_second_factor;
      alter table accounts drop column second_factor_since;
      drop table log_in_challenges;
      drop table recovery_codes;
      drop table second_factors;
    `);
  }
}
