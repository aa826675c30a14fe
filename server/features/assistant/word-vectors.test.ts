import { belonging, readWordVectors, wordVectorsIn } from './word-vectors';

/** Two words with similar vectors and one with a different vector. */
function aTable() {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(3, 0);
  header.writeUInt32LE(2, 4);
  return wordVectorsIn(
    Buffer.concat([header, Buffer.from(Int8Array.of(127, 0, 64, 0, 0, -127).buffer), Buffer.from('a\nb\nc')]),
  );
}

describe('belonging', () => {
  it('is 0 when everything near the question is at home, however long its vectors, and less otherwise', () => {
    expect(belonging(aTable(), ['a'], ['a', 'b', 'c'])).toBe(0);
    expect(belonging(aTable(), ['a'], ['b'])).toBeCloseTo(1 - 2 / 3);
    expect(belonging(aTable(), ['a'], ['c'])).toBeCloseTo(0 - 2 / 3);
  });

  it('is not known of words that the table has not, nor where nothing is at home', () => {
    expect(belonging(aTable(), ['unheard'], ['a'])).toBeNull();
    expect(belonging(aTable(), ['a'], ['unheard'])).toBeNull();
    expect(belonging(aTable(), [], ['a'])).toBeNull();
  });

  it('tells by the table what words of the trade are near to from what they are not', async () => {
    const vectors = await readWordVectors();
    expect(vectors.rows.size).toBe(12_000);
    const home = [
      'softwar',
      'comput',
      'web',
      'server',
      'databas',
      'password',
      'encrypt',
      'html',
      'code',
      'user',
      'file',
    ];
    const keyboard = belonging(vectors, ['keyboard', 'browser'], home)!;
    const recipe = belonging(vectors, ['dough', 'bake'], home)!;
    expect(keyboard).toBeGreaterThan(recipe + 0.2);
  });
});
