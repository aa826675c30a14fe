import path from 'node:path';
import ts from 'typescript';
import { PUBLIC_TABLES } from '../platform/database/statement';
import { moduleOrder } from './source-parts';
import { sourceFiles, type SourceFile } from './sources';

// Only one module writes a table, so that the rules between its rows are in one folder: the one with its entity, or the first that writes it.

const MODULE = /^server\/(?:modules\/([\w-]+)|platform)\//;

/**
 * Exceptions, as `module -> table`:
 *
 * administration, teaching: instructors write their courses, quizzes and their students' requests, and administrators
 * moderate courses and reviews; what everybody sees of these is in the module with the table.
 *
 * quizzes: an attempt is activity of its student in the course, which the enrollment says.
 */
const EXCEPTIONS = [
  'administration -> courses',
  'quizzes -> enrollments',
  'teaching -> courses',
  'teaching -> join_links',
  'teaching -> lessons',
  'teaching -> questions',
  'teaching -> quiz_attempts',
  'teaching -> quizzes',
];

const sources = sourceFiles().filter(({ path, isTest }) => !isTest && MODULE.test(path));
const moduleOf = (file: string) => MODULE.exec(file)![1] ?? 'platform';

/** The strings of a file, with a placeholder for each `${}`. */
function textsOf(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node)
    ? [node.text]
    : ts.isTemplateExpression(node)
      ? [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('placed')]
      : [];
  const within: string[] = [];
  ts.forEachChild(node, (child) => void within.push(...textsOf(child)));
  return [...own, ...within];
}

/** The tables that migrations create. */
const created = new Set(
  sourceFiles()
    .filter(({ path }) => path.startsWith('migrations/'))
    .flatMap(({ text }) =>
      [...text.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, table]) => table!),
    ),
);

/** Comments and quoted text, which contain no keywords. */
const NOT_KEYWORDS = /\/\*[^]*?\*\/|--[^\n]*|'(?:[^']|'')*'|"[^"]*"/g;
const WRITES_A_TABLE =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?)\s+(\w+)/gi;

/** The tables that SQL may write, including its CTEs; too many rather than too few. */
const writtenTables = (text: string): string[] =>
  [...text.replaceAll(NOT_KEYWORDS, ' ').matchAll(WRITES_A_TABLE)].map(([, table]) => table!);

const parsed = ({ path, text }: SourceFile) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** The tables of entities, with the module that has the entity. */
const ownersByEntity = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/@Entity\('(\w+)'\)/g)].map(([, table]): [string, string] => [table!, moduleOf(path)]),
);

/** By file path, the tables of its entities by class. */
const entities = new Map(
  sources.map(({ path, text }): [string, Map<string, string>] => [
    path,
    new Map(
      [...text.matchAll(/@Entity\('(\w+)'\)\s*export class (\w+)/g)].map(([, table, name]) => [
        name!,
        table!,
      ]),
    ),
  ]),
);

/** Tables that a file's repositories write: `database.with(Entity, …)`. */
function tablesOfRepositories(file: ts.SourceFile): string[] {
  const tables = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const imported = path.posix.join(path.posix.dirname(file.fileName), statement.moduleSpecifier.text);
    const names = statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    for (const { name, propertyName } of names.elements) {
      const table = entities.get(`${imported}.ts`)?.get((propertyName ?? name).text);
      if (table !== undefined) tables.set(name.text, table);
    }
  }
  return [...file.text.matchAll(/\.with\(\s*(\w+)/g)].flatMap(([, name]) => tables.get(name!) ?? []);
}

const writes = sources.flatMap((source) => {
  const file = parsed(source);
  const tables = [...textsOf(file).flatMap(writtenTables), ...tablesOfRepositories(file)];
  return tables
    .filter((table) => created.has(table))
    .map((table) => ({ module: moduleOf(source.path), table, path: source.path }));
});

const ranks = ['platform', ...moduleOrder];
const owners = new Map([
  ...writes
    .toSorted((one, other) => ranks.indexOf(other.module) - ranks.indexOf(one.module))
    .map(({ table, module }): [string, string] => [table, module]),
  ...ownersByEntity,
]);

it('finds who writes what, in statements and by repositories', () => {
  expect(owners.size).toBeGreaterThan(15);
  const found = writes.map(({ path, table }) => `${path} -> ${table}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'server/modules/accounts/session.queries.ts -> sessions',
      'server/modules/assistant/flashcards/flashcard.service.ts -> flashcards',
      'server/modules/teaching/quizzes/quiz-authoring.queries.ts -> questions',
    ]),
  );
  expect(new Set(found).size).toBeGreaterThan(30);
});

it('has every table written by its module alone, but for the exceptions', () => {
  const foreign = writes.filter(({ module, table }) => owners.get(table) !== module);
  expect([...new Set(foreign.map(({ module, table }) => `${module} -> ${table}`))].sort()).toEqual(
    EXCEPTIONS,
  );
});

/** Files that write only columns of `accounts` that visitors do not see. */
const PRIVATE_COLUMNS_OF_ACCOUNTS = [
  'server/modules/accounts/account.queries.ts',
  'server/modules/accounts/session.queries.ts',
  'server/modules/accounts/second-factor/second-factor.queries.ts',
  'server/modules/accounts/security/security.queries.ts',
  'server/modules/accounts/sign-in-provider/sign-in-provider.queries.ts',
];

it('has statements say which public tables they write', () => {
  const silent = sources.flatMap((source) => {
    const said = [...source.text.matchAll(/writes: \[([^\]]*)\]/g)].map(([, tables]) => tables!).join();
    const written = new Set(textsOf(parsed(source)).flatMap(writtenTables));
    return PUBLIC_TABLES.filter((table) => written.has(table) && !said.includes(`'${table}'`)).map(
      (table) => `${source.path} -> ${table}`,
    );
  });
  expect(silent).toEqual(PRIVATE_COLUMNS_OF_ACCOUNTS.map((path) => `${path} -> accounts`));
});
