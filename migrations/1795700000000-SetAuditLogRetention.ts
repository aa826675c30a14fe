import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long the audit log is kept becomes a setting, within limits that the database keeps. */
export class SetAuditLogRetention1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_log_settings (
        is_only boolean primary key default true check (is_only),
        -- Nobody can delete what happened in the last 30 days, not even by changing this.
        retention_days int not null check (retention_days between 30 and 3650)
      );
      insert into audit_log_settings (retention_days) values (365);

      create or replace function audit_log_retention() returns interval language sql stable as $$
        select make_interval(days => retention_days) from audit_log_settings
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function audit_log_retention() returns interval language sql stable as $$
        select interval '1 year'
      $$;
      drop table audit_log_settings;
    `);
  }
}
