import fc from 'fast-check';
import { anyCharacter } from '../../../test/any-text';
import { column, typeSteps } from './certificate-drawing';
import { visualWordOrder } from './certificate-fonts';
import { fitText } from './certificate-words';

const perCharacter = (text: string, size: number) => Array.from(text).length * size;
const steps: [{ size: number; lines: number }, ...{ size: number; lines: number }[]] = [
  { size: 10, lines: 1 },
  { size: 5, lines: 2 },
];

describe('text fitted to a width', () => {
  it('takes the largest size that fits, and breaks at spaces', () => {
    expect(fitText('Ada L', steps, 50, perCharacter)).toEqual({ size: 10, lines: ['Ada L'] });
    expect(fitText('Ada Lovelace', steps, 50, perCharacter)).toEqual({ size: 5, lines: ['Ada', 'Lovelace'] });
  });

  it('breaks inside a word only when it is wider than a line, and never inside a letter', () => {
    expect(fitText('abcdefghijklmno', steps, 50, perCharacter).lines).toEqual(['abcdefghij', 'klmno']);
    const family = '👩‍👩‍👧';
    expect(fitText(family.repeat(3), steps, 50, perCharacter).lines).toEqual([family.repeat(2), family]);
  });

  it('ends in an ellipsis when nothing helps', () => {
    expect(fitText('abcdefghij klmnopqrst uvwxyz', steps, 50, perCharacter).lines).toEqual([
      'abcdefghij',
      'klmnopqrs…',
    ]);
  });

  it('never leaves its width and loses no letter unless it says so', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        const words = text.replace(/\s+/gu, ' ').trim();
        const { size, lines } = fitText(words, typeSteps.courseTitle, column.width, (part, points) =>
          perCharacter(part, points * 0.3),
        );
        for (const line of lines) {
          const isOneLetter = Array.from(new Intl.Segmenter('en').segment(line)).length === 1;
          expect(isOneLetter || perCharacter(line, size * 0.3) <= column.width).toBe(true);
        }
        if (!lines.at(-1)?.endsWith('…')) {
          expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
        }
      }),
    );
  });
});

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['משה בן דוד', 'דוד בן משה'],
  ['taught by משה בן דוד', 'taught by דוד בן משה'],
  ['משה Ada Lovelace דוד', 'דוד Ada Lovelace משה'],
  ['משה Cohen 3', 'Cohen 3 משה'],
  ['2025 עברית 101', '101 עברית 2025'],
])('words in the order of the paper %s', (text, paper) => {
  expect(visualWordOrder(text, text).join(' ')).toBe(paper);
});
