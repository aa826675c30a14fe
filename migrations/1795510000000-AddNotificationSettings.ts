import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNotificationSettings1795510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED'));

      alter table notifications add column course_id uuid references courses on delete cascade;
      update notifications n set course_id = q.course_id
        from quizzes q where n.kind = 'QUIZ_PUBLISHED' and n.dedupe_key = 'quiz:' || q.id;
      update notifications n set course_id = c.id
        from courses c where n.kind = 'CERTIFICATE_EARNED' and n.dedupe_key = 'certificate:' || c.id;
      create index notifications_course on notifications (course_id);

      -- Kinds without a row are in the inbox and in mails.
      create table notification_settings (
        account_id uuid not null references accounts on delete cascade,
        kind text not null,
        in_inbox boolean not null,
        by_mail boolean not null,
        primary key (account_id, kind)
      );

      create table muted_courses (
        account_id uuid not null references accounts on delete cascade,
        course_id uuid not null references courses on delete cascade,
        muted_at timestamptz not null,
        primary key (account_id, course_id)
      );
      create index muted_courses_course on muted_courses (course_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table muted_courses;
      drop table notification_settings;
      alter table notifications drop column course_id;
      delete from notifications where kind in ('PASSWORD_CHANGED', 'EMAIL_CHANGED');
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED'));
    `);
  }
}
