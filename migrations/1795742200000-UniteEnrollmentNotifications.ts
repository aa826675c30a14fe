import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  ...[
    'MESSAGE',
    'CERTIFICATE_EARNED',
    'QUIZ_PUBLISHED',
    'STUDENT_ENROLLED',
    'PASSWORD_CHANGED',
    'EMAIL_CHANGED',
  ],
  ...['COURSE_MODERATED', 'REVIEW_MODERATED', 'INSTRUCTOR_DECIDED', 'COURSE_TEAM', 'ENROLLMENT_CHANGED'],
  'ENROLLMENT_REQUESTED',
];

const allowing = (kinds: readonly string[]) => `
  alter table notifications drop constraint notifications_kind_check;
  alter table notifications add constraint notifications_kind_check check
    (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}));`;

/** One kind of notification for every change of a student's place in a course, instead of two with the same key. */
export class UniteEnrollmentNotifications1795742200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update notifications set kind = 'ENROLLMENT_CHANGED' where kind = 'ENROLLMENT_DECIDED';
      update notification_settings s set kind = 'ENROLLMENT_CHANGED' where kind = 'ENROLLMENT_DECIDED'
        and not exists (select from notification_settings o
          where o.account_id = s.account_id and o.kind = 'ENROLLMENT_CHANGED');
      delete from notification_settings where kind = 'ENROLLMENT_DECIDED';
      ${allowing(KINDS)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Those with these titles had the other kind.
    await runner.query(`
      ${allowing([...KINDS.slice(0, -1), 'ENROLLMENT_DECIDED', 'ENROLLMENT_REQUESTED'])}
      update notifications set kind = 'ENROLLMENT_DECIDED' where kind = 'ENROLLMENT_CHANGED'
        and title in ('You are enrolled', 'Request approved', 'Request declined', 'Removed from the waiting list', 'Removed from a course');
    `);
  }
}
