import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMailSchedules1795510010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The time zone itself, or UTC if it is null or this server does not know it; browsers know more names.
      create function known_time_zone(name text) returns text language plpgsql stable as $$
        begin
          perform now() at time zone name;
          return coalesce(name, 'UTC');
        exception when invalid_parameter_value then
          return 'UTC';
        end
      $$;

      -- The first time after "since" at which clocks in the zone show the hour, on one of these days of the week
      -- (1 is Monday) after the date "sent_on". An hour that a day skips is the hour after it; of an hour that a day has
      -- twice, one counts.
      create function next_mail_time(since timestamptz, zone text, days smallint[], hour smallint, sent_on date)
        returns timestamptz language sql stable as $$
        select min((day + make_interval(hours => hour)) at time zone zone)
        from (select (since at time zone zone)::date + n as day from generate_series(0, 15) n) candidates
        where extract(isodow from day)::smallint = any(days) and (sent_on is null or day > sent_on)
          and (day + make_interval(hours => hour)) at time zone zone > since
      $$;

      create table mail_schedules (
        account_id uuid not null references accounts on delete cascade,
        kind text not null,
        hour smallint not null check (hour between 0 and 23),
        days smallint[] not null check (days <@ '{1,2,3,4,5,6,7}' and cardinality(days) > 0),
        next_at timestamptz,
        sent_on date,
        covers_from timestamptz,
        covers_until timestamptz not null,
        primary key (account_id, kind)
      );
      create index mail_schedules_due on mail_schedules (next_at) where next_at is not null;

      create table signing_keys (
        name text primary key,
        key bytea not null check (length(key) = 32)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table signing_keys;
      drop table mail_schedules;
      drop function next_mail_time(timestamptz, text, smallint[], smallint, date);
      drop function known_time_zone(text);
    `);
  }
}
