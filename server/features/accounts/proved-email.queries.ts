import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/** Stores that the email of an account was proved to be its owner's. A row, if the account has this canonical email. */
export const proveEmail = ({ accountId, email, now }: { accountId: string; email: string; now: Date }) =>
  statement(
    'accounts: prove email',
    { id: z.string() },
    sql`
      with proved as (
        update accounts set email_proved_at = coalesce(email_proved_at, ${now}::timestamptz)
        where id = ${accountId} and email = ${email} returning id
      )
      select id from proved`,
  );
