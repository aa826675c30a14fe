import fc from 'fast-check';
import { parse } from 'papaparse';
import { csv, unguarded } from './csv';

const rowsOf = (text: string) => parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data;

const isFormula = (cell: string) => /^["\s]*[=+\-@＝]/.test(cell);

describe('csv', () => {
  it('starts with a byte order mark and ends every line', () => {
    expect(csv(['a', 'b'], [[1, null]])).toBe('\uFEFFa,b\r\n1,\r\n');
    expect(csv(['a'], [])).toBe('\uFEFFa\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    ' =1',
    '"=1"',
    '＝1',
    '\tno formula',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.example")\nAda',
    'Anna;"=1+1"',
    'Anna; @a',
    'two\n=lines',
  ])('makes text of %j for every program, and gives it back to an import', (cell) => {
    const text = csv(['a', 'b'], [['x', cell]]);
    expect(rowsOf(text)[1]!.map(unguarded)).toEqual(['x', cell]);
    for (const delimiter of [',', ';', '\t', '|'])
      expect(parse<string[]>(text, { delimiter }).data.flat().filter(isFormula)).toEqual([]);
  });

  it('gives back any text', () => {
    const anyCell = fc.string({ unit: fc.constantFrom(...`'"=-;,\t\n a`) });
    fc.assert(
      fc.property(anyCell, (cell) => {
        const [, row] = parse<string[]>(csv(['a', 'b'], [['x', cell]]), { delimiter: ',' }).data;
        expect(row!.map(unguarded)).toEqual(['x', cell]);
      }),
    );
  });
});

it.each(['\t', '\r\n', '"\t', "\t'", ',"'])('reads and guards 200,000 characters of %j in time', (part) => {
  const text = `${part.repeat(200_000 / part.length)}x`;
  const start = performance.now();
  expect(unguarded(csv(['a'], [[text]]))).toContain('x');
  expect(unguarded(text).at(-1)).toBe('x');
  expect(performance.now() - start).toBeLessThan(2000);
});
