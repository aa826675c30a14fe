import { BaselineMigration } from './baseline-migration';

/** The audit log, to which rows are only added. */
export class CreateAudit1795746000003 extends BaselineMigration {
  readonly sql = String.raw`
    create table audit_log (
      id uuid primary key,
      occurred_at timestamptz not null,
      action text not null,
      actor_id uuid references accounts,
      subject_id uuid references accounts,
      details jsonb not null default '{}'::jsonb,
      network text
    );
    create index audit_log_action on audit_log (action, occurred_at desc, id desc);
    create index audit_log_actor on audit_log (actor_id, occurred_at desc, id desc);
    create index audit_log_subject on audit_log (subject_id, occurred_at desc, id desc);
    create index audit_log_time on audit_log (occurred_at desc, id desc);

    create table audit_log_settings (
      is_only boolean default true primary key check (is_only),
      retention_days integer not null check (retention_days between 30 and 3650)
    );

    create function audit_log_retention() returns interval language sql stable as $$
      select make_interval(days => retention_days) from public.audit_log_settings
    $$;

    create function audit_log_is_append_only() returns trigger language plpgsql set search_path = public as $$
      begin
        if tg_op = 'DELETE' and old.occurred_at < now() - audit_log_retention() then
          return old;
        end if;
        raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
      end
    $$;

    create function remove_old_audit_log(most integer) returns integer language plpgsql set search_path = public as $$
      declare
        removed int;
      begin
        if not exists (select from audit_log where occurred_at < now() - audit_log_retention()) then
          return 0;
        end if;
        -- Other transactions never see this right.
        grant delete on audit_log to current_user;
        delete from audit_log where id = any(array(
          select id from audit_log where occurred_at < now() - audit_log_retention() order by occurred_at limit most
        ));
        get diagnostics removed = row_count;
        revoke delete on audit_log from current_user;
        return removed;
      end
    $$;

    create trigger audit_log_rows before delete or update on audit_log for each row execute function audit_log_is_append_only();
    create trigger audit_log_table before truncate on audit_log for each statement execute function audit_log_is_append_only();

    insert into audit_log_settings values
      (true, 365);

    -- The owner's own rights: entries are only added. Foreign keys need the right to lock a row.
    revoke update, delete, truncate, trigger on audit_log from current_user;
    grant update (id) on audit_log to current_user;
  `;
}
