import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the calls of an external model or host by day, and limits them with budgets. */
export class CountAssistantUse1795742700010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table assistant_budgets (
        is_only boolean primary key default true check (is_only),
        revision int not null default 1,
        -- What the limits count.
        unit text not null default 'TOKENS' check (unit in ('TOKENS', 'REQUESTS')),
        -- null: no limit.
        per_person int check (per_person > 0),
        per_course int check (per_course > 0),
        per_month int check (per_month > 0)
      );
      insert into assistant_budgets default values;

      create table assistant_use (
        id uuid primary key default gen_random_uuid(),
        -- In UTC.
        day date not null,
        -- null: no course. Without a foreign key, since the figures are kept when the course is deleted.
        course_id uuid,
        request_type text not null,
        requests int not null default 0,
        tokens bigint not null default 0,
        failures int not null default 0,
        replaced int not null default 0
      );
      create unique index assistant_use_of_day on assistant_use (day, course_id, request_type) nulls not distinct;

      create table assistant_person_use (
        account_id uuid not null references accounts (id) on delete cascade,
        day date not null,
        requests int not null default 0,
        tokens bigint not null default 0,
        primary key (account_id, day)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table assistant_person_use, assistant_use, assistant_budgets');
  }
}
