import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rights of the database keep the server's role from changing or deleting entries of the audit log, although it owns
 * the table. The triggers stay, for superusers and for the age of what is deleted.
 */
export class RevokeAuditLogRights1795744000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke update, delete, truncate, trigger on audit_log from current_user;
      -- The check of a foreign key locks the rows that refer to a deleted account, and locking needs this right on one
      -- column. The trigger refuses the update itself.
      grant update (id) on audit_log to current_user;

      -- Called by one process after the other, because each call changes the rights of the table.
      create or replace function remove_old_audit_log(most int) returns int language plpgsql as $$
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
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      grant update, delete, truncate, trigger on audit_log to current_user;
      create or replace function remove_old_audit_log(most int) returns int language sql as $$
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
}
