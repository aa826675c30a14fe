import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../platform/root';

/** The file that word-vectors.txt describes. */
const FILE = path.join(ROOT, 'server/features/assistant/word-vectors.bin');
const HEADER = 8;

/** Word embeddings: words that occur in similar texts have similar directions. */
export interface WordVectors {
  /** Row index by lexeme. */
  rows: ReadonlyMap<string, number>;
  dimensions: number;
  /** All rows, concatenated. */
  values: Int8Array;
  /** Norm of each row. */
  lengths: Float32Array;
}

/** Reads the table described in word-vectors.txt; about ten milliseconds and two megabytes. */
export async function readWordVectors(): Promise<WordVectors> {
  return wordVectorsIn(await fs.readFile(FILE));
}

/** Parses the table; word-vectors.txt describes the layout. */
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

/** Number of nearest words to compare; on our evaluation questions 5 is worse, 20 no better. */
const NEAREST = 10;

/**
 * How near the question's words are to the courses' vocabulary, compared with their nearness to any words: 0 if all of
 * its nearest words are in the vocabulary, lower the more are not. null if the table has none of the asked lexemes.
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
