import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { isDeleted } from '../account-deletion.queries';

/** Replaces the account's uploaded picture. */
export const storePicture = (picture: {
  accountId: string;
  hash: string;
  large: Buffer;
  small: Buffer;
  now: Date;
}) =>
  statement(
    'accounts: store picture',
    {},
    sql`
      insert into account_pictures (account_id, hash, large, small, created_at)
      values (${picture.accountId}, ${picture.hash}, ${picture.large}, ${picture.small}, ${picture.now})
      on conflict (account_id) do update
        set hash = excluded.hash, large = excluded.large, small = excluded.small, created_at = excluded.created_at`,
  );

export const removePicture = (accountId: string) =>
  statement(
    'accounts: remove picture',
    {},
    sql`delete from account_pictures where account_id = ${accountId}`,
  );

const fileShape = { file: z.instanceof(Buffer) };

export const largePicture = (hash: string) =>
  statement(
    'accounts: large picture',
    fileShape,
    sql`select p.large as file from account_pictures p where p.hash = ${hash} and not ${isDeleted(sql`p.account_id`)}`,
  );

export const smallPicture = (hash: string) =>
  statement(
    'accounts: small picture',
    fileShape,
    sql`select p.small as file from account_pictures p where p.hash = ${hash} and not ${isDeleted(sql`p.account_id`)}`,
  );
