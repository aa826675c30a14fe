import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1763712000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table accounts (
        id uuid primary key,
        email text not null constraint accounts_email_unique unique,
        name text not null check (length(name) between 1 and 100),
        role text not null check (role in ('STUDENT', 'INSTRUCTOR', 'ADMIN')),
        password_hash text not null,
        bio text,
        picture_url text,
        created_at timestamptz not null default now()
      );
      create table sessions (
        token_hash bytea primary key,
        account_id uuid not null references accounts on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null
      );
      create index sessions_account on sessions (account_id);
      create table password_resets (
        token_hash bytea primary key,
        account_id uuid not null constraint password_resets_account_unique unique references accounts on delete cascade,
        expires_at timestamptz not null
      );
      -- The shape that rate-limiter-flexible expects; unlogged, because a crash may forget who was counted.
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table rate_limits, password_resets, sessions, accounts;
    `);
  }
}
