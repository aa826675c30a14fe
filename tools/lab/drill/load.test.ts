import { startTestApp, type TestApp } from '../../../server/test/test-app';
import { createDataset, type Dataset } from './dataset';
import { brokenInvariants } from './invariants';
import { Ledger } from './ledger';
import { startLoad } from './load';

let app: TestApp;
let dataset: Dataset;
const ledger = new Ledger();

beforeAll(async () => {
  app = await startTestApp();
  dataset = await createDataset({
    databaseUrl: app.databaseUrl,
    origin: app.origin,
    students: 4,
    courses: 6,
  });
});
afterAll(() => app.stop());

describe('the load of a drill', () => {
  it('does everything once on a healthy server, and all of it is in the database', async () => {
    const begun = performance.now();
    const first = ledger.nextAcknowledgement(begun);
    const unreachable = 'http://127.0.0.1:1';
    const load = startLoad({ origins: [app.origin, unreachable], dataset, ledger, workers: 4, pauseMs: 0 });
    await load.finished;
    const { examples, unexpected, untyped, timedOut, unavailable, disconnected } = load.outcomes;
    expect(examples).toEqual([]);
    expect({ unexpected, untyped, timedOut, unavailable }).toEqual({
      unexpected: 0,
      untyped: 0,
      timedOut: 0,
      unavailable: 0,
    });
    expect(disconnected).toBeGreaterThan(0);
    expect(await first).toBeGreaterThan(begun);
    // Messages are not retried, and some of them went to the server that is down.
    const { message, ...counts } = ledger.counts();
    expect(counts).toEqual({
      enrollment: 24,
      completion: 24 * 4,
      answer: 20 * 6 + 4 * 5,
      submission: 20,
    });
    expect(message).toBeGreaterThan(0);
    expect(await ledger.lost(app.databaseUrl)).toEqual([]);
    expect(await ledger.duplicated(app.databaseUrl)).toEqual([]);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('reports what is lost or there twice', async () => {
    await app.database.query(`delete from lesson_completions where lesson_id = $1 and student_id = $2`, [
      dataset.courses[0]!.lessonIds[0],
      dataset.students[0]!.id,
    ]);
    await app.database.query(`delete from enrollments where course_id = $1`, [dataset.courses[1]!.id]);
    await app.database.query(
      `update quiz_attempts set answers = answers - (snapshot->0->>'id'), score = score + 1
       where id = (select id from quiz_attempts where state = 'SUBMITTED' limit 1)`,
    );
    const [kept, lost] = await app.database.query<{ id: string; title: string }>(
      `select id, title from notifications where kind = 'MESSAGE' limit 2`,
    );
    await app.database.query(`delete from notifications where id = $1`, [lost!.id]);
    await app.database.query(
      `insert into notifications select n.* from notifications m,
         jsonb_populate_record(null::notifications, to_jsonb(m) || jsonb_build_object('id', gen_random_uuid(), 'dedupe_key', null)) n
       where m.id = $1`,
      [kept!.id],
    );
    const missing = await ledger.lost(app.databaseUrl);
    const countOf = (kind: string) => missing.filter((fact) => fact.kind === kind).length;
    expect(['enrollment', 'completion', 'answer', 'submission', 'message'].map(countOf)).toEqual([
      4, 1, 1, 1, 1,
    ]);
    expect(await ledger.duplicated(app.databaseUrl)).toEqual([{ title: kept!.title, copies: 2 }]);
  });

  it('counts a refusal that no fault explains, with its words', async () => {
    const strangers = { ...dataset, students: [{ id: dataset.students[0]!.id, token: 'x'.repeat(43) }] };
    const load = startLoad({ origins: [app.origin], dataset: strangers, ledger: new Ledger(), pauseMs: 0 });
    await load.finished;
    expect(load.outcomes.unexpected).toBeGreaterThan(0);
    expect(load.outcomes.examples[0]).toMatch(/^enroll: 401 /);
  });
});
