import sql, { empty, type Sql } from 'sql-template-tag';
import {
  badCursor,
  decodeTextCursor,
  type Page,
  type PageInfo,
  pageOf,
  pageSize,
  type Requested,
} from '../connection';

/** What a list can be ordered by, as its cursors contain it. */
export interface OrderKey {
  /** Never null. */
  key: Sql;
  /** The key as text in a cursor, and back; only text that `isKey` accepts. */
  text: (key: Sql) => Sql;
  valueOf: (text: string) => Sql;
  isKey: (text: string) => boolean;
}

/** The end of a page: its last row's key as text, and its id. */
export type OrderPosition = readonly [key: string, id: string];

export const never = sql`'-infinity'::timestamptz`;

/** Text: microseconds since 1970; empty for never. */
export const byTime = (key: Sql): OrderKey => ({
  key,
  text: (time) =>
    sql`case when ${time} = ${never} then '' else (extract(epoch from nullif(${time}, ${never})) * 1000000)::bigint::text end`,
  valueOf: (text) =>
    sql`coalesce('epoch'::timestamptz + nullif(${text}::text, '')::bigint * interval '1 microsecond', ${never})`,
  isKey: (text) => /^(-?\d{1,16})?$/.test(text),
});

export const byText = (key: Sql): OrderKey => ({
  key,
  text: (words) => words,
  valueOf: (text) => sql`${text}::text`,
  isKey: () => true,
});

export const byNumber = (key: Sql): OrderKey => ({
  key,
  text: (number) => sql`${number}::text`,
  valueOf: (text) => sql`${text}::text::int`,
  isKey: (text) => /^-?\d{1,9}$/.test(text),
});

/** The position of a cursor; null without one. BAD_USER_INPUT for a cursor of a list in another order. */
export function positionOf(cursor: string | null | undefined, { isKey }: OrderKey): OrderPosition | null {
  if (cursor === null || cursor === undefined) return null;
  const position = decodeTextCursor(cursor);
  if (!isKey(position[0])) throw badCursor();
  return position;
}

/** Reads a page of a list in this order, whose rows have their key as text in `sorted`. */
export async function pageByKey<Row extends { sorted: string; id: string }>(
  { first, after }: Page,
  order: OrderKey,
  read: (requested: Requested<OrderPosition>) => Promise<Row[]>,
): Promise<{ nodes: Row[]; pageInfo: PageInfo }> {
  const size = pageSize(first);
  const rows = await read({ rows: size + 1, after: positionOf(after, order) });
  const { page: nodes, pageInfo } = pageOf(rows, size, ({ sorted, id }) => [sorted, id]);
  return { nodes, pageInfo };
}

/** The condition and the order of a page, to be written after another condition. */
export function pageInOrder(
  { key, valueOf }: OrderKey,
  id: Sql,
  isDescending: boolean,
  after: OrderPosition | null,
): Sql {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const isAfter = after
    ? sql`and (${key}, ${id}) ${isDescending ? sql`<` : sql`>`} (${valueOf(after[0])}, ${after[1]}::uuid)`
    : empty;
  return sql`${isAfter} order by ${key} ${direction}, ${id} ${direction}`;
}
