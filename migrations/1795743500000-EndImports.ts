import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports that fail are continued later, end after several failures, and can be stopped. */
export class EndImports1795743500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table roster_imports
        -- Whether a package has only what changed.
        add column is_delta boolean not null default false,
        -- Failures since the last batch that succeeded, and when it goes on after one.
        add column failures integer not null default 0,
        add column next_attempt_at timestamptz,
        drop constraint roster_imports_state_check,
        drop constraint roster_imports_check,
        add constraint roster_imports_state_check
          check (state in ('CHECKED', 'IMPORTING', 'DONE', 'FAILED', 'STOPPED')),
        add constraint roster_imports_check check ((state = 'CHECKED') = (started_at is null)
          and (state in ('DONE', 'FAILED', 'STOPPED')) = (finished_at is not null));
      -- Whether a student or an invited person who was in the course before was put into the group.
      alter table roster_rows add column joins_group boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update roster_imports set state = 'DONE' where state in ('FAILED', 'STOPPED');
      alter table roster_imports
        drop constraint roster_imports_check,
        drop constraint roster_imports_state_check,
        drop column is_delta,
        drop column failures,
        drop column next_attempt_at,
        add constraint roster_imports_state_check check (state in ('CHECKED', 'IMPORTING', 'DONE')),
        add constraint roster_imports_check
          check ((state = 'CHECKED') = (started_at is null) and (state = 'DONE') = (finished_at is not null));
      alter table roster_rows drop column joins_group;
    `);
  }
}
