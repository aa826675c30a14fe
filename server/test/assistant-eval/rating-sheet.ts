import fs from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { Measurement } from './measure';

const GUIDE = `Rate each item by what a learner would get from it, and put the number behind "rating".
answer: 2 answers the question, 1 answers a part or answers among things that were not asked for, 0 does not answer it.
question: 1 can be used as it is: clear without the lesson, one right option, wrong options that are wrong but plausible.
card: 1 can be used as it is: the front asks one clear thing, and the back is its answer. Otherwise 0.`;

const items = z.array(
  z.object({
    set: z.string(),
    kind: z.enum(['answer', 'question', 'card']),
    asked: z.string(),
    shown: z.string(),
    rating: z.number().nullable(),
  }),
);

/** Writes what was answered and made, for a person who rates it. */
export function writeRatingSheet(file: string, results: Record<string, Measurement>): void {
  const rows = Object.entries(results).flatMap(([set, { all, made }]) => [
    ...all.flatMap(({ question, lesson, outcome, text }) =>
      lesson !== '' && outcome === 'answer'
        ? [{ set, kind: 'answer', asked: question, shown: text, rating: null }]
        : [],
    ),
    ...made.map(({ kind, lesson, shown }) => ({ set, kind, asked: lesson, shown, rating: null })),
  ]);
  fs.writeFileSync(file, `${GUIDE.replace(/^/gm, '# ')}\n${stringify(rows, { lineWidth: 0 })}`);
}

/** Per set and kind how many items are rated, and their mean, which is the usable share of questions and cards. */
export function ratingsIn(file: string): string {
  const rated = items.parse(parse(fs.readFileSync(file, 'utf8')));
  const groups = [...new Set(rated.map(({ set, kind }) => `${set} | ${kind}`))];
  return [
    '| set | kind | rated | mean |',
    '| --- | --- | --- | --- |',
    ...groups.map((group) => {
      const all = rated.filter(({ set, kind }) => `${set} | ${kind}` === group);
      const ratings = all.flatMap(({ rating }) => rating ?? []);
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      return `| ${group} | ${ratings.length} of ${all.length} | ${ratings.length === 0 ? '' : mean.toFixed(2)} |`;
    }),
  ].join('\n');
}
