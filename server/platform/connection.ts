import { Args, ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { Refusal } from './errors';
import { isId } from './ids';
import { isStorableText } from './text.rules';

@ObjectType({ description: 'Pagination information of a list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last item. Pass it as `after` to get the next page; null if the page is empty.',
  })
  endCursor!: string | null;
}

const PAGE_MAX = 100;

/** The arguments of a list: the size of a page, and the cursor of the item before it, without which it is the first. */
export interface Page {
  first: number;
  after?: string | null;
}

/** Declares the arguments of a list of `items`; `size` is the default of `first`. */
export function PageArgs(items: string, size = 50) {
  @ArgsType()
  class PageOfItems implements Page {
    @Field(() => Int, {
      defaultValue: size,
      description: `Maximum number of ${items} to return, 1 to ${PAGE_MAX}.`,
    })
    first!: number;

    @Field(() => String, {
      nullable: true,
      description: '`endCursor` of the previous page; null for the first page.',
    })
    after?: string | null;
  }
  return Args(() => PageOfItems);
}

/** Makes the base class of a page's type; `nodes` describes its items. */
export function connectionOf<Node extends object>(node: () => ClassType<Node>, nodes: string) {
  @ObjectType()
  abstract class Connection {
    @Field(() => [node()], { description: nodes })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Pagination information.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** Refuses a cursor that no page of the list returned. */
export const badCursor = () => new Refusal('BAD_USER_INPUT', 'This cursor was not made by this list');

/** Encodes the sort values of a row, followed by its id, as an opaque keyset cursor. */
export function encodeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** PostgreSQL has no year 0. */
const TIME = /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/;

/** Checks the day, since JavaScript accepts February 31 as March 3. */
function isTime(text: string): boolean {
  const [, date, clock] = TIME.exec(text) ?? [];
  const time = new Date(`${date}T${clock}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${date}T${clock}`);
}

/** The values of cursors, as PostgreSQL accepts them for a sort column; any other would make the statement fail. */
export const cursorValue = {
  real: z.number(),
  integer: z.int32(),
  /** A time in PostgreSQL's format. */
  time: z.string().refine(isTime),
  text: z.string().refine(isStorableText),
  id: z.string().refine(isId),
};

/** Decodes a cursor with these values. Throws BAD_USER_INPUT for an invalid one. */
export function decodeCursor<Values>(cursor: string, values: z.ZodType<Values>): Values {
  try {
    return values.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw badCursor();
  }
}

/** The end of a page sorted by time: the last row's time in PostgreSQL's format, and its id. */
export interface TimePosition {
  time: string;
  id: string;
}

/** Decodes the cursor of a list sorted by time; returns null without a cursor. */
export function decodeTimeCursor(cursor: string | null): TimePosition | null {
  if (cursor === null) return null;
  const [lastTime, lastId] = decodeCursor(cursor, z.tuple([cursorValue.time, cursorValue.id]));
  return { time: lastTime, id: lastId };
}

/** Decodes the cursor of a list sorted by text: the text and the id. */
export const decodeTextCursor = (cursor: string) =>
  decodeCursor(cursor, z.tuple([cursorValue.text, cursorValue.id]));

/**
 * Builds a page from up to `size` + 1 rows; the extra row tells whether there is a next page. `positionOf` returns a
 * row's values for `encodeCursor`.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  positionOf: (row: Row) => readonly (string | number)[],
): { page: Row[]; pageInfo: PageInfo } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    page,
    pageInfo: { hasNextPage: rows.length > size, endCursor: last ? encodeCursor(positionOf(last)) : null },
  };
}

/** What a list's statement reads: one row more than the page has, to know whether there is another page. */
export interface Requested<Position = TimePosition> {
  rows: number;
  /** The last row of the previous page; null for the first page. */
  after: Position | null;
}

/** Reads a page of a list that is sorted by time. */
export async function pageByTime<Row extends TimePosition>(
  { first, after }: Page,
  read: (requested: Requested) => Promise<Row[]>,
): Promise<{ nodes: Row[]; pageInfo: PageInfo }> {
  const size = pageSize(first);
  const rows = await read({ rows: size + 1, after: decodeTimeCursor(after ?? null) });
  const { page: nodes, pageInfo } = pageOf(rows, size, ({ time, id }) => [time, id]);
  return { nodes, pageInfo };
}

/** Returns `first`. Throws BAD_USER_INPUT if it is not between 1 and max. */
export function pageSize(first: number, max = PAGE_MAX): number {
  if (first < 1 || first > max) throw new Refusal('BAD_USER_INPUT', `first must be from 1 to ${max}`);
  return first;
}
