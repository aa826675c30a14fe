import { BaselineMigration } from './baseline-migration';

/** Lists and packages of people, classes and courses, and invitations. */
export class CreateRosters1795746000017 extends BaselineMigration {
  readonly sql = String.raw`
    create table invited_people (
      id uuid primary key,
      email text not null,
      name text not null,
      token_hash bytea,
      expires_at timestamptz not null,
      mailed_at timestamptz
    );
    create unique index invited_people_email on invited_people (email);
    create unique index invited_people_token on invited_people (token_hash);

    create table roster_imports (
      id uuid primary key,
      owner_id uuid not null references accounts on delete cascade,
      course_id uuid references courses on delete cascade,
      file_name text not null,
      state text not null default 'CHECKED' check (state in ('CHECKED', 'IMPORTING', 'DONE', 'FAILED', 'STOPPED')),
      removes_others boolean not null default false,
      row_count integer not null,
      done_count integer not null default 0,
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      is_delta boolean not null default false,
      failures integer not null default 0,
      next_attempt_at timestamptz,
      constraint roster_imports_check check (((state = 'CHECKED') = (started_at is null)) and (state in ('DONE', 'FAILED', 'STOPPED') = (finished_at is not null)))
    );
    create index roster_imports_course on roster_imports (course_id, created_at desc);
    create index roster_imports_owner on roster_imports (owner_id);
    create index roster_imports_packages on roster_imports (created_at desc) where course_id is null;
    create index roster_imports_running on roster_imports (started_at) where (state = 'IMPORTING');

    create table roster_classes (
      import_id uuid not null references roster_imports on delete cascade,
      number integer not null,
      title text not null,
      code text,
      course_title text,
      school text,
      term text,
      course_id uuid references courses on delete set null,
      primary key (import_id, number)
    );
    create index roster_classes_course on roster_classes (course_id);

    create table roster_rows (
      import_id uuid not null references roster_imports on delete cascade,
      number integer not null,
      file text,
      line integer,
      name text not null,
      email text not null,
      group_name text,
      class_number integer,
      is_removal boolean not null,
      problem text,
      outcome text check (outcome in ('ENROLL', 'ALREADY_ENROLLED', 'INVITE', 'ALREADY_INVITED', 'REMOVE', 'NOT_ENROLLED', 'NO_COURSE', 'REFUSED')),
      group_search_name text,
      joins_group boolean not null default false,
      primary key (import_id, number)
    );
    create index roster_rows_email on roster_rows (import_id, email);
    create index roster_rows_group on roster_rows (import_id, number) where group_search_name is not null;
    create index roster_rows_waiting on roster_rows (import_id, is_removal desc, number) where outcome is null;

    create table student_invitations (
      person_id uuid not null references invited_people on delete cascade,
      course_id uuid not null references courses on delete cascade,
      group_name text,
      invited_by uuid references accounts on delete set null,
      invited_at timestamptz not null,
      name text not null,
      is_agreed boolean not null default false,
      expires_at timestamptz not null,
      mail_due_at timestamptz,
      link_hash bytea,
      is_trusted boolean not null default false,
      primary key (person_id, course_id)
    );
    create index student_invitations_course on student_invitations (course_id);
    create index student_invitations_inviter on student_invitations (invited_by);
    create index student_invitations_link on student_invitations (link_hash);

    alter table mail_outbox add constraint mail_outbox_invited_person_id_fkey foreign key (invited_person_id) references invited_people(id) on delete set null;
  `;
}
