import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each process keeps public data for a few seconds, so that nobody has to hear of its changes. The baseline has no such
 * events; databases of before have them.
 */
export class DropPublicChangeEvents1795746600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop function if exists public.public_data_changed() cascade');
  }

  /** A process of the previous version sees the changes of others when its own data changes. */
  async down(): Promise<void> {}
}
