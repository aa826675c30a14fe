import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../..');
const SEPARATOR = ' › ';

interface TestFile {
  /** Titles of the tests, each with the titles of its `describe`s before it. */
  titles: string[][];
  /** Every string and number in the file: possible values of a title's placeholders. */
  literals: Set<string>;
}

const read = new Map<string, TestFile>();

/** What is wrong with `file › describe › title`, or null if there is such a test. */
export function referenceProblem(reference: string): string | null {
  const [file = '', ...wanted] = reference.split(SEPARATOR);
  if (!/\.test\.tsx?$/.test(file) || !fs.existsSync(path.join(ROOT, file))) return `no test file ${file}`;
  if (wanted.length === 0) return `no title after ${file}`;
  const isThere = hasTest([file], wanted) || hasTest([file, ...neighbors(file)], wanted);
  return isThere ? null : `no test called "${wanted.join(SEPARATOR)}" in ${file}`;
}

function hasTest(files: readonly string[], wanted: readonly string[]): boolean {
  const sources = files.map(testFile);
  const literals = new Set(sources.flatMap((source) => [...source.literals]));
  return sources.some(({ titles }) =>
    titles.some((title) => {
      const last = title.slice(-wanted.length);
      return (
        last.length === wanted.length && last.every((part, index) => fits(part, wanted[index]!, literals))
      );
    }),
  );
}

/** Helpers that declare tests for the rows passed by a test file, and the files of these rows. */
function neighbors(file: string): string[] {
  const direct = importedBy(file);
  return [...direct, ...direct.filter((name) => name.endsWith('/rows.ts')).flatMap(importedBy)];
}

function importedBy(file: string): string[] {
  return ts
    .preProcessFile(fs.readFileSync(path.join(ROOT, file), 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) =>
      ['.ts', '.tsx'].map((ending) => path.posix.join(path.posix.dirname(file), fileName) + ending),
    )
    .filter((neighbor) => fs.existsSync(path.join(ROOT, neighbor)));
}

function testFile(file: string): TestFile {
  const known = read.get(file);
  if (known) return known;
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const result: TestFile = { titles: [], literals: new Set() };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind), [], result);
  read.set(file, result);
  return result;
}

function walk(node: ts.Node, under: string[], into: TestFile): void {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) into.literals.add(node.text);
  const called = ts.isCallExpression(node) ? declares(node.expression) : null;
  const title = called && titleOf((node as ts.CallExpression).arguments[0]);
  if (called === 'test' && title) into.titles.push([...under, title]);
  const inside = called === 'describe' && title ? [...under, title] : under;
  ts.forEachChild(node, (child) => walk(child, inside, into));
}

/**
 * Matches `test`, `it` and `describe`, also with `.each(rows)` or `.each<Row>(rows)`; a skipped test does not count.
 */
function declares(callee: ts.Expression): 'test' | 'describe' | null {
  if (ts.isIdentifier(callee)) {
    if (callee.text === 'test' || callee.text === 'it') return 'test';
    return callee.text === 'describe' ? 'describe' : null;
  }
  const inner = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : null;
  return inner && ts.isPropertyAccessExpression(inner) && inner.name.text === 'each'
    ? declares(inner.expression)
    : null;
}

/** Substitutions become `%s`. */
function titleOf(argument: ts.Expression | undefined): string | null {
  if (!argument) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return null;
  return [argument.head.text, ...argument.templateSpans.map(({ literal }) => literal.text)].join('%s');
}

const PLACEHOLDER = /%[sdifjop#]|\$[\w.]+/;

/** A title may be referenced as written, or with its placeholders filled in from a row. */
function fits(title: string, wanted: string, literals: ReadonlySet<string>): boolean {
  if (title === wanted) return true;
  const pieces = title.split(PLACEHOLDER);
  if (pieces.length === 1) return false;
  const pattern = new RegExp(`^${pieces.map((piece) => escaped(piece)).join('(.+?)')}$`);
  const filled = pattern.exec(wanted)?.slice(1);
  return filled?.every((words) => literals.has(words.replace(/^"(.*)"$/, '$1'))) ?? false;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
