import { startTestApp, type TestApp } from '../../../server/test/test-app';
import { brokenInvariants } from './invariants';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const course = await app.world.aCourse(await app.world.anInstructor());
  const quiz = await app.world.aQuiz(course);
  for (let number = 1; number <= 2; number += 1) {
    const student = await app.world.aStudent();
    await app.world.enroll(student, course, { completed: 3 });
    await app.world.review(student, course, 4);
    await app.world.anAttempt(student, quiz);
    await app.world.anAttempt(student, quiz, { finishedAt: null });
  }
});
afterAll(() => app.stop());

const copyOf = (table: string, changes = `'id', gen_random_uuid()`) => `
  insert into ${table} select copy.* from (select * from ${table} limit 1) original,
    jsonb_populate_record(null::${table}, to_jsonb(original) || jsonb_build_object(${changes})) copy`;

const DAMAGE: [invariant: string, rule: string, damage: string][] = [
  ['I2', 'one row of enrollments for each (student_id, course_id)', copyOf('enrollments')],
  [
    'I2',
    `one row of quiz_attempts for each (student_id, quiz_id) where state = 'OPEN'`,
    `update quiz_attempts set state = 'OPEN' where number = 1`,
  ],
  [
    'I3',
    'an attempt has a score exactly when it is finished',
    `update quiz_attempts set score = 1 where number = 2`,
  ],
  [
    'I3',
    'score, total, percent and pass equal those recomputed from the snapshot and the answers',
    `update quiz_attempts set score = 2 where number = 1`,
  ],
  [
    'I4',
    'lessonsCompleted and percent equal the recomputed ones',
    `update enrollments set percent = 99 where percent = 100`,
  ],
  ['I4', 'a course counts its lessons', `update courses set lesson_count = 4`],
  [
    'I4',
    'whoever has done every lesson, and passed every quiz where that is required, has the certificate',
    `delete from certificates`,
  ],
  [
    'I6',
    'no attempt is open after its deadline, the grace period and one sweep',
    `update quiz_attempts set deadline = now() - interval '50 seconds' where number = 2`,
  ],
  [
    'I6',
    'no attempt finished after its deadline',
    `update quiz_attempts set finished_at = deadline + interval '1 second' where number = 1`,
  ],
  ['I7', 'positions in lessons are 1 to n', `delete from lessons where position = 2`],
  ['I7', 'positions in questions are 1 to n', `update questions set position = 4 where position = 3`],
  [
    'I8',
    'one row of lesson_completions for each (student_id, lesson_id)',
    copyOf('lesson_completions', `'completed_at', now()`),
  ],
  ['I8', 'one row of certificates for each (student_id, course_id)', copyOf('certificates')],
  ['I8', 'one row of quiz_attempts for each (student_id, quiz_id, number)', copyOf('quiz_attempts')],
  [
    'I8',
    'one row of notifications for each (recipient_id, dedupe_key) where dedupe_key is not null',
    copyOf('notifications'),
  ],
  ['I8', 'one row of reviews for each (student_id, course_id)', copyOf('reviews')],
];

/**
 * Copied without their constraints, which forbid most of the damage, into a schema that comes first in the search path.
 */
const TABLES = [
  'accounts',
  'courses',
  'lessons',
  'enrollments',
  'lesson_completions',
  'certificates',
  'quizzes',
  'questions',
  'quiz_attempts',
  'notifications',
  'reviews',
];

afterEach(() => app.database.query('drop schema if exists damaged cascade'));

describe('the invariants', () => {
  it('hold where nothing went wrong', async () => {
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it.each(DAMAGE)('%s: %s', async (invariant, rule, damage) => {
    const url = new URL(app.databaseUrl);
    url.searchParams.set('options', '-c search_path=damaged,public');
    await app.database.query('create schema damaged');
    for (const table of TABLES)
      await app.database.query(`create table damaged.${table} as table public.${table}`);
    await app.database.transaction(async (transaction) => {
      await transaction.query('set local search_path = damaged, public');
      await transaction.query(damage);
    });
    const violations = await brokenInvariants(url.href);
    expect(violations).toContainEqual(expect.objectContaining({ invariant, rule }));
  });
});
