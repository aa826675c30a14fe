import sql, { type Sql } from 'sql-template-tag';
import { fieldsOf } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { isDeleted } from './account.queries';
import { LastEdit } from './last-edit.types';

/** A part of a statement's `with`: stores who edited the items, whose ids are the `id` of the table `edited`. */
export const storeLastEdit = (edited: Sql, accountId: string) => sql`
  insert into last_edits (item_id, account_id, edited_at) select id, ${accountId}::uuid, now() from ${edited}
  on conflict (item_id) do update set account_id = excluded.account_id, edited_at = excluded.edited_at`;

const lastEditShape = fieldsOf(LastEdit);

/** The edit `e`, as a viewer sees it. */
const lastEdit = (viewerId: string) => sql`
  e.edited_at as at, e.account_id = ${viewerId}::uuid as "isOwn",
  case when a.suspended_at is null and not ${isDeleted(sql`a.id`)} then a.name end as name`;

/** No row if it is unknown. */
export const lastEditOf = ({ itemId, viewerId }: { itemId: string; viewerId: string }) =>
  statement('accounts: last edit', lastEditShape)`
    select ${lastEdit(viewerId)} from last_edits e join accounts a on a.id = e.account_id
    where e.item_id = ${itemId}`;

/** The last edit of the platform's settings except for the logo, from the audit log; no row if it is unknown. */
export const lastSettingsEdit = (viewerId: string) =>
  statement('accounts: last edit of settings', lastEditShape)`
    select ${lastEdit(viewerId)} from (
      select actor_id as account_id, occurred_at as edited_at from audit_log
      where action = 'SETTINGS_CHANGED' and details->>'settings' <> 'logo'
      order by occurred_at desc, id desc limit 1
    ) e join accounts a on a.id = e.account_id`;
