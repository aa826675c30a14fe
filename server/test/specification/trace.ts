import fs from 'node:fs';
import path from 'node:path';

/** A statement of the specification: a sentence, or a part of one with separate tests. */
export interface Statement {
  /** Section and place in it, such as '5.12'. */
  number: string;
  /** Length and hash of its text, to find it in the specification without repeating it here. */
  length: number;
  hash: string;
  /** A summary in our own words. */
  phrase: string;
  /** Why the product differs from it; the tests then cover the decision. '' if it does not. */
  differs: string;
  /** The tests that fail if it is no longer true, as `path/of/file.test.ts › describe › title`. */
  tests: string[];
}

/**
 * Reads all statements, in the order of the text, from `trace.tsv`: one per line, with the number, the fingerprint
 * `length:hash`, the phrase, the difference and the tests, separated by tabs.
 */
export function readTrace(): Statement[] {
  const text = fs.readFileSync(path.join(__dirname, 'trace.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [number = '', fingerprint = '', phrase = '', differs = '', ...tests] = line.split('\t');
      const [length, hash = ''] = fingerprint.split(':');
      return { number, length: Number(length), hash, phrase, differs, tests };
    });
}
