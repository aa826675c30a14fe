import pino from 'pino';
import { container } from 'tsyringe';
import { ProvedEmails } from '../../../server/features/accounts/proved-emails';
import { DemoMode } from '../../../server/features/demo/platform.service';
import { outcomeCounts } from '../../../server/features/rosters/imports/roster-plan.queries';
import { RosterRunner } from '../../../server/features/rosters/imports/roster-runner';
import { addRows } from '../../../server/features/rosters/imports/roster-import.queries';
import { rosterRow } from '../../../server/features/rosters/reading/roster-row';
import { Clock } from '../../../server/platform/clock';
import { Database } from '../../../server/platform/database/database';
import { EventBus } from '../../../server/platform/events';
import { newId } from '../../../server/platform/ids';
import { PublicAddress } from '../../../server/platform/public-address';

const ROWS = 10_000;
/** The first rows are of people with an account. */
const KNOWN = 2_000;
const ROWS_AT_ONCE = 5_000;

/** Kinds of imports, by how a row names its group and whether the course has a capacity. */
const KINDS: readonly (readonly [label: string, kind: { capacity: number | null; groups: number }])[] = [
  ['no capacity, no groups', { capacity: null, groups: 0 }],
  ['1,000 places', { capacity: 1_000, groups: 0 }],
  ['1,000 places, 100 groups', { capacity: 1_000, groups: 100 }],
];

interface Bench {
  database: Database;
  /** For events. */
  url: string;
  instructorId: string;
}

/** Times imports of 10,000 rows: 2,000 accounts to enroll and 8,000 people to invite. Prints a table in Markdown. */
export async function printImports(bench: Bench): Promise<void> {
  const runner = runnerOn(bench);
  const print = (cells: readonly unknown[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  print(['import of 10,000 rows: milliseconds', 'dry run', 'median batch', 'longest batch', 'all batches']);
  print(['---', '---', '---', '---', '---']);
  for (const [label, kind] of KINDS) {
    const courseId = await aCourse(bench, kind.capacity);
    const importId = await anImport(bench, { courseId, groups: kind.groups });
    const dryRun = await timed(() => bench.database.rows(outcomeCounts(importId, new Date())));
    await bench.database.query(
      `update roster_imports set state = 'IMPORTING', started_at = now() where id = $1`,
      [importId],
    );
    const batches: number[] = [];
    let goesOn: boolean;
    do {
      const start = performance.now();
      goesOn = await runner.runBatch();
      batches.push(performance.now() - start);
    } while (goesOn);
    await forget(bench, courseId);
    const sorted = batches.toSorted((one, other) => one - other);
    const figures = [
      dryRun,
      sorted[sorted.length >> 1]!,
      sorted.at(-1)!,
      batches.reduce((sum, one) => sum + one),
    ];
    print([label, ...figures.map((figure) => figure.toFixed(0))]);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** With the services of the application that an import needs, but no background tasks. */
function runnerOn({ database, url }: Bench): RosterRunner {
  const services = container.createChildContainer();
  services.registerInstance(Database, database);
  services.registerInstance(EventBus, new EventBus(url, database, pino({ level: 'silent' })));
  services.registerInstance(Clock, new Clock());
  services.registerInstance(PublicAddress, new PublicAddress('http://localhost'));
  services.registerInstance(DemoMode, new DemoMode(false));
  services.registerInstance(ProvedEmails, new ProvedEmails(() => Promise.resolve(() => undefined)));
  return services.resolve(RosterRunner);
}

async function aCourse({ database, instructorId }: Bench, capacity: number | null): Promise<string> {
  const id = newId();
  await database.query(
    `insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
       lesson_count, search_text, skills_text, created_at)
     values ($1, $2, 'Imported', '', 'Other', 'BEGINNER', 0, '{}', true, 0, 'imported', '', now())`,
    [id, instructorId],
  );
  if (capacity !== null)
    await database.query('insert into course_places (course_id, capacity, taken) values ($1, $2, 0)', [
      id,
      capacity,
    ]);
  return id;
}

async function anImport(
  { database, instructorId }: Bench,
  { courseId, groups }: { courseId: string; groups: number },
): Promise<string> {
  const id = newId();
  await database.query(
    `insert into roster_imports (id, owner_id, course_id, file_name, row_count, created_at)
     values ($1, $2, $3, 'list.csv', $4, now())`,
    [id, instructorId, courseId, ROWS],
  );
  const rows = Array.from({ length: ROWS }, (_, index) =>
    rosterRow({
      file: null,
      line: index + 2,
      classNumber: null,
      isRemoval: false,
      name: `Person ${index + 1}`,
      email: index < KNOWN ? `student-${index + 1}@example.org` : `invited-${index + 1}@example.org`,
      groupName: groups === 0 ? null : `Group ${index % groups}`,
    }),
  );
  for (let first = 0; first < ROWS; first += ROWS_AT_ONCE)
    await database.rows(addRows(id, { rows: rows.slice(first, first + ROWS_AT_ONCE), first: first + 1 }));
  return id;
}

/** Leaves the database as it was, for the next run. */
async function forget({ database }: Bench, courseId: string): Promise<void> {
  await database.query(
    'delete from invited_people p using student_invitations v where v.person_id = p.id and v.course_id = $1',
    [courseId],
  );
  for (const table of ['enrollments', 'notifications', 'roster_imports'])
    await database.query(`delete from ${table} where course_id = $1`, [courseId]);
  await database.query('delete from courses where id = $1', [courseId]);
}
