import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrations } from '../../../migrations';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../features/demo/demo-accounts';
import { ask, eventually } from '../../platform/embedded-postgres/test-support';
import { subscribe } from './open-socket';
import { Stage, type Program } from './program';
import { call, logIn } from './rest-client';

jest.setTimeout(120_000);

const stage = new Stage();
const urlOf = (database: string) => process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', database);
const name = `process_${randomBytes(6).toString('hex')}`;
/** The advisory lock of migrate.ts. */
const MIGRATION_LOCK = 7_239_101;
const [student] = DEMO_ACCOUNTS;
/** graphql-transport-ws's "Forbidden". */
const SESSION_ENDED = 4403;

let one: Program;
let other: Program;
let abandoned: Record<string, unknown>[];

/**
 * Turns attempts of the demo into ones abandoned long ago. Returns their previous results. A trigger records every
 * attempt that is closed.
 */
async function abandonAttempts(): Promise<Record<string, unknown>[]> {
  await ask(
    urlOf(name),
    `create table closings (attempt_id uuid);
     create function note_closing() returns trigger language plpgsql as
       $$ begin insert into closings values (new.id); return null; end $$;
     create trigger note_closing after update on quiz_attempts for each row
       when (old.state = 'OPEN' and new.state <> 'OPEN') execute function note_closing();`,
  );
  return ask(
    urlOf(name),
    `with before as (select id, score, percent, passed from quiz_attempts where number = 1 and deadline is not null),
     abandoned as (update quiz_attempts t set state = 'OPEN', finished_at = null, score = null, percent = null, passed = null,
       is_counted = false from before b where t.id = b.id)
     select * from before order by id`,
  );
}

beforeAll(async () => {
  await ask(urlOf('waymark_lobby'), `create database ${name}`);
  const environment = { DATABASE_URL: urlOf(name), DEMO: 'true' };
  // Holding the migration lock until both processes wait for it is the only way to make them collide.
  const gate = new Client({ connectionString: urlOf(name) });
  await gate.connect();
  await gate.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const starts = Promise.all([stage.start({ environment }), stage.start({ environment })]);
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${MIGRATION_LOCK} and not granted
    and database = (select oid from pg_database where datname = '${name}')`;
  try {
    const met = await Promise.race([
      starts.then(() => false),
      eventually('both wait to migrate', async () => (await ask(urlOf(name), waiting)).length === 2).then(
        () => true,
      ),
    ]);
    expect(met).toBe(true);
  } finally {
    await gate.end();
  }
  [one, other] = await starts;
  abandoned = await abandonAttempts();
});
afterAll(() => stage.cleanUp());

const sayings = (words: string) => [one, other].filter((program) => program.said().includes(words)).length;

test('two that start at once on one fresh database are both ready, and it was migrated and filled once', async () => {
  for (const { origin } of [one, other]) expect((await call(origin, 'GET', '/readyz')).status).toBe(200);
  expect(await ask(urlOf(name), 'select name from migrations order by id')).toEqual(
    migrations.map((migration) => ({ name: migration.name })),
  );
  expect(sayings('Brought the database up to date')).toBe(1);
  expect(sayings('Filled the empty database with the demo.')).toBe(1);
  const emails = DEMO_ACCOUNTS.map(({ email }) => `'${email}'`).join(', ');
  expect(await ask(urlOf(name), `select count(*)::int from accounts where email in (${emails})`)).toEqual([
    { count: DEMO_ACCOUNTS.length },
  ]);
});

test('a completion through one arrives at a socket of the other, and a log-out there ends the session in both', async () => {
  const token = await logIn(one.origin, student.email, DEMO_PASSWORD);
  const staying = await logIn(other.origin, student.email, DEMO_PASSWORD);
  const query = 'subscription { enrollmentChanged { percent lessonsCompleted course { title } } }';
  const [leaving, remaining] = [
    await subscribe(other.origin, token, query),
    await subscribe(other.origin, staying, query),
  ];

  const [next] = await ask(
    urlOf(name),
    `select l.id as "lessonId", l.course_id as "courseId", c.title, e.lessons_completed as "doneBefore"
     from enrollments e join accounts a on a.id = e.student_id and a.email = '${student.email}'
     join courses c on c.id = e.course_id join lessons l on l.course_id = c.id
     where not exists (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id) limit 1`,
  );
  const { lessonId, courseId, title, doneBefore } = next!;
  const body = { lessonId, courseId };
  const answer = await call(one.origin, 'POST', '/student/lessons/complete', { token, body });
  expect(answer).toMatchObject({ status: 200, body: { lessonsCompleted: Number(doneBefore) + 1 } });
  const event = {
    enrollmentChanged: {
      percent: answer.body.overallPercent,
      lessonsCompleted: Number(doneBefore) + 1,
      course: { title },
    },
  };
  for (const socket of [leaving, remaining])
    await eventually('the event arrives', () => Promise.resolve(socket.received.length > 0)).then(() =>
      expect(socket.received).toEqual([event]),
    );

  // The other process has cached the session by now.
  expect((await call(other.origin, 'GET', '/auth/profile', { token })).status).toBe(200);
  const loggedOut = await call(one.origin, 'POST', '/graphql', {
    token,
    body: { query: 'mutation { logOut }' },
  });
  expect(loggedOut.body).toEqual({ data: { logOut: true } });
  expect(await leaving.closed).toBe(SESSION_ENDED);
  for (const { origin } of [one, other])
    expect((await call(origin, 'GET', '/auth/profile', { token })).status).toBe(401);
  expect((await call(other.origin, 'GET', '/auth/profile', { token: staying })).status).toBe(200);
  remaining.close();
});

test('attempts that nobody came back to are closed with what was saved, each by one of the two', async () => {
  expect(abandoned.length).toBeGreaterThan(50);
  const open = `select 1 from quiz_attempts where state = 'OPEN' and deadline < now()`;
  await eventually('all are closed', async () => (await ask(urlOf(name), open)).length === 0);
  const closed = `select id, score, percent, passed from quiz_attempts
    where state = 'EXPIRED' and finished_at = deadline and is_counted order by id`;
  expect(await ask(urlOf(name), closed)).toEqual(abandoned);
  const closings = 'select attempt_id as id from closings order by attempt_id';
  expect(await ask(urlOf(name), closings)).toEqual(abandoned.map(({ id }) => ({ id })));
});

test('when one stops, the other goes on', async () => {
  one.signal('SIGTERM');
  expect(await one.ended).toEqual({ code: 0, signal: null });
  expect((await call(other.origin, 'GET', '/readyz')).status).toBe(200);
  await logIn(other.origin, student.email, DEMO_PASSWORD);
});
