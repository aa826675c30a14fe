import fs from 'node:fs';
import path from 'node:path';
import { COMPLETE, SECTIONS } from './specification/sections';
import { gaps, plain, sectionsOf } from './specification/text';
import { referenceProblem } from './specification/titles';

const statements = Object.entries(SECTIONS).flatMap(([section, headings]) =>
  Object.entries(headings).flatMap(([heading, list]) =>
    list.map((statement) => ({ ...statement, at: `${section}, ${heading}: ${statement.says}` })),
  ),
);

describe('each statement of the specification', () => {
  it('is held by tests that there are', () => {
    const problems = statements.flatMap(({ at, heldBy }) => {
      const references = typeof heldBy === 'string' ? [heldBy] : heldBy;
      if (references.length === 0) return [`${at}: names no test`];
      return references
        .map(referenceProblem)
        .filter((problem) => problem !== null)
        .map((problem) => `${at}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('is written once', () => {
    const seen = new Set<string>();
    const twice = statements.map(({ at }) => plain(at)).filter((at) => seen.size === seen.add(at).size);
    expect(twice).toEqual([]);
  });

  it('says something, and why, where the product differs', () => {
    const empty = statements.filter(({ says, differs }) => plain(says) === '' || differs?.trim() === '');
    expect(empty.map(({ at }) => at)).toEqual([]);
  });
});

/** The document is no part of this repository; whoever has it beside the repository has it compared. */
const specification = path.resolve(__dirname, '../../../shared/specification.md');
const isThere = fs.existsSync(specification);
const whereThere = isThere ? it : it.skip;
if (!isThere)
  console.warn('specification.md is not beside this repository: nothing compares it with the tests.');

describe('the words of the specification', () => {
  whereThere(
    isThere
      ? 'are all in the statements'
      : 'SKIPPED: specification.md is not beside the repository, nothing compares it with the tests',
    () => {
      const written = sectionsOf(fs.readFileSync(specification, 'utf8'));
      const problems = Object.entries(SECTIONS).flatMap(([section, headings]) =>
        gaps(headings, written.get(Number(section)) ?? new Map<string, string>())
          .filter((problem) => COMPLETE.includes(Number(section)) || !problem.includes(': held by nothing: '))
          .map((problem) => `${section}, ${problem}`),
      );
      expect(problems).toEqual([]);
    },
  );
});
