import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People agree to an invitation before they are enrolled, unless administrators trust whoever invited them. The name in a
 * list is kept with the invitation, so that nobody reads in their own list how others call a person.
 */
export class AskInvitedStudents1795745010001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table student_invitations add column name text, add column is_agreed boolean not null default false;
      update student_invitations v set name = p.name, is_agreed = exists (
          select from accounts a left join instructor_requests r on r.account_id = a.id
          where a.id = v.invited_by and (a.role = 'ADMIN' or r.state = 'APPROVED'))
        from invited_people p where p.id = v.person_id;
      alter table student_invitations alter column name set not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table student_invitations drop column name, drop column is_agreed');
  }
}
