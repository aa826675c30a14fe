import fs from 'node:fs';
import path from 'node:path';

/** A statement of the specification: one sentence, or a part of one that has tests of its own. */
export interface Statement {
  /** Section and place in it, such as '5.12'. */
  number: string;
  /** Length and hash of its words, to find it in the specification without repeating it here. */
  length: number;
  hash: string;
  /** What it is about, in words of our own. */
  phrase: string;
  /** Why the product differs from it; the tests then hold the decision. '' where it does not. */
  differs: string;
  /** The tests that fail when it stops being true, as `path/of/file.test.ts › describe › title`. */
  tests: string[];
}

/**
 * All statements, in the order of the text, from `trace.tsv`: a line for each, with the number, the fingerprint
 * `length:hash`, the phrase, the difference and then the tests, separated by tabs.
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
