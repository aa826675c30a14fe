import * as z from 'zod';
import { Refusal } from '../platform/errors';
import type { RestRequest, Sentences } from './route';
import { answerNamed, flag } from './schema';

/** The parameters of a list that is returned in pages. */
export const PageQuery = z.object({
  first: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Maximum number of items to return.', default: 50 }),
  after: z
    .string()
    .optional()
    .meta({ description: '`endCursor` of the previous page; left out for the first page.' }),
});

export const BAD_PAGE: Sentences = ['first must be from 1 to 100', 'This cursor was not made by this list'];

const PageInfo = answerNamed(
  'PageInfo',
  'Where a page ends.',
  z.object({
    hasNextPage: flag('Whether there are more items after this page.', false),
    endCursor: z
      .string()
      .nullable()
      .meta({
        description:
          'Cursor of the last item. Pass it as `after` to get the next page; null if the page is empty.',
        examples: ['WyIyMDI2LTAxLTMxIl0'],
      }),
  }),
);

/** A page of a list, like the connections of the GraphQL API. */
export const pageOf = <Item extends z.ZodType>(description: string, item: Item) =>
  z.object({ nodes: z.array(item).describe(description), pageInfo: PageInfo });

/** Returns which page is requested. Throws BAD_USER_INPUT if the size is no number from 1 to 100. */
export function pageAsked({ first, after }: RestRequest['query']): { first: number; after: string | null } {
  if (!first) return { first: 50, after: after || null };
  if (!/^[1-9]\d?$|^100$/.test(first)) throw new Refusal('BAD_USER_INPUT', BAD_PAGE[0]);
  return { first: Number(first), after: after || null };
}
