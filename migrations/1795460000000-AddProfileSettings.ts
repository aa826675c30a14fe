import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddProfileSettings1795460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts add column language text, add column time_zone text;

      -- Apart from the account, so that nothing else reads the bytes. The hash is the picture's address.
      create table account_pictures (
        account_id uuid primary key references accounts on delete cascade,
        hash text not null constraint account_pictures_hash_unique unique,
        large bytea not null,
        small bytea not null,
        created_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table account_pictures;
      alter table accounts drop column language, drop column time_zone;
    `);
  }
}
