import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews and testimonials that administrators approve or hide; those from before are public, as they were. */
export class AddApprovals1795710010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reviews add column state text not null default 'APPROVED'
          check (state in ('WAITING', 'APPROVED', 'HIDDEN')),
        -- Number of texts, so that nobody approves one that they have not seen.
        add column revision integer not null default 1;
      alter table testimonials add column state text not null default 'APPROVED'
        check (state in ('WAITING', 'APPROVED', 'HIDDEN'));
      -- From now on, whoever writes one says whether it is public.
      alter table reviews alter column state drop default;
      alter table testimonials alter column state drop default;

      create index reviews_state on reviews (state, created_at desc, id desc);
      create index reviews_created on reviews (created_at desc, id desc);
      create index testimonials_state on testimonials (state, created_at desc, id desc);

      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED', 'REVIEW_MODERATED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = 'REVIEW_MODERATED';
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in
        ('MESSAGE', 'CERTIFICATE_EARNED', 'QUIZ_PUBLISHED', 'STUDENT_ENROLLED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED',
          'COURSE_MODERATED'));
      drop index reviews_created;
      alter table reviews drop column state, drop column revision;
      alter table testimonials drop column state;
    `);
  }
}
