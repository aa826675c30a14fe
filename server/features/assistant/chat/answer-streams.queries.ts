import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';

/** One of an account's slots for concurrent answers. */
interface Slot {
  accountId: string;
  slot: number;
  requestId: string;
}

/** Takes the slot until `until`. One row if it was free or had expired. */
export const takeSlot = ({ accountId, slot, requestId, now, until }: Slot & { now: Date; until: Date }) =>
  statement(
    'assistant: take slot',
    { slot: z.int() },
    sql`
      insert into assistant_slots (account_id, slot, request_id, until)
      values (${accountId}, ${slot}, ${requestId}, ${until})
      on conflict (account_id, slot) do update set request_id = excluded.request_id, until = excluded.until
        where assistant_slots.until <= ${now}
      returning slot`,
  );

/** Does nothing if another request took the slot since. */
export const freeSlot = ({ accountId, slot, requestId }: Slot) =>
  statement(
    'assistant: free slot',
    {},
    sql`
      delete from assistant_slots
      where account_id = ${accountId} and slot = ${slot} and request_id = ${requestId}`,
  );
