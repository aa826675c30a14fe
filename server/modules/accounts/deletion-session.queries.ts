import sql from 'sql-template-tag';
import { statement } from '../../platform/database/statement';
import { accountShape, type SessionLimits } from './session.queries';

/**
 * The account of a valid session while the account is about to be deleted and can still be kept, with the name and email
 * that it had before.
 */
export const ownerOfDeletion = ({
  tokenHash,
  seenAfter,
  openedAfter,
}: SessionLimits & { tokenHash: Buffer }) =>
  statement(
    'accounts: owner of deletion',
    accountShape,
    sql`
      select a.id, d.name, d.email, a.role, d.bio, d.picture_url as "pictureUrl", a.language, a.time_zone as "timeZone",
        a.created_at as "createdAt"
      from sessions s join accounts a on a.id = s.account_id join account_deletions d on d.account_id = a.id
      where s.token_hash = ${tokenHash} and s.last_seen_at > ${seenAfter} and s.created_at > ${openedAfter} and d.deleted_at is null`,
  );
