import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Log-ins with an OpenID Connect provider; accounts that it created have no password. */
export class AddSignInProvider1795741400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts alter column password_hash drop not null;

      create table account_identities (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        issuer text not null,
        subject text not null,
        email text not null,
        role text check (role in ('INSTRUCTOR', 'ADMIN')),
        linked_at timestamptz not null,
        last_used_at timestamptz,
        constraint account_identities_subject unique (issuer, subject)
      );
      create index account_identities_account on account_identities (account_id);

      create table provider_sign_ins (
        state_hash bytea primary key,
        verifier_hash bytea not null,
        account_id uuid references accounts on delete cascade,
        expires_at timestamptz not null
      );
      create index provider_sign_ins_account on provider_sign_ins (account_id);
      create index provider_sign_ins_expires_at on provider_sign_ins (expires_at);

      create table provider_links (
        token_hash bytea primary key,
        account_id uuid not null references accounts on delete cascade,
        issuer text not null,
        subject text not null,
        email text not null,
        role text check (role in ('INSTRUCTOR', 'ADMIN')),
        expires_at timestamptz not null
      );
      create index provider_links_account on provider_links (account_id);
      create index provider_links_expires_at on provider_links (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table provider_links;
      drop table provider_sign_ins;
      drop table account_identities;
      update accounts set password_hash = '' where password_hash is null;
      alter table accounts alter column password_hash set not null;
    `);
  }
}
