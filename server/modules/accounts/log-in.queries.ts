import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { hasEmail } from './account-deletion.queries';
import { lacksSecondFactor } from './second-factor-state.queries';
import { accountColumns, accountShape, networkHash } from './session.queries';

/** Where a log-in comes from; networks used since `knownSince` are known. */
export interface LogInOrigin {
  address: string;
  knownSince: Date;
}

/** What a log-in needs of an account. */
export const logInShape = {
  ...accountShape,
  isKnownAddress: z.boolean(),
  deletionDueAt: z.date().nullable(),
  hasSecondFactor: z.boolean(),
};

/** An account `a` in this shape. */
export const logInColumns = ({ address, knownSince }: LogInOrigin) => sql`
        ${accountColumns}, a.second_factor_since is not null as "hasSecondFactor",
        (select d.due_at from account_deletions d where d.account_id = a.id) as "deletionDueAt",
        exists (
          select from account_networks n
          where n.account_id = a.id and n.network_hash = ${networkHash(sql`a.id`, address)}
            and n.last_used_at > ${knownSince}
        ) as "isKnownAddress"`;

/** The account with this canonical email, and its password hash. */
export const accountForLogIn = ({ email, ...origin }: LogInOrigin & { email: string }) =>
  statement(
    'accounts: account for log-in',
    {
      ...logInShape,
      passwordHash: z.string().nullable(),
      isSuspended: z.boolean(),
      lacksSecondFactor: z.boolean(),
    },
    sql`
      select ${logInColumns(origin)}, a.password_hash as "passwordHash",
        a.suspended_at is not null as "isSuspended", ${lacksSecondFactor} as "lacksSecondFactor"
      from accounts a where ${hasEmail(sql`a`, email)}`,
  );

/** A row if the account still had the hash `from`: of two changes at once, one wins. */
export const replacePassword = ({ accountId, from, to }: { accountId: string; from: string; to: string }) =>
  statement(
    'accounts: replace password',
    { id: z.string() },
    sql`
      with replaced as (
        update accounts set password_hash = ${to} where id = ${accountId} and password_hash = ${from} returning id
      )
      select id from replaced`,
  );
