import * as z from 'zod/mini';

const CAPACITY_MAX = 100_000;
export const LINKS_MAX = 50;

const number = (label: string, max: number) =>
  z.pipe(
    z.nullish(
      z
        .int(`${label} must be a whole number`)
        .check(
          z.gte(1, `${label} must be at least 1`),
          z.lte(max, `${label} can be at most ${max.toLocaleString('en-US')}`),
        ),
    ),
    z.transform((value) => value ?? null),
  );

const time = z.pipe(
  z.nullish(z.date()),
  z.transform((value) => value ?? null),
);

/** How people join a course. */
export const joiningRules = z.object({
  mode: z.enum(['OPEN', 'LINK', 'APPROVAL'], 'Please choose who can join'),
  capacity: number('The number of places', CAPACITY_MAX),
  endsAt: time,
});

/** A new join link. */
export const joinLinkRules = z.object({
  maxUses: number('The number of people', CAPACITY_MAX),
  expiresAt: time,
});
