import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/** The account with this canonical email, also if it is about to be deleted. */
export const hasEmail = (account: Sql, email: string) => sql`(
  ${account}.email = ${email}
  or ${account}.id = (select d.account_id from account_deletions d where d.email = ${email} and d.deleted_at is null))`;

/** Whether the account is about to be deleted, or was. */
export const isDeleted = (accountId: Sql) =>
  sql`exists (select from account_deletions d where d.account_id = ${accountId})`;

export const accountIdByEmail = (email: string) =>
  statement(
    'accounts: id by email',
    { id: z.string() },
    sql`select a.id from accounts a where ${hasEmail(sql`a`, email)}`,
  );

/** Where mails to the account go, also while it is about to be deleted. */
export const mailAddressOf = (accountId: string) =>
  statement(
    'accounts: mail address',
    { email: z.string(), timeZone: z.string().nullable(), dueAt: z.date().nullable() },
    sql`
      select coalesce(d.email, a.email) as email, a.time_zone as "timeZone", d.due_at as "dueAt"
      from accounts a left join account_deletions d on d.account_id = a.id where a.id = ${accountId}`,
  );
