import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAccountNetworks1795330030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Where an account has signed in from; the hash covers the account too, so that two accounts never share one.
      create table account_networks (
        account_id uuid not null references accounts on delete cascade,
        network_hash bytea not null,
        last_used_at timestamptz not null,
        primary key (account_id, network_hash)
      );
      create index account_networks_last_used on account_networks (last_used_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_networks;');
  }
}
