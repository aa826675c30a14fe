import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A log-in with the sign-in provider remembers the invitation with which it was begun. */
export class CarryInvitationsThroughSignIn1795744200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table provider_sign_ins add column invitation_hash bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table provider_sign_ins drop column invitation_hash');
  }
}
