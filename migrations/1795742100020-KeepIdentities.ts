import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps linked identities, which emails are proved, and who has no password, when a platform goes back to a version
 * without sign-in providers and forward again: AddSignInProvider deletes the identities on its way back, and stores an
 * empty hash.
 */
export class KeepIdentities1795742100020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RESTORING);
    // Deleted accounts have the empty hash in every version.
    await runner.query(`
      update accounts a set password_hash = null where password_hash = ''
        and not exists (select from account_deletions d where d.account_id = a.id and d.deleted_at is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists kept;
      create table kept.account_identities as table account_identities;
      create table kept.proved_emails as
        select id as account_id, email, email_proved_at from accounts where email_proved_at is not null;
    `);
  }
}

const RESTORED = `
  insert into account_identities select k.* from kept.account_identities k
    where exists (select from accounts a where a.id = k.account_id)
      and not exists (select from account_deletions d where d.account_id = k.account_id and d.deleted_at is not null)
    on conflict do nothing;
  update accounts a set email_proved_at = k.email_proved_at from kept.proved_emails k
    where k.account_id = a.id and k.email = a.email and a.email_proved_at is null;
`;

/** Restores what was kept, if it was, and drops it; with the last of it also the schema. */
const RESTORING = `
  do $outer$ begin
    if to_regclass('kept.account_identities') is not null then
      ${RESTORED}
      drop table kept.account_identities, kept.proved_emails;
      if not exists (select from pg_class where relnamespace = 'kept'::regnamespace) then
        drop schema kept;
      end if;
    end if;
  end $outer$;
`;
