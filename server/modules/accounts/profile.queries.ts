import sql, { raw } from 'sql-template-tag';
import { z } from 'zod';
import { assignments } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { accountColumns, accountShape } from './session.queries';
import type { Account } from './account.types';
import { isDeleted } from './account.queries';

/** No row if the picture is the path of an upload that the account does not have. */
export const updateAccount = (accountId: string, values: Partial<Account>) =>
  statement('accounts: update profile', accountShape, { writes: ['accounts'] })`
    update accounts a set ${assignments(values)}
    where a.id = ${accountId} and (
      ${values.pictureUrl ?? null}::text is null
      or ${values.pictureUrl ?? null} not like '/pictures/%'
      or exists (
        select from account_pictures p
        where p.account_id = ${accountId} and '/pictures/' || p.hash || '.webp' = ${values.pictureUrl ?? null}
      )
    )
    returning ${accountColumns}`;

/** Removes the account's uploaded picture if it no longer shows it. */
export const removeReplacedPicture = (accountId: string) =>
  statement('accounts: remove replaced picture', {})`
    delete from account_pictures p using accounts a
    where p.account_id = ${accountId} and a.id = p.account_id
      and a.picture_url is distinct from '/pictures/' || p.hash || '.webp'`;

/** Gives an account without a time zone this one; a row if it had none. */
export const setMissingTimeZone = ({ accountId, timeZone }: { accountId: string; timeZone: string }) =>
  statement('accounts: set missing time zone', { id: z.string() })`
    update accounts set time_zone = ${timeZone} where id = ${accountId} and time_zone is null returning id`;

/** Replaces the account's uploaded picture. */
export const storePicture = (picture: {
  accountId: string;
  hash: string;
  large: Buffer;
  small: Buffer;
  now: Date;
}) =>
  statement('accounts: store picture', {})`
    insert into account_pictures (account_id, hash, large, small, created_at)
    values (${picture.accountId}, ${picture.hash}, ${picture.large}, ${picture.small}, ${picture.now})
    on conflict (account_id) do update
      set hash = excluded.hash, large = excluded.large, small = excluded.small, created_at = excluded.created_at`;

export const removePicture = (accountId: string) =>
  statement('accounts: remove picture', {})`
    delete from account_pictures where account_id = ${accountId}`;

/** The file of an uploaded picture in one of its sizes. */
export const pictureFile = (hash: string, size: 'large' | 'small') =>
  statement('accounts: picture file', { file: z.instanceof(Buffer) })`
    select ${raw(`p.${size}`)} as file from account_pictures p
    where p.hash = ${hash} and not ${isDeleted(sql`p.account_id`)}`;
