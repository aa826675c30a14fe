import { plainText } from './markdown';
import { cellsOf, plainQuote, tablesAsText } from './quote.rules';

it.each([
  ['a row', '| **Queen** | `16` days |', 'Queen, 16 days'],
  [
    'a whole table',
    '| Bee | Days |\n| --- | :-: |\n| Queen | 16 |\n| Drone | |',
    'Bee, Days; Queen, 16; Drone',
  ],
  ['a sentence', 'A **drone** has no `sting`.', 'A drone has no sting.'],
])('quotes %s as text', (_what, quote, shown) => {
  expect(plainQuote(quote)).toBe(shown);
  expect(plainText(quote)).toBe(shown);
});

it('leaves what is around a table as it is', () => {
  expect(tablesAsText('Before | it.\n| a | b |\r\n|---|---|\r\n| c | d |\n\nAfter.')).toBe(
    'Before | it.\na, b; c, d\n\nAfter.',
  );
});

it('reads a bar with a backslash as part of its cell', () => {
  expect(cellsOf('| a \\| b | c \\|')).toEqual(['a | b', 'c |']);
});
