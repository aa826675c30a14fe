import { raw } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import type { PersonalData } from '../../../platform/personal-data';
import { personText } from '../../../platform/search';
import { belongsTo } from '../export/data-export.queries';

/** The name that others see instead. */
const NAME = 'Deleted account';

/** An address that mail cannot reach, unique for each account. */
const addressOf = (accountId: string) => `${accountId}@deleted.invalid`;

/** Stores a requested deletion with what is restored if the account is kept; no row if it was stored before. */
export const storeDeletion = (deletion: { accountId: string; now: Date; dueAt: Date }) =>
  statement('accounts: store deletion', { dueAt: z.date() })`
    with account as (select * from accounts where id = ${deletion.accountId} for update)
    insert into account_deletions (account_id, requested_at, due_at, email, name, bio, picture_url)
    select id, ${deletion.now}::timestamptz, ${deletion.dueAt}::timestamptz, email, name, bio, picture_url from account
    on conflict (account_id) do nothing
    returning due_at as "dueAt"`;

export const deletionOf = (accountId: string) =>
  statement('accounts: deletion', { dueAt: z.date(), unpublished: z.int() })`
    select due_at as "dueAt", cardinality(unpublished_course_ids) as unpublished
    from account_deletions where account_id = ${accountId}`;

/** Says nothing more about the account's owner in its own row. */
export const hideOwner = (accountId: string) =>
  statement('accounts: hide owner', {}, { writes: ['accounts'] })`
    update accounts set name = ${NAME}, email = ${addressOf(accountId)}, bio = null, picture_url = null,
      search_text = ${personText({ name: NAME, email: '' })}
    where id = ${accountId}`;

export const storeUnpublished = ({ accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  statement('accounts: store unpublished courses', {})`
    update account_deletions set unpublished_course_ids = ${ids}::uuid[] where account_id = ${accountId}`;

/** Ends the requested deletion of the account with this session, if it can still be kept; its row has what is restored. */
export const takeDeletion = (tokenHash: Buffer) =>
  statement('accounts: take deletion', {
    accountId: z.string(),
    email: z.string(),
    name: z.string(),
    bio: z.string().nullable(),
    pictureUrl: z.string().nullable(),
    unpublishedCourseIds: z.array(z.string()),
  })`
    delete from account_deletions d using sessions s
    where s.token_hash = ${tokenHash} and d.account_id = s.account_id and d.deleted_at is null
    returning d.account_id as "accountId", d.email, d.name, d.bio, d.picture_url as "pictureUrl",
      d.unpublished_course_ids as "unpublishedCourseIds"`;

export const restoreOwner = (owner: {
  accountId: string;
  email: string;
  name: string;
  bio: string | null;
  pictureUrl: string | null;
}) =>
  statement('accounts: restore owner', {}, { writes: ['accounts'] })`
    update accounts set name = ${owner.name}, email = ${owner.email}, bio = ${owner.bio}::text,
      picture_url = ${owner.pictureUrl}::text, search_text = ${personText(owner)}
    where id = ${owner.accountId}`;

/** Locks the deletion that is due longest, besides these accounts'; another process takes another one. */
export const claimDeletion = ({ now, except }: { now: Date; except: readonly string[] }) =>
  statement('accounts: claim deletion', { accountId: z.string() })`
    select account_id as "accountId" from account_deletions
    where deleted_at is null and due_at <= ${now} and account_id <> all(${except}::uuid[])
    order by due_at limit 1 for update skip locked`;

/** Deletes the rows of an entry of the register. */
export const removeRows = (entry: PersonalData, entries: readonly PersonalData[], accountId: string) =>
  statement('accounts: remove rows', {})`
    delete from ${raw(entry.table)} t where ${belongsTo(accountId, entry, entries)}`;

/** The email stays until the mail about the deletion is sent. */
export const finishDeletion = ({ accountId, now }: { accountId: string; now: Date }) =>
  statement('accounts: finish deletion', {})`
    with account as (
      update accounts set password_hash = '', language = null, time_zone = null, second_factor_since = null where id = ${accountId}
    )
    update account_deletions set deleted_at = ${now}, name = null, bio = null, picture_url = null,
      unpublished_course_ids = '{}'
    where account_id = ${accountId}`;

/** Forgets the emails of deleted accounts that no mail has to be sent to any more. */
export const forgetEmails = () =>
  statement('accounts: forget emails', {})`
    update account_deletions d set email = null
    where deleted_at is not null and email is not null and not exists (
      select from mail_outbox m where m.account_id = d.account_id and m.next_attempt_at is not null)`;
