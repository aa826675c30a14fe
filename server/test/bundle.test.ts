import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLIENT_FOLDER } from '../platform/root';
import { readDemoCourses } from '../seed/demo/course-files';
import { readDemoQuizzes } from '../seed/demo/quizzes';

interface Chunk {
  file: string;
  imports?: string[];
}

const read = (file: string) => fs.readFileSync(path.join(CLIENT_FOLDER, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk | undefined>;

/** The files that a page's chunk needs, its own first. */
function closureOf(entries: string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The built client has no ${name}. Run \`npm run build\`.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}

const ACCOUNT = [
  'src/apollo/links.ts',
  'src/app/listedPages.tsx',
  'src/app/layouts/RoleFrame.tsx',
  'src/app/layouts/AccountNavigation.tsx',
];
const firstLoad = closureOf(['index.html', 'src/app/landing/LandingPage.tsx']);
const catalogue = closureOf(['index.html', 'src/modules/courses/catalogue/CataloguePage.tsx']);
const course = closureOf(['index.html', 'src/modules/learning/course/CoursePage.tsx']);
const dashboard = closureOf([
  'index.html',
  ...ACCOUNT,
  'src/modules/learning/dashboard/StudentDashboardPage.tsx',
]);
const code = firstLoad.map((file) => read(file).toString()).join('\n');

test.each([
  { page: 'the landing page', loaded: firstLoad, files: 6, kilobytes: 180 },
  { page: 'the catalogue', loaded: catalogue, files: 15, kilobytes: 220 },
  { page: 'a course', loaded: course, files: 18, kilobytes: 217 },
  { page: "a student's dashboard", loaded: dashboard, files: 20, kilobytes: 215 },
])('$page needs at most $kilobytes KB of compressed JavaScript in $files files', (budget) => {
  const sizes = budget.loaded.map((file) => gzipSync(read(file)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.kilobytes * 1_000);
  expect(sizes.length).toBeLessThanOrEqual(budget.files);
});

test.each([
  ['the catalogue', 'zod', catalogue, 'ZodError'],
  ['a course', 'zod', course, 'ZodError'],
  ["a student's dashboard", 'zod', dashboard, 'ZodError'],
  ["a student's dashboard", 'Base UI', dashboard, 'base-ui-'],
  ["a student's dashboard", 'the video player', dashboard, 'Watch on YouTube'],
] as const)('%s comes without %s', (_page, _what, loaded, words) => {
  expect(loaded.filter((file) => read(file).includes(words))).toEqual([]);
});

test.each([
  ['the GraphQL parser', 'Syntax Error: '],
  ['zod', 'ZodError'],
  ['react-hook-form', 'shouldUnregister'],
  ['Base UI', 'base-ui-focus-guard'],
  ['what asks the server', 'persistedQuery'],
  ['the WebSocket client', 'connection_init'],
  ['the Markdown reader', 'footnoteDefinition'],
])('the first page comes without %s', (_what, words) => {
  expect(code).not.toContain(words);
});

test('pages with a new password load the list of common passwords only when it is needed', () => {
  const folder = 'src/modules/accounts';
  const pages = ['RegisterPage', 'ResetPasswordPage', 'security/SecurityPage'];
  const loaded = closureOf(['index.html', ...pages.map((page) => `${folder}/${page}.tsx`)]);
  expect(loaded.filter((file) => read(file).includes('iloveyou'))).toEqual([]);
  const names = fs.readdirSync(path.join(CLIENT_FOLDER, 'assets')).filter((name) => name.endsWith('.js'));
  expect(names.filter((name) => read(`assets/${name}`).includes('iloveyou'))).toHaveLength(1);
});

test('no page of the product has anything of GraphiQL', () => {
  const names = fs.readdirSync(path.join(CLIENT_FOLDER, 'assets'));
  expect(names.filter((name) => /monaco|graphiql|worker/i.test(name))).toEqual([]);
  expect(JSON.stringify(manifest)).not.toMatch(/monaco|graphiql/i);
});

test('those words are in the parts that load later', () => {
  const all = fs
    .readdirSync(path.join(CLIENT_FOLDER, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`assets/${file}`).toString())
    .join('\n');
  for (const words of [
    'ZodError',
    'shouldUnregister',
    'base-ui-focus-guard',
    'persistedQuery',
    'connection_init',
    'footnoteDefinition',
  ])
    expect(all).toContain(words);
});

test('no part of it holds a question, a key or an explanation of a quiz', () => {
  const words = readDemoCourses()
    .flatMap(({ title }) => readDemoQuizzes(title))
    .flatMap(({ questions }) => questions)
    .flatMap(({ text, explanation, correctAnswer }) => [text, explanation, correctAnswer])
    // A shorter key may also be a word in the code.
    .filter((said): said is string => !!said && said.length > 15);
  expect(words.length).toBeGreaterThan(250);
  const files = fs.readdirSync(CLIENT_FOLDER, { recursive: true, withFileTypes: true });
  const built = files
    .filter((file) => file.isFile() && /\.(js|html|json|css|map)$/.test(file.name))
    .map((file) => fs.readFileSync(path.join(file.parentPath, file.name), 'utf8'))
    .join('\n');
  expect(words.filter((said) => built.includes(said))).toEqual([]);
});
