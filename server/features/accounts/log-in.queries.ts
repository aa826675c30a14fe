import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { hasEmail } from './account-deletion.queries';
import { accountColumns, accountShape, networkHash } from './session.queries';

/**
 * The account with its password hash, and whether it signed in from the network `address` since `knownSince`. `email`
 * is canonical.
 */
export const accountForLogIn = ({
  email,
  address,
  knownSince,
}: {
  email: string;
  address: string;
  knownSince: Date;
}) =>
  statement(
    'accounts: account for log-in',
    {
      ...accountShape,
      passwordHash: z.string(),
      isKnownAddress: z.boolean(),
      deletionDueAt: z.date().nullable(),
      isSuspended: z.boolean(),
    },
    sql`
      select ${accountColumns}, a.password_hash as "passwordHash",
        (select d.due_at from account_deletions d where d.account_id = a.id) as "deletionDueAt",
        a.suspended_at is not null as "isSuspended",
        exists (
          select from account_networks n
          where n.account_id = a.id and n.network_hash = ${networkHash(sql`a.id`, address)}
            and n.last_used_at > ${knownSince}
        ) as "isKnownAddress"
      from accounts a where ${hasEmail(sql`a`, email)}`,
  );
