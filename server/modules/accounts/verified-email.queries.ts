import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/**
 * Condition: an address to which somebody was sent an invitation is that of account `account` without the link. Where no
 * links are mailed, it is if the account was registered before the invitation.
 */
export const ownsInvitedAddress = ({
  account,
  invitedAt,
  sendsMail,
}: {
  account: Sql;
  invitedAt: Sql;
  sendsMail: boolean;
}) =>
  sql`(${account}.email_proved_at is not null or not ${sendsMail}::boolean and ${account}.created_at <= ${invitedAt})`;

/** Stores that the email of an account was verified to be its owner's. A row, if the account has this canonical email. */
export const verifyEmail = ({ accountId, email, now }: { accountId: string; email: string; now: Date }) =>
  statement(
    'accounts: prove email',
    { id: z.string() },
    sql`
      with verified as (
        update accounts set email_proved_at = coalesce(email_proved_at, ${now}::timestamptz)
        where id = ${accountId} and email = ${email} returning id
      )
      select id from verified`,
  );
