import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../platform/root';

/** What word-vectors.txt describes. */
const FILE = path.join(ROOT, 'server/features/assistant/word-vectors.bin');
const HEADER = 8;

/** Directions of words, in which words that stand in similar texts point alike. */
export interface WordVectors {
  /** The row of each lexeme, as the database writes it. */
  rows: ReadonlyMap<string, number>;
  dimensions: number;
  /** All rows one after another. */
  values: Int8Array;
  /** Of each row. */
  lengths: Float32Array;
}

/** Reads the table that word-vectors.txt describes; some ten milliseconds and two megabytes. */
export async function readWordVectors(): Promise<WordVectors> {
  return wordVectorsIn(await fs.readFile(FILE));
}

/** The table in bytes that are laid out as word-vectors.txt says. */
export function wordVectorsIn(bytes: Buffer): WordVectors {
  const count = bytes.readUInt32LE(0);
  const dimensions = bytes.readUInt32LE(4);
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, count * dimensions);
  const lexemes = bytes.toString('utf8', HEADER + values.length).split('\n');
  const lengths = Float32Array.from({ length: count }, (_, row) => {
    let squares = 0;
    for (let at = row * dimensions; at < (row + 1) * dimensions; at++) squares += values[at]! ** 2;
    return Math.sqrt(squares);
  });
  return { rows: new Map(lexemes.map((lexeme, row) => [lexeme, row])), dimensions, values, lengths };
}

/** How many words nearest to a question are looked at; 5 say less on our own questions, 20 no more. */
const NEAREST = 10;

/**
 * How near what is asked is to the words at home here, against how near it is to any words: 0 when its nearest words are
 * all at home, the lower the more they are of something else. Null when the table has none of the asked lexemes.
 */
export function belonging(vectors: WordVectors, asked: string[], home: Iterable<string>): number | null {
  const { rows, dimensions, values, lengths } = vectors;
  const middle = new Float32Array(dimensions);
  for (const lexeme of asked) {
    const row = rows.get(lexeme);
    if (row === undefined) continue;
    for (let at = 0; at < dimensions; at++) middle[at]! += values[row * dimensions + at]! / lengths[row]!;
  }
  const length = Math.hypot(...middle);
  if (length === 0) return null;
  const similarities = lengths.map((rowLength, row) => {
    let product = 0;
    for (let at = 0; at < dimensions; at++) product += middle[at]! * values[row * dimensions + at]!;
    return product / (length * rowLength);
  });
  const atHome = [...home].flatMap((lexeme) => similarities[rows.get(lexeme) ?? -1] ?? []);
  if (atHome.length === 0) return null;
  return meanOfNearest(Float32Array.from(atHome)) - meanOfNearest(similarities);
}

function meanOfNearest(similarities: Float32Array): number {
  const nearest = similarities.sort().slice(-NEAREST);
  return nearest.reduce((total, similarity) => total + similarity, 0) / nearest.length;
}
