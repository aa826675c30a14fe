import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From here on, an instructor whose request is not approved may only be on teams. So far a request of somebody whom an
 * administrator made an instructor in another way stayed as it was.
 */
export class ApprovePresentInstructors1795745010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update instructor_requests r set state = 'APPROVED', decided_at = coalesce(r.decided_at, now())
      from accounts a where a.id = r.account_id and a.role <> 'STUDENT' and r.state <> 'APPROVED'`);
  }

  async down(): Promise<void> {}
}
