import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses that administrators feature, or unpublish with a reason. */
export class AddCourseModeration1795710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table courses add column is_featured boolean not null default false,
        -- Why an administrator unpublished it; null: none did.
        add column block_reason text check (length(block_reason) between 1 and 1000),
        add column blocked_at timestamptz,
        -- When the instructor asked to lift the block; null: not since the reason was written.
        add column lift_requested_at timestamptz,
        add constraint courses_block_whole check ((block_reason is null) = (blocked_at is null)
          and (lift_requested_at is null or block_reason is not null)),
        -- Whatever publishes a course, also a transaction that began before the block.
        add constraint courses_blocked_unpublished check (block_reason is null or not is_published);

      create index courses_newest on courses (created_at desc, id desc) where deleted_at is null;
      create index courses_drafts on courses (created_at desc, id desc)
        where deleted_at is null and not is_published and block_reason is null;
      create index courses_blocked on courses (created_at desc, id desc) where block_reason is not null;
      create index courses_lift_requested on courses (created_at desc, id desc) where lift_requested_at is not null;
      create index courses_featured on courses (created_at desc, id desc) where is_featured;

      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = 'COURSE_MODERATED';
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED'));
      drop index courses_newest;
      alter table courses drop column is_featured, drop column block_reason, drop column blocked_at,
        drop column lift_requested_at;
    `);
  }
}
