import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may register as an instructor, requests that wait for an administrator, and invitations. */
export class AddInstructorAccess1795720010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform_settings
        add column instructor_access text not null default 'EVERYONE'
          check (instructor_access in ('EVERYONE', 'BY_APPROVAL', 'BY_INVITATION', 'BY_DOMAIN')),
        -- Lower case, in the ASCII form of internationalized names.
        add column instructor_domains text[] not null default '{}';

      create table instructor_requests (
        account_id uuid primary key references accounts on delete cascade,
        state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'DECLINED')),
        -- What the administrator wrote to the person; null: nothing.
        note text,
        requested_at timestamptz not null,
        decided_at timestamptz,
        check ((state = 'WAITING') = (decided_at is null))
      );
      create index instructor_requests_waiting on instructor_requests (requested_at, account_id)
        where state = 'WAITING';

      create table instructor_invitations (
        token_hash bytea primary key,
        email text not null,
        invited_at timestamptz not null,
        expires_at timestamptz not null
      );
      create unique index instructor_invitations_email on instructor_invitations (email);

      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED', 'REVIEW_MODERATED', 'INSTRUCTOR_DECIDED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = 'INSTRUCTOR_DECIDED';
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED', 'REVIEW_MODERATED'));
      drop table instructor_invitations;
      drop table instructor_requests;
      alter table platform_settings drop column instructor_access, drop column instructor_domains;
    `);
  }
}
