import fs from 'node:fs';
import path from 'node:path';
import { gaps, sectionsOf } from './specification/text';
import { referenceProblem } from './specification/titles';
import { readTrace } from './specification/trace';

const statements = readTrace();
const sectionOf = (number: string) => Number.parseInt(number, 10);
const SECTIONS = [...new Set(statements.map(({ number }) => sectionOf(number)))];

describe('each statement of the specification', () => {
  it('has tests that exist', () => {
    const problems = statements.flatMap(({ number, phrase, tests }) =>
      (tests.length === 0 ? ['names no test'] : tests.map(referenceProblem))
        .filter((problem) => problem !== null)
        .map((problem) => `${number} (${phrase}): ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('has the next number of its section, and a phrase', () => {
    const numbers = SECTIONS.flatMap((section) =>
      statements
        .filter(({ number }) => sectionOf(number) === section)
        .map((_, index) => `${section}.${index + 1}`),
    );
    expect(statements.map(({ number }) => number)).toEqual(numbers);
    expect(statements.filter(({ phrase }) => phrase.trim() === '')).toEqual([]);
  });
});

/** The document is not part of this repository; if it is present, the trace is compared with its text. */
const specification = path.resolve(__dirname, '../../../shared/specification.md');
const isThere = fs.existsSync(specification);
const whereThere = isThere ? it : it.skip;
if (!isThere)
  console.warn('specification.md is not beside this repository: nothing compares it with the trace.');

describe('the words of the specification', () => {
  whereThere(
    isThere
      ? 'are all in the statements'
      : 'SKIPPED: specification.md is not beside the repository, nothing compares it with the trace',
    () => {
      const sections = sectionsOf(fs.readFileSync(specification, 'utf8'));
      const problems = SECTIONS.flatMap((section) =>
        gaps(
          sections.get(section) ?? '',
          statements.filter(({ number }) => sectionOf(number) === section),
        ),
      );
      expect(problems).toEqual([]);
      expect(SECTIONS).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    },
  );
});
