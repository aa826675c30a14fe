import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that a log-in with the provider confirmed, and identities that wait for the second factor. */
export class ConfirmWithProvider1795742100010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add column confirmed_until timestamptz;
      alter table provider_sign_ins
        add column session_hash bytea references sessions (token_hash) on delete cascade;
      create index provider_sign_ins_session on provider_sign_ins (session_hash);
      alter table log_in_challenges
        add column link_hash bytea references provider_links (token_hash) on delete set null;
      create index log_in_challenges_link on log_in_challenges (link_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table log_in_challenges drop column link_hash;
      alter table provider_sign_ins drop column session_hash;
      alter table sessions drop column confirmed_until;
    `);
  }
}
