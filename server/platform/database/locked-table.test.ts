import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { Testimonial } from '../../features/testimonials/testimonial.entities';
import { eventually } from '../../test/eventually';
import { startTestApp, type TestApp } from '../../test/test-app';

const SLOW = 'This took too long and was canceled. Please try again.';
const WRITERS = 50;
/** Of the pool's eight connections. */
const MOST_WRITING = 5;

let app: TestApp;
let token: string;
let holder: Client;
let observer: Client;

beforeAll(async () => {
  app = await startTestApp();
  const student = await app.world.aStudent();
  await app.world.enroll(student, await app.world.aCourse(await app.world.anInstructor(), { lessons: 2 }));
  token = await app.world.signIn(student);
  await app.world.aTestimonial();
  [holder, observer] = [1, 2].map(() => new Client({ connectionString: app.databaseUrl })) as [
    Client,
    Client,
  ];
  await Promise.all([holder.connect(), observer.connect()]);
});
afterAll(async () => {
  await Promise.all([holder.end(), observer.end()]);
  await app.stop();
});

/** One kind of write after the other. */
const writes: ((database: TestApp['database']) => Promise<unknown>)[] = [
  (database) => database.query('update testimonials set stars = 5'),
  (database) => database.with(Testimonial, (testimonials) => testimonials.update({ stars: 4 }, { stars: 5 })),
  (database) => database.transaction((transaction) => transaction.query('select from testimonials')),
];

async function waitingForLocks(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

const readsOfOtherTables = () =>
  Promise.all([
    app.rest('GET', '/api/courses'),
    app.rest('GET', '/student/dashboard', { token }),
    app.graphql('{ platformStats { totalCourses } }'),
    app.graphql('{ viewer { learning { stats { totalCourses } } } }', {}, token),
    app.rest('GET', '/readyz'),
  ]);

it(`${WRITERS} writers that wait for a locked table leave the reads of other tables alone`, async () => {
  await holder.query('begin; lock table testimonials in access exclusive mode');
  let isLocked = true;
  const refusals: unknown[] = [];
  const writers = Array.from({ length: WRITERS }, async (_, index) => {
    while (isLocked) {
      await writes[index % writes.length]!(app.database).catch((error: unknown) => refusals.push(error));
      // A closed pool rejects immediately, so yield to let other work run.
      await setImmediate();
    }
  });
  const answers: number[] = [];
  let mostWaiting = 0;
  try {
    await eventually(async () => expect(await waitingForLocks()).toBe(MOST_WRITING));

    for (let round = 0; round < 10; round++) {
      const reads = await readsOfOtherTables();
      answers.push(...reads.map(({ status }) => status));
      mostWaiting = Math.max(mostWaiting, await waitingForLocks());
    }
    // However fast the reads were, some waiter times out eventually.
    await eventually(() => expect(refusals).not.toEqual([]), 20_000);
  } finally {
    isLocked = false;
    await holder.query('rollback');
    await Promise.all(writers);
  }

  expect(new Set(answers)).toEqual(new Set([200]));
  expect(mostWaiting).toBeLessThanOrEqual(MOST_WRITING);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 'DATABASE_UNAVAILABLE', message: SLOW });
  for (const write of writes) await write(app.database);
});
