import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspended accounts, links that make the first administrators, and the audit log. */
export class AddAdministration1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- null: not suspended.
      alter table accounts add column suspended_at timestamptz;
      create index accounts_created on accounts (created_at desc, id desc);
      create index accounts_role on accounts (role, created_at desc, id desc);
      create index accounts_suspended on accounts (created_at desc, id desc) where suspended_at is not null;

      create table set_up_links (
        token_hash bytea primary key,
        -- null: whoever opens the link chooses it, while there is no administrator.
        email text,
        expires_at timestamptz not null
      );
      create unique index set_up_links_email on set_up_links (email);

      create table audit_log (
        id uuid primary key,
        occurred_at timestamptz not null,
        action text not null,
        -- null: nobody who is signed in, such as the command line.
        actor_id uuid references accounts,
        -- The account that the action is about; null: none.
        subject_id uuid references accounts,
        -- What else is to know, by name; never secrets, names or email addresses.
        details jsonb not null default '{}',
        network text
      );
      create index audit_log_time on audit_log (occurred_at desc, id desc);
      create index audit_log_action on audit_log (action, occurred_at desc, id desc);
      create index audit_log_actor on audit_log (actor_id, occurred_at desc, id desc);
      create index audit_log_subject on audit_log (subject_id, occurred_at desc, id desc);

      create function audit_log_retention() returns interval language sql stable as $$ select interval '1 year' $$;

      -- The server's own role owns the table, so rights cannot keep it from changing entries; the age is checked for
      -- every deletion, whoever asks for it.
      create function audit_log_is_append_only() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.occurred_at < now() - audit_log_retention() then
          return old;
        end if;
        raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
      end $$;
      create trigger audit_log_rows before update or delete on audit_log
        for each row execute function audit_log_is_append_only();
      create trigger audit_log_table before truncate on audit_log
        for each statement execute function audit_log_is_append_only();

      -- Deletes up to this many entries that are older than the retention; returns how many.
      create function remove_old_audit_log(most int) returns int language sql as $$
        with removed as (
          delete from audit_log where id = any(array(
            select id from audit_log where occurred_at < now() - audit_log_retention() order by occurred_at limit most
          ))
          returning id
        )
        select count(*)::int from removed
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function remove_old_audit_log(int);
      drop table audit_log;
      drop function audit_log_is_append_only();
      drop function audit_log_retention();
      drop table set_up_links;
      alter table accounts drop column suspended_at;
      drop index accounts_role;
      drop index accounts_created;
    `);
  }
}
