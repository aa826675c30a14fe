import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAccountDeletions1795520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- While an account can still be kept, its row has what the account's own row no longer says to others.
      create table account_deletions (
        account_id uuid primary key references accounts on delete cascade,
        requested_at timestamptz not null,
        due_at timestamptz not null,
        email text,
        name text,
        bio text,
        picture_url text,
        unpublished_course_ids uuid[] not null default '{}',
        -- null: it can still be kept.
        deleted_at timestamptz
      );
      create unique index account_deletions_email on account_deletions (email) where deleted_at is null;
      create index account_deletions_due on account_deletions (due_at) where deleted_at is null;

      -- Nobody else can take the email of an account that can still be kept. After the row is written, since a concurrent
      -- request that gives up the email is seen only then.
      create function email_is_free() returns trigger language plpgsql as $$
      begin
        if exists (select from account_deletions d
            where d.email = new.email and d.deleted_at is null and d.account_id <> new.id) then
          raise exception 'The email belongs to an account that can still be kept'
            using errcode = 'unique_violation', constraint = 'accounts_email_unique';
        end if;
        return null;
      end $$;
      create trigger email_is_free after insert or update of email on accounts
        for each row execute function email_is_free();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function email_is_free() cascade;
      update accounts a set email = d.email, name = d.name, bio = d.bio, picture_url = d.picture_url, search_text = null
        from account_deletions d where d.account_id = a.id and d.deleted_at is null;
      update courses c set is_published = true from account_deletions d
        where c.id = any(d.unpublished_course_ids) and d.deleted_at is null;
      drop table account_deletions;
    `);
  }
}
