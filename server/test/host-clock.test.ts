import { QuizSweeper } from '../modules/quizzes/taking/quiz-attempt-closing.service';
import { Database } from '../platform/database/database';
import { aQuizTaker } from './quiz-taker';
import { sourceFiles } from './sources';
import { freshFixture, sharedFixture } from './fixture';
import { testApp } from './test-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const app = testApp({ usesDatabaseClock: true });

const course = sharedFixture(async () => app.world.aCourse(await app.world.anInstructor()));
const taker = freshFixture(() => aQuizTaker(app, course));
afterEach(() => jest.restoreAllMocks());

function stepHostClock(by: number): void {
  const real = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => real() + by);
}

const databaseTime = async () => {
  const [row] = await app.sql`select clock_timestamp() as now`;
  return row!.now.getTime();
};

describe.each([-2 * HOUR, 90 * DAY])('a step of the host’s clock by %d ms', (step) => {
  it('changes no attempt and no countdown', async () => {
    const quiz = await app.world.aQuiz(course, { timeLimitMinutes: 30 });
    const { attempt } = await taker.start(quiz.id);
    stepHostClock(step);
    await app.app.service(QuizSweeper).run();
    const again = await taker.attempt(attempt.id);
    expect(again).toMatchObject({ state: 'OPEN', deadline: attempt.deadline });
    const passed = Date.parse(again.serverNow) - Date.parse(attempt.serverNow);
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(MINUTE);
    const [key] = quiz.questions;
    const saved = await taker.save(attempt.id, { [key!.id]: key!.correctAnswer });
    expect(saved.__typename).toBe('QuizAnswersSaved');
    const { attempt: done } = await taker.submit(attempt.id);
    expect(done).toMatchObject({ state: 'SUBMITTED', result: { score: 1 } });
    expect(Math.abs(Date.parse(done.finishedAt) - (await databaseTime()))).toBeLessThan(MINUTE);
  });

  it('ends no session and opens none that is over', async () => {
    const over = await app.world.signIn(taker.account);
    await app.sql`update sessions set created_at = clock_timestamp() - interval '61 days'
      where account_id = ${taker.account.id}`;
    const current = await app.world.signIn(taker.account);
    stepHostClock(step);
    const statusWith = async (token: string) => (await app.rest('GET', '/auth/profile', { token })).status;
    expect([await statusWith(current), await statusWith(over)]).toEqual([200, 401]);
  });
});

it('a statement that waits in a queue makes no timely submission late', async () => {
  const quiz = await app.world.aQuiz(course, { timeLimitMinutes: 30 });
  const { attempt } = await taker.start(quiz.id);
  jest.spyOn(app.app.service(QuizSweeper), 'run').mockResolvedValue(0);
  const { rows } = Database.prototype;
  const monotonic = performance.now.bind(performance);
  // An hour passes: the times of the attempt are moved back, since the database's clock cannot be moved on.
  const wait = async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + HOUR);
    await app.sql`update quiz_attempts
      set started_at = started_at - interval '1 hour', deadline = deadline - interval '1 hour' where id = ${attempt.id}`;
  };
  let hasWaited = false;
  jest.spyOn(Database.prototype, 'rows').mockImplementation(async function (this: Database, statement) {
    if (statement.text.includes('attempt by id') && !hasWaited) {
      hasWaited = true;
      await wait();
    }
    return rows.call(this, statement) as Promise<never>;
  });
  const { attempt: done } = await taker.submit(attempt.id, { [quiz.questions[0]!.id]: 'Option 1' });
  expect(hasWaited).toBe(true);
  expect(done).toMatchObject({ state: 'SUBMITTED', result: { score: 1 } });
});

it('the host’s clock is read by the clocks alone', () => {
  const readers = sourceFiles().filter(
    ({ path, text, isTest }) =>
      /^server\/(modules|platform|rest)\//.test(path) && !isTest && /\bDate\.now\(|new Date\(\)/.test(text),
  );
  expect(readers.map(({ path }) => path).sort()).toEqual([
    // As the library reads it for all other times of an ID token.
    'server/modules/accounts/sign-in-provider/provider-client.ts',
    'server/platform/clock.ts',
    'server/platform/database/database-clock.ts',
  ]);
});
