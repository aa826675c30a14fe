import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/** Records that a new account wishes to become an instructor's. */
export const addInstructorRequest = ({ accountId, requestedAt }: { accountId: string; requestedAt: Date }) =>
  statement(
    'accounts: add instructor request',
    {},
    sql`insert into instructor_requests (account_id, requested_at) values (${accountId}, ${requestedAt})`,
  );

/** A valid invitation, locked until the transaction ends, so that of two uses at once only one finds it. */
export const lockInvitation = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement(
    'accounts: lock invitation',
    { email: z.string() },
    sql`
      select email from instructor_invitations where token_hash = ${tokenHash} and expires_at > ${now} for update`,
  );

/** The canonical email of a valid invitation to the team of a course; registering does not use it up. */
export const courseInvitation = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement(
    'accounts: course invitation',
    { id: z.string(), email: z.string(), isLinkShown: z.boolean() },
    sql`
      select id, email, is_link_shown as "isLinkShown" from course_invitations where token_hash = ${tokenHash} and expires_at > ${now}`,
  );

export const removeInvitation = (tokenHash: Buffer) =>
  statement(
    'accounts: remove invitation',
    {},
    sql`delete from instructor_invitations where token_hash = ${tokenHash}`,
  );
