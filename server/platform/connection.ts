import { Field, ObjectType } from 'type-graphql';
import { Refusal } from './errors';
import { isId } from './ids';

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

export const PAGE_MAX = 100;

const badCursor = () => new Refusal('BAD_USER_INPUT', 'This cursor was not made by this list');

/** An opaque cursor over the values that order a list, the row's id last. */
export function encodeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position a cursor stands for: `numbers` numbers, one time, one id. Throws BAD_USER_INPUT for anything else. */
export function decodeCursor(cursor: string, numbers: number): [...number[], string, string] | never {
  const values = parseCursor(cursor);
  const ordering = values.slice(0, numbers);
  const [time, id] = values.slice(numbers);
  if (
    values.length !== numbers + 2 ||
    !ordering.every((value) => typeof value === 'number' && Number.isFinite(value)) ||
    typeof time !== 'string' ||
    Number.isNaN(Date.parse(time)) ||
    typeof id !== 'string' ||
    !isId(id)
  )
    throw badCursor();
  return values as [...number[], string, string];
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

/** `first` as asked, or BAD_USER_INPUT outside 1 to max. */
export function pageSize(first: number, max = PAGE_MAX): number {
  if (first < 1 || first > max) throw new Refusal('BAD_USER_INPUT', `first must be from 1 to ${max}`);
  return first;
}
