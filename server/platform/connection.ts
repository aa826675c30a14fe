import { Args, ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
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

/** Checks whether PostgreSQL accepts a value for a sort column; any other would make the statement fail. */
const FITS = {
  real: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  integer: (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
};

/**
 * Decodes a cursor into one number per entry of `numbers`, a time in PostgreSQL's format and an id. Throws
 * BAD_USER_INPUT for an invalid cursor.
 */
export function decodeCursor(
  cursor: string,
  numbers: readonly (keyof typeof FITS)[],
): [...number[], string, string] | never {
  const values = parseCursor(cursor);
  const [time, id] = values.slice(numbers.length);
  if (
    values.length !== numbers.length + 2 ||
    !numbers.every((kind, index) => FITS[kind](values[index])) ||
    typeof time !== 'string' ||
    !isTime(time) ||
    typeof id !== 'string' ||
    !isId(id)
  )
    throw badCursor();
  return values as [...number[], string, string];
}

/** The end of a page sorted by time: the last row's time in PostgreSQL's format, and its id. */
export interface TimePosition {
  time: string;
  id: string;
}

/**
 * Decodes the cursor of a list sorted by time; returns null without a cursor. Throws BAD_USER_INPUT for an invalid one.
 */
export function decodeTimeCursor(cursor: string | null): TimePosition | null {
  if (cursor === null) return null;
  const [time, id] = decodeCursor(cursor, []) as [string, string];
  return { time, id };
}

/** Decodes the cursor of a list sorted by text: the text and the id. Throws BAD_USER_INPUT for an invalid cursor. */
export function decodeTextCursor(cursor: string): [string, string] {
  const values = parseCursor(cursor);
  const [text, id] = values;
  if (
    values.length !== 2 ||
    typeof text !== 'string' ||
    !isStorableText(text) ||
    typeof id !== 'string' ||
    !isId(id)
  )
    throw badCursor();
  return [text, id];
}

/** PostgreSQL has no year 0. */
const TIME = /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/;

/** Checks the day, since JavaScript accepts February 31 as March 3. */
function isTime(text: string): boolean {
  const [, date, clock] = TIME.exec(text) ?? [];
  const time = new Date(`${date}T${clock}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${date}T${clock}`);
}

function parseCursor(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values)) return values;
  } catch {
    // Not JSON: rejected below like any other invalid cursor.
  }
  throw badCursor();
}

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
