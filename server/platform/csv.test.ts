import { parse } from 'papaparse';
import { csv } from './csv';

const rowsOf = (text: string) => parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data;

describe('csv', () => {
  it('starts with a byte order mark and ends every line', () => {
    expect(csv(['a', 'b'], [[1, null]])).toBe('\uFEFFa,b\r\n1,\r\n');
    expect(csv(['a'], [])).toBe('\uFEFFa\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    '\n=1',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.example")\nAda',
  ])('makes text of %j', (cell) => {
    expect(rowsOf(csv(['a'], [[cell]]))[1]).toEqual([`'${cell}`]);
  });

  it.each(['a "quoted" word', 'a, b', 'two\nlines', 'Grüße', ' padded '])('gives back %j', (cell) => {
    expect(rowsOf(csv(['a', 'b'], [[cell, 'x']]))[1]).toEqual([cell, 'x']);
  });
});
