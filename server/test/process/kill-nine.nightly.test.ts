import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, eventually, postmasterPid } from '../../platform/embedded-postgres/test-support';
import { complete, fillClassroom, inParallel, type Task } from './classroom';
import { embeddedUrl, Stage, type Program } from './program';
import { call } from './rest-client';

jest.setTimeout(180_000);

const STUDENTS = 20;
const COMPLETIONS = 1_000;
const AT_ONCE = 16;
/** After this many acknowledged completions; a round number somewhere in the middle. */
const KILL_AFTER = 400;

const stage = new Stage();
let dataDir: string;
let program: Program;

beforeAll(async () => {
  dataDir = path.join(await stage.folder(), 'data');
  program = await stage.start({ environment: { DATA_DIR: dataDir } });
});
afterAll(() => stage.cleanUp());

const keyOf = ({ email, lessonId }: Task) => `${email} ${lessonId}`;

async function completionsThere(): Promise<Set<string>> {
  const rows = await ask(
    await embeddedUrl(dataDir),
    'select a.email, d.lesson_id from lesson_completions d join accounts a on a.id = d.student_id',
  );
  return new Set(rows.map(({ email, lesson_id }) => `${String(email)} ${String(lesson_id)}`));
}

/** Everything acknowledged is stored (I1), and every counter and certificate matches the rows (I4). */
async function expectNothingLost(acknowledged: Set<string>): Promise<void> {
  const there = await completionsThere();
  expect([...acknowledged].filter((key) => !there.has(key))).toEqual([]);

  const enrollments = await ask(
    await embeddedUrl(dataDir),
    `select e.lessons_completed, e.percent, c.lesson_count,
       (select count(*)::int from lessons l where l.course_id = c.id) as lessons,
       (select count(*)::int from lesson_completions d join lessons l on l.id = d.lesson_id
         where d.student_id = e.student_id and l.course_id = c.id) as done,
       c.certificate_rule,
       (select count(*)::int from certificates k where k.student_id = e.student_id and k.course_id = c.id) as certificates
     from enrollments e join courses c on c.id = e.course_id`,
  );
  expect(enrollments.length).toBeGreaterThan(STUDENTS);
  const recomputed = enrollments.map(({ lessons, done, certificate_rule }) => {
    const [all, completed] = [Number(lessons), Number(done)];
    const isFinished = completed === all && all > 0;
    const percent = isFinished ? 100 : Math.min(99, Math.round((100 * completed) / all));
    return {
      lessons,
      done,
      lesson_count: all,
      lessons_completed: completed,
      percent,
      certificate_rule,
      // Nobody here takes a quiz.
      certificates: isFinished && certificate_rule === 'LESSONS' ? 1 : 0,
    };
  });
  expect(enrollments).toEqual(recomputed);
}

test(`kill -9 of the program in the middle of ${COMPLETIONS} completions loses nothing acknowledged`, async () => {
  const tasks = await fillClassroom(program.origin, STUDENTS, COMPLETIONS);
  expect(tasks).toHaveLength(COMPLETIONS);
  const acknowledged = new Set<string>();
  const others: unknown[] = [];
  await inParallel(tasks, AT_ONCE, async (task) => {
    const answer = await complete(program.origin, task).catch(() => null);
    // Pending when the program was killed: it may be stored, but was not acknowledged.
    if (answer === null) return 'stop';
    if (answer.status === 200) acknowledged.add(keyOf(task));
    else others.push(answer);
    if (acknowledged.size === KILL_AFTER) program.signal('SIGKILL');
    return 'go on';
  });
  expect(others).toEqual([]);
  expect(await program.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.size).toBeLessThan(COMPLETIONS);

  program = await stage.start({ environment: { DATA_DIR: dataDir } });
  await expectNothingLost(acknowledged);

  // Those without a response retry, and so do some with one: each lesson counts once.
  const retried = tasks.slice(KILL_AFTER - 3 * AT_ONCE, KILL_AFTER + 3 * AT_ONCE);
  await inParallel(retried, AT_ONCE, async (task) => {
    expect(await complete(program.origin, task)).toMatchObject({ status: 200, body: { completed: true } });
    return 'go on';
  });
  await expectNothingLost(new Set([...acknowledged, ...retried.map(keyOf)]));
  console.info(
    `${acknowledged.size} of ${COMPLETIONS} acknowledged before kill -9 of node, ready again after ${Math.round(program.readyAfter)} ms.`,
  );
});

test(`kill -9 of PostgreSQL in the middle of ${COMPLETIONS} completions: 503 for a moment, back by itself, nothing lost`, async () => {
  const tasks = await fillClassroom(program.origin, STUDENTS, COMPLETIONS);
  const acknowledged = new Set<string>();
  const others: unknown[] = [];
  const killed = await postmasterPid(path.join(dataDir, 'postgres', 'cluster'));
  let unavailable = 0;

  await inParallel(tasks, AT_ONCE, async (task) => {
    for (;;) {
      const answer = await complete(program.origin, task);
      if (answer.status === 200) break;
      if (answer.status !== 503) {
        others.push(answer);
        return 'stop';
      }
      unavailable += 1;
      expect(answer.body).toEqual({
        error: expect.stringMatching(/^(The database can’t be reached|This took too long)/) as string,
      });
      await delay(50);
    }
    acknowledged.add(keyOf(task));
    if (acknowledged.size === KILL_AFTER) process.kill(killed, 'SIGKILL');
    return 'go on';
  });

  expect(others).toEqual([]);
  expect(unavailable).toBeGreaterThan(0);
  expect(acknowledged.size).toBe(COMPLETIONS);
  expect(await postmasterPid(path.join(dataDir, 'postgres', 'cluster'))).not.toBe(killed);
  await expectNothingLost(acknowledged);
  await eventually('it is ready', async () => (await call(program.origin, 'GET', '/readyz')).status === 200);
  console.info(`${unavailable} answers were 503 after kill -9 of PostgreSQL.`);
});
