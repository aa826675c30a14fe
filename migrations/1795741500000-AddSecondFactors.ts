import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors of accounts, their recovery codes, and log-ins that wait for a code. On the way back the first two are
 * kept, so that nobody is without their second factor after going forward again.
 */
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
    await runner.query(RESTORING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists kept;
      create table kept.second_factors as table second_factors;
      create table kept.recovery_codes as table recovery_codes;
      create table kept.second_factor_since as
        select id as account_id, second_factor_since from accounts where second_factor_since is not null;
      create table kept.second_factor_settings as select admins_need_second_factor from platform_settings;
      alter table platform_settings drop column admins_need_second_factor;
      alter table accounts drop column second_factor_since;
      drop table log_in_challenges;
      drop table recovery_codes;
      drop table second_factors;
    `);
  }
}

const REMAINING = `select id from accounts a where not exists
  (select from account_deletions d where d.account_id = a.id and d.deleted_at is not null)`;

const RESTORED = `
  insert into second_factors select * from kept.second_factors where account_id in (${REMAINING});
  insert into recovery_codes select * from kept.recovery_codes where account_id in (${REMAINING});
  update accounts a set second_factor_since = k.second_factor_since from kept.second_factor_since k
    where k.account_id = a.id and a.id in (${REMAINING});
  update platform_settings set admins_need_second_factor = k.admins_need_second_factor
    from kept.second_factor_settings k;
`;

/** Restores what was kept, if it was, and drops it; with the last of it also the schema. */
const RESTORING = `
  do $outer$ begin
    if to_regclass('kept.second_factors') is not null then
      ${RESTORED}
      drop table kept.second_factors, kept.recovery_codes, kept.second_factor_since, kept.second_factor_settings;
      if not exists (select from pg_class where relnamespace = 'kept'::regnamespace) then
        drop schema kept;
      end if;
    end if;
  end $outer$;
`;
