import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members of a course besides its owner, invitations to become one, and offers to take a course over. */
export class AddCourseTeams1795741100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table course_members (
        course_id uuid not null references courses on delete cascade,
        account_id uuid not null references accounts on delete cascade,
        role text not null check (role in ('INSTRUCTOR', 'ASSISTANT', 'OBSERVER')),
        -- Whether an assistant may see the students' addresses; other roles do not depend on it.
        sees_addresses boolean not null,
        -- When the owner offered them the course; null: not.
        offered_at timestamptz check (offered_at is null or role = 'INSTRUCTOR'),
        created_at timestamptz not null,
        primary key (course_id, account_id)
      );
      create index course_members_account on course_members (account_id);
      create unique index course_members_offer on course_members (course_id) where offered_at is not null;

      create table course_invitations (
        id uuid primary key,
        token_hash bytea not null unique,
        course_id uuid not null references courses on delete cascade,
        -- Canonical; only the account with this address can accept it.
        email text not null,
        role text not null check (role in ('INSTRUCTOR', 'ASSISTANT', 'OBSERVER')),
        sees_addresses boolean not null,
        invited_by uuid not null references accounts on delete cascade,
        invited_at timestamptz not null,
        expires_at timestamptz not null
      );
      create unique index course_invitations_email on course_invitations (course_id, email);
      create index course_invitations_of_email on course_invitations (email);
      create index course_invitations_by on course_invitations (invited_by);
      create index course_invitations_expiry on course_invitations (expires_at);

      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED', 'REVIEW_MODERATED', 'INSTRUCTOR_DECIDED', 'COURSE_TEAM'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = 'COURSE_TEAM';
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED', 'REVIEW_MODERATED', 'INSTRUCTOR_DECIDED'));
      drop table course_invitations;
      drop table course_members;
    `);
  }
}
