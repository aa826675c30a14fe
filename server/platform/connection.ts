import { Field, ObjectType } from 'type-graphql';
import { Refusal } from './errors';
import { isId } from './ids';
import { isStorableText } from './text.rules';

@ObjectType({ description: 'Where a page of a longer list ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is anything after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Give it as `after` to get the next page; null on an empty page.',
  })
  endCursor!: string | null;
}

const PAGE_MAX = 100;

const badCursor = () => new Refusal('BAD_USER_INPUT', 'This cursor was not made by this list');

/** An opaque cursor over the values that order a list, the row's id last. */
export function encodeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** What PostgreSQL takes for the columns that order a list; anything else would be an error of the statement. */
const FITS = {
  real: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  integer: (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
};

/**
 * The position a cursor stands for: a number for each of `numbers`, one time as PostgreSQL writes it, one id. Throws
 * BAD_USER_INPUT for anything else.
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

/** Where a page of a list by time ended: the time as PostgreSQL writes it, and the id of its last row. */
export interface TimePosition {
  time: string;
  id: string;
}

/** The position a cursor of a list by time stands for; null without a cursor. Throws BAD_USER_INPUT for anything else. */
export function decodeTimeCursor(cursor: string | null): TimePosition | null {
  if (cursor === null) return null;
  const [time, id] = decodeCursor(cursor, []) as [string, string];
  return { time, id };
}

/** The position a cursor of a list by text stands for: the text and the id. Throws BAD_USER_INPUT for anything else. */
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

/** PostgreSQL counts no year 0. */
const TIME = /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/;

/** JavaScript alone would let the 31st of February pass as the 3rd of March. */
function isTime(text: string): boolean {
  const [, date, clock] = TIME.exec(text) ?? [];
  const time = new Date(`${date}T${clock}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${date}T${clock}`);
}

/** Microseconds since 1970 of a cursor's time. */
export function microsOf(time: string): number {
  const [, date, clock, fraction = '', zone] = TIME.exec(time)!;
  const offset = zone!.length === 3 ? `${zone}:00` : zone;
  return Date.parse(`${date}T${clock}${offset}`) * 1000 + Number(fraction.padEnd(6, '0'));
}

function parseCursor(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values)) return values;
  } catch {
    // Not JSON: refused below like any other foreign text.
  }
  throw badCursor();
}

/**
 * The page of rows that were read up to one beyond it, which tells whether there is more. `positionOf` gives what a
 * cursor holds of a row, as for `encodeCursor`.
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

/** `first` as asked, or BAD_USER_INPUT outside 1 to max. */
export function pageSize(first: number, max = PAGE_MAX): number {
  if (first < 1 || first > max) throw new Refusal('BAD_USER_INPUT', `first must be from 1 to ${max}`);
  return first;
}
