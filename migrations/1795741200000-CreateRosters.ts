import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of students from files, and invitations of those without an account. */
export class CreateRosters1795741200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table roster_imports (
        id uuid primary key,
        owner_id uuid not null references accounts on delete cascade,
        -- null: a package for several courses.
        course_id uuid references courses on delete cascade,
        file_name text not null,
        state text not null default 'CHECKED' check (state in ('CHECKED', 'IMPORTING', 'DONE')),
        removes_others boolean not null default false,
        row_count integer not null,
        done_count integer not null default 0,
        created_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz,
        check ((state = 'CHECKED') = (started_at is null) and (state = 'DONE') = (finished_at is not null))
      );
      create index roster_imports_owner on roster_imports (owner_id);
      create index roster_imports_course on roster_imports (course_id, created_at desc);
      create index roster_imports_packages on roster_imports (created_at desc) where course_id is null;
      create index roster_imports_running on roster_imports (started_at) where state = 'IMPORTING';

      create table roster_classes (
        import_id uuid not null references roster_imports on delete cascade,
        number integer not null,
        title text not null,
        code text,
        course_title text,
        school text,
        term text,
        -- null: its students are left out.
        course_id uuid references courses on delete set null,
        primary key (import_id, number)
      );
      create index roster_classes_course on roster_classes (course_id);

      create table roster_rows (
        import_id uuid not null references roster_imports on delete cascade,
        number integer not null,
        file text,
        -- null: not in the file, and removed because of that.
        line integer,
        name text not null,
        email text not null,
        group_name text,
        class_number integer,
        is_removal boolean not null,
        problem text,
        -- null: not imported yet.
        outcome text check (outcome in ('ENROLL', 'ALREADY_ENROLLED', 'INVITE', 'ALREADY_INVITED', 'REMOVE',
          'NOT_ENROLLED', 'NO_COURSE', 'REFUSED')),
        primary key (import_id, number)
      );
      create index roster_rows_email on roster_rows (import_id, email);
      create index roster_rows_waiting on roster_rows (import_id, number) where outcome is null;

      create table invited_people (
        id uuid primary key,
        -- Canonical.
        email text not null,
        name text not null,
        -- null: no mail was written yet.
        token_hash bytea,
        expires_at timestamptz not null,
        -- When the last mail was requested; null: never.
        mailed_at timestamptz
      );
      create unique index invited_people_email on invited_people (email);
      create unique index invited_people_token on invited_people (token_hash);

      create table student_invitations (
        person_id uuid not null references invited_people on delete cascade,
        course_id uuid not null references courses on delete cascade,
        group_name text,
        invited_by uuid references accounts on delete set null,
        invited_at timestamptz not null,
        primary key (person_id, course_id)
      );
      create index student_invitations_course on student_invitations (course_id);
      create index student_invitations_inviter on student_invitations (invited_by);

      alter table mail_outbox add column invited_person_id uuid references invited_people on delete cascade,
        add constraint mail_outbox_one_recipient check (num_nonnulls(account_id, invited_person_id) <= 1);
      create index mail_outbox_invited on mail_outbox (invited_person_id);
    `);
    await setKinds(runner, `array_append(known, 'ENROLLMENT_CHANGED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications where kind = 'ENROLLMENT_CHANGED'`);
    await setKinds(runner, `array_remove(known, 'ENROLLMENT_CHANGED')`);
    await runner.query(`
      delete from mail_outbox where invited_person_id is not null;
      alter table mail_outbox drop column invited_person_id;
      drop table student_invitations;
      drop table invited_people;
      drop table roster_rows;
      drop table roster_classes;
      drop table roster_imports;
    `);
  }
}

/** Keeps the other kinds that the constraint names, whichever they are: other migrations add some too. */
const setKinds = (runner: QueryRunner, kinds: string) =>
  runner.query(`
    do $$
    declare
      known text[] := array(
        select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1]
        from pg_constraint where conname = 'notifications_kind_check');
    begin
      alter table notifications drop constraint notifications_kind_check;
      execute format('alter table notifications add constraint notifications_kind_check check (kind in (%s))',
        (select string_agg(quote_literal(kind), ', ') from unnest(${kinds}) as kind));
    end $$;
  `);
