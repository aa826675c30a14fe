import { z } from 'zod';
import { columns, fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { Role } from '../../../platform/viewer';
import { LinkedIdentity } from '../account.types';
import {
  logInColumns,
  type LogInOrigin,
  logInShape,
  verifiedColumns,
  verifiedShape,
} from '../session.queries';

/** Names an identity. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

const identityShape = fieldsOf(LinkedIdentity);

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

/**
 * Stores a log-in that begins. `accountId`: to link the identity to that account; with `sessionHash`, to confirm that
 * session of it; null: to log in.
 */
export const storeSignIn = (signIn: {
  stateHash: Buffer;
  verifierHash: Buffer;
  accountId: string | null;
  sessionHash: Buffer | null;
  /** Hash of the token of the link with which the log-in was begun; null: none. */
  invitationHash: Buffer | null;
  expiresAt: Date;
}) =>
  statement('sign-in provider: store log-in', {})`
    insert into provider_sign_ins (state_hash, verifier_hash, account_id, session_hash, invitation_hash, expires_at)
    values (${signIn.stateHash}, ${signIn.verifierHash}, ${signIn.accountId}, ${signIn.sessionHash},
      ${signIn.invitationHash}, ${signIn.expiresAt})`;

/** Deletes a log-in of this browser while reading it, so that of two uses at once only one gets the row. */
export const takeSignIn = (signIn: { stateHash: Buffer; verifierHash: Buffer; now: Date }) =>
  statement('sign-in provider: take log-in', {
    accountId: z.string().nullable(),
    sessionHash: z.string().nullable(),
    invitationHash: z.instanceof(Buffer).nullable(),
    expiresAt: z.date(),
  })`
    delete from provider_sign_ins
    where state_hash = ${signIn.stateHash} and verifier_hash = ${signIn.verifierHash}
      and expires_at > ${signIn.now}
    returning account_id as "accountId", encode(session_hash, 'hex') as "sessionHash",
      invitation_hash as "invitationHash", expires_at as "expiresAt"`;

/**
 * Confirms a session until then. A row unless the session ended, its account has a password, or the identity is not
 * linked to it.
 */
export const confirmSession = (input: IdentityKey & { sessionHash: string; until: Date }) =>
  statement('sign-in provider: confirm session', { id: z.string() })`
    update sessions s set confirmed_until = ${input.until} from account_identities i, accounts a
    where s.token_hash = decode(${input.sessionHash}, 'hex') and i.account_id = s.account_id and a.id = s.account_id
      and a.password_hash is null and i.issuer = ${input.issuer} and i.subject = ${input.subject}
    returning s.id`;

/** The account of an identity, whose use it stores. */
export const recordIdentityUse = ({ issuer, subject, now }: IdentityKey & { now: Date }) =>
  statement('sign-in provider: use identity', { ...verifiedShape, mappedRole: z.enum(Role).nullable() })`
    with used as (
      update account_identities set last_used_at = ${now}
      where issuer = ${issuer} and subject = ${subject}
      returning account_id, role
    )
    select ${verifiedColumns}, u.role as "mappedRole"
    from used u join accounts a on a.id = u.account_id`;

/** The account of an identity with the role that the claim meant before, locked until the transaction ends. */
export const lockIdentity = ({ issuer, subject }: IdentityKey) =>
  statement('sign-in provider: lock identity', {
    accountId: z.string(),
    role: z.enum(Role),
    mappedRole: z.enum(Role).nullable(),
  })`
    select a.id as "accountId", a.role, i.role as "mappedRole"
    from account_identities i join accounts a on a.id = i.account_id
    where i.issuer = ${issuer} and i.subject = ${subject}
    for no key update of a, i`;

/** Stores the role that the claim of an identity meant at this log-in; null: none. */
export const storeMappedRole = ({ issuer, subject, role }: IdentityKey & { role: Role | null }) =>
  statement('sign-in provider: store mapped role', {})`
    update account_identities set role = ${role} where issuer = ${issuer} and subject = ${subject}`;

/** Whose an identity is. */
export const ownerOfIdentity = ({ issuer, subject }: IdentityKey) =>
  statement('sign-in provider: owner of identity', { accountId: z.string() })`
    select account_id as "accountId" from account_identities
    where issuer = ${issuer} and subject = ${subject}`;

/** Stores an identity that waits for the proof of an account. */
export const storeLink = (
  link: IdentityKey & {
    tokenHash: Buffer;
    accountId: string;
    email: string;
    role: Role | null;
    expiresAt: Date;
  },
) =>
  statement('sign-in provider: store link', {})`
    insert into provider_links (token_hash, account_id, issuer, subject, email, role, expires_at)
    values (${link.tokenHash}, ${link.accountId}, ${link.issuer}, ${link.subject}, ${link.email}, ${link.role},
      ${link.expiresAt})`;

/** The account that a waiting identity has to prove, with the email that it logs in with. */
export const accountOfLink = ({ tokenHash, ...origin }: LogInOrigin & { tokenHash: Buffer }) =>
  statement('sign-in provider: account of link', logInShape)`
    select ${logInColumns(origin)}
    from provider_links l join accounts a on a.id = l.account_id
    where l.token_hash = ${tokenHash} and l.expires_at > ${origin.now}`;

/** The roles that the claims of an account's identities mean. */
export const mappedRolesOf = (accountId: string) =>
  statement('sign-in provider: mapped roles', { role: z.enum(Role) })`
    select role from account_identities where account_id = ${accountId} and role is not null`;

/**
 * Deletes an identity of an account; a row if it was there, with the role that its claim meant. It stays if the account has neither a password nor another
 * identity of the configured `issuer`.
 */
export const removeIdentity = (input: { accountId: string; id: string; issuer: string | null }) =>
  statement('sign-in provider: remove identity', {
    isRemoved: z.boolean(),
    mappedRole: z.enum(Role).nullable(),
  })`
    with removed as (
      delete from account_identities i using accounts a
      where i.id = ${input.id} and i.account_id = ${input.accountId} and a.id = i.account_id
        and (a.password_hash is not null or exists (
          select from account_identities o
          where o.account_id = a.id and o.id <> i.id and o.issuer = ${input.issuer}::text))
      returning i.id
    )
    select exists (select from removed) as "isRemoved", role as "mappedRole"
    from account_identities where id = ${input.id} and account_id = ${input.accountId}`;
