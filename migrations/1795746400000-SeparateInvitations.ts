import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An invitation has its own expiry, mail and shown link, so that courses do not learn of each other's. Trust in whoever
 * invited is no agreement of the person, so that it can end. A shown link to several courses has to be shown again.
 */
export class SeparateInvitations1795746400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table student_invitations add column expires_at timestamptz, add column mail_due_at timestamptz,
        add column link_hash bytea, add column is_trusted boolean not null default false;
      update student_invitations v set expires_at = p.expires_at, mail_due_at = p.mailed_at,
          is_trusted = v.is_agreed, is_agreed = false, link_hash = case when p.is_link_shown and (
            select count(*) from student_invitations o where o.person_id = p.id) = 1 then p.token_hash end
        from invited_people p where p.id = v.person_id;
      alter table student_invitations alter column expires_at set not null;
      create index student_invitations_link on student_invitations (link_hash);
      update invited_people set token_hash = null where is_link_shown;
      alter table invited_people drop column is_link_shown;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invited_people add column is_link_shown boolean not null default false;
      update invited_people p set token_hash = v.link_hash, is_link_shown = true
        from (select distinct on (link_hash) person_id, link_hash from student_invitations
          where link_hash is not null) v where v.person_id = p.id;
      update student_invitations set is_agreed = is_agreed or is_trusted;
      alter table student_invitations drop column expires_at, drop column mail_due_at, drop column link_hash,
        drop column is_trusted;
    `);
  }
}
