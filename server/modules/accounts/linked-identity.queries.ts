import { z } from 'zod';
import { columns } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { Role } from '../../platform/viewer';

/** Names an identity. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** What the owner of an account sees of an identity. */
const identityShape = {
  id: z.string(),
  issuer: z.string(),
  email: z.string(),
  linkedAt: z.date(),
  lastUsedAt: z.date().nullable(),
};

/** The identities that are linked to an account, oldest first. */
export const identitiesOf = (accountId: string) =>
  statement('sign-in provider: identities', identityShape)`
    select ${columns('i', identityShape)} from account_identities i
    where i.account_id = ${accountId} order by i.linked_at, i.id`;

/**
 * Adds an identity to an account. A row, unless the identity is somebody's already. With the address of the account, it
 * proves that the address is its owner's.
 */
export const addIdentity = (
  identity: IdentityKey & { id: string; accountId: string; email: string; now: Date },
) =>
  statement('sign-in provider: add identity', { id: z.string() })`
    with added as (
      insert into account_identities (id, account_id, issuer, subject, email, linked_at)
      values (${identity.id}, ${identity.accountId}, ${identity.issuer}, ${identity.subject}, ${identity.email},
        ${identity.now})
      on conflict (issuer, subject) do nothing
      returning id, account_id
    ), verified as (
      update accounts a set email_proved_at = ${identity.now} from added
      where a.id = added.account_id and a.email = ${identity.email} and a.email_proved_at is null
    )
    select id from added`;

/**
 * Deletes a waiting identity while reading it: of two uses at once only one gets the row. Locks the account as linking it
 * does, so that the other use waits before it holds anything. With `passwordHash`, only if the
 * account still has it and no second factor; null: a second step has confirmed the account.
 */
export const takeLink = (link: { tokenHash: Buffer; passwordHash: string | null; now: Date }) =>
  statement('sign-in provider: take link', {
    accountId: z.string(),
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    role: z.enum(Role).nullable(),
  })`
    with account as (
      select a.id from provider_links l join accounts a on a.id = l.account_id
      where l.token_hash = ${link.tokenHash} and (${link.passwordHash}::text is null
          or (a.password_hash = ${link.passwordHash} and a.second_factor_since is null))
      for no key update of a
    ), taken as (
      delete from provider_links l using account a
      where l.token_hash = ${link.tokenHash} and l.account_id = a.id and l.expires_at > ${link.now}
      returning l.*
    )
    select account_id as "accountId", issuer, subject, email, role from taken`;
