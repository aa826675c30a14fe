import { parseArgs } from 'node:util';
import { seedDemoOnce } from '../../seed/demo';
import startDatabase from '../start-database';
import stopDatabase from '../stop-database';
import { startTestApp, type TestApp } from '../test-app';
import { addLargeSet } from './large-set';
import { addCourses, measure, type Measurement } from './measure';
import { modelFrom } from './model';
import { ratingsIn, writeRatingSheet } from './rating-sheet';
import { bookSet, demoQuestions, ownSet } from './sets';

const USAGE =
  'Usage: npm run assistant:eval -- [--only demo|gardening|spanish|russian|large] [--book FOLDER] [--model] [--json] [--show] [--sheet FILE | --rated FILE]';

type Options = Parameters<typeof measure>[2];

const SETS: Record<string, (app: TestApp, options: Options) => Promise<Record<string, Measurement>>> = {
  demo: async (app, options) => {
    await seedDemoOnce(app.app.service);
    return {
      'demo, tuned on': await measure(app, demoQuestions('tune'), options),
      'demo, not tuned on': await measure(app, demoQuestions('report'), options),
    };
  },
  large: async (app) => {
    await seedDemoOnce(app.app.service);
    await addLargeSet(app);
    // Autovacuum, which is off in tests, does this on a server.
    await app.database.query('analyze');
    return {
      '1,000 lessons, tuned on': await measure(app, demoQuestions('tune')),
      '1,000 lessons, not tuned on': await measure(app, demoQuestions('report')),
    };
  },
  ...Object.fromEntries(
    (['gardening', 'spanish', 'russian'] as const).map((name) => [
      name,
      (app: TestApp, options: Options) => measureSet(app, name, options),
    ]),
  ),
};

async function measureSet(app: TestApp, name: 'gardening' | 'spanish' | 'russian', options: Options) {
  await addCourses(app, ownSet(name));
  return { [name]: await measure(app, ownSet(name), options) };
}

async function measureBook(app: TestApp, folder: string, options: Options) {
  const book = bookSet(folder);
  await addCourses(app, book);
  return { book: await measure(app, book, options) };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      book: { type: 'string' },
      model: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
      sheet: { type: 'string' },
      rated: { type: 'string' },
    },
  });
  const { only, book, sheet, rated } = values;
  if (rated !== undefined) {
    process.stdout.write(`${ratingsIn(rated)}\n`);
    return;
  }
  if (only !== undefined && !Object.hasOwn(SETS, only)) throw new Error(USAGE);
  const model = values.model ? modelFrom(process.env) : {};
  // The set of 1,000 lessons measures the time of an answer, most of which a model would take itself.
  const all = Object.keys(SETS).filter((name) => !values.model || name !== 'large');
  const names = only === undefined ? (book === undefined ? all : []) : [only];
  const runs = [
    ...names.map((name) => SETS[name]!),
    ...(book === undefined ? [] : [(app: TestApp, options: Options) => measureBook(app, book, options)]),
  ];
  await startDatabase();
  const results: Record<string, Measurement> = {};
  try {
    for (const run of runs) {
      const app = await startTestApp({ config: { isDemo: true, ...model } });
      Object.assign(results, await run(app, { makes: sheet !== undefined }));
      await app.stop();
    }
  } finally {
    await stopDatabase();
  }
  if (sheet !== undefined) writeRatingSheet(sheet, results);
  if (values.show) process.stdout.write(`${answersOf(results)}\n\n`);
  process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : `${tableOf(results)}\n`);
}

const percent = (share: number | null) => (share === null ? '' : `${Math.round(share * 100)} %`);

function tableOf(results: Record<string, Measurement>): string {
  const header =
    '| set | first | among five | good refused | good: closest only | outside refused | follow-ups | words, mean · most | p50 · p99 in ms |';
  const rows = Object.entries(results).map(([name, { figures }]) => {
    const { first, amongFive, goodRefused, goodClosest, outsideRefused, followUps } = figures;
    const shares = [first, amongFive, goodRefused, goodClosest, outsideRefused, followUps].map(percent);
    const words = `${Math.round(figures.wordsMean)} · ${figures.wordsMost}`;
    return `| ${[name, ...shares, words, `${Math.round(figures.p50)} · ${Math.round(figures.p99)}`].join(' | ')} |`;
  });
  return [header, `|${' --- |'.repeat(9)}`, ...rows].join('\n');
}

/** Every question with what came of it, for a person who rates the answers. */
const answersOf = (results: Record<string, Measurement>) =>
  Object.entries(results)
    .flatMap(([name, { all }]) => [
      `# ${name}`,
      ...all.map(
        ({ question, lesson, outcome, lessons, text }) =>
          `## ${question}\n\nExpected: ${lesson || 'nothing'} · ${outcome}: ${lessons.join('; ')}\n\n${text}`,
      ),
    ])
    .join('\n\n');

void main();
