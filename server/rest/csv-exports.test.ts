import { newId } from '../platform/ids';
import { Database } from '../platform/database/database';
import type { SeededCourse } from '../seed/world';
import { testApp } from '../test/test-app';

/** More than two pages of an export. */
const STUDENTS = 1_100;

const app = testApp();
let token: string;
let instructorId: string;
let course: SeededCourse;
let groupId: string;
let paths: { students: string; attempts: string };

beforeAll(async () => {
  const instructor = await app.world.anInstructor();
  instructorId = instructor.id;
  token = await app.world.signIn(instructor);
  course = await app.world.aCourse(instructor, { lessons: 1 });
  const quizId = newId();
  paths = {
    students: `/instructor/students/${course.id}.csv`,
    attempts: `/instructor/quizzes/${quizId}/results.csv`,
  };
  await app.sql`insert into quizzes (id, course_id, title, time_limit_minutes, passing_score_percent, is_active)
    values (${quizId}, ${course.id}, 'Quiz', null, 70, true)`;
  // Few names, so that pages end among students with the same one.
  await app.database.query(
    `insert into accounts (id, email, name, role, password_hash, bio, created_at)
     select gen_random_uuid(), 'pupil-' || n || '@canary.example', (array['Ann', 'bo', 'Cy'])[1 + n % 3], 'STUDENT', '-', '', now()
     from generate_series(1, ${STUDENTS}) n`,
  );
  await app.sql`insert into enrollments (id, student_id, course_id, enrolled_at, lessons_completed, percent)
    select gen_random_uuid(), id, ${course.id}, now(), 0, 0 from accounts where email like 'pupil-%'`;
  await app.sql`insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, finished_at, passing_score_percent,
    snapshot, score, total, percent, passed, is_counted)
    select gen_random_uuid(), ${quizId}, e.student_id, n, 'SUBMITTED', now(), now(), 70, '[]', 3, 4, 75, true, true
    from enrollments e cross join generate_series(1, 2) n where e.course_id = ${course.id}`;
  groupId = await app.world.aGroup(course, 'Monday', []);
  await app.sql`insert into group_members (group_id, course_id, student_id)
    select ${groupId}, ${course.id}, student_id from enrollments
    where course_id = ${course.id} order by id limit 600`;
}, 60_000);
afterEach(() => jest.restoreAllMocks());

const call = (path: string) => fetch(app.origin + path, { headers: { authorization: `Bearer ${token}` } });

/** The lines of the file, without its header. */
async function linesOf(path: string): Promise<string[][]> {
  const text = await (await call(path)).text();
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

const sorted = (names: readonly string[]) =>
  [...names].sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase()));

test('students of several pages are there once each, by name, also those of a group', async () => {
  const lines = await linesOf(paths.students);
  expect(new Set(lines.map(([, email]) => email)).size).toBe(STUDENTS);
  expect(lines).toHaveLength(STUDENTS);
  const names = lines.map(([name]) => name!);
  expect(names).toEqual(sorted(names));
  expect(await linesOf(`${paths.students}?group=${groupId}`)).toHaveLength(600);
});

test('attempts of several pages are there once each, by name and number, also those of a group', async () => {
  const lines = await linesOf(paths.attempts);
  expect(lines).toHaveLength(2 * STUDENTS);
  expect(new Set(lines.map(([, email, number]) => `${email} ${number}`)).size).toBe(2 * STUDENTS);
  const names = lines.map(([name]) => name!);
  expect(names).toEqual(sorted(names));
  for (let index = 0; index < lines.length; index += 2) {
    expect(lines[index]![1]).toBe(lines[index + 1]![1]);
    expect([lines[index]![2], lines[index + 1]![2]]).toEqual(['1', '2']);
  }
  expect(await linesOf(`${paths.attempts}?group=${groupId}`)).toHaveLength(1_200);
});

/** Calls back before each page of an export is read, with its number from 1, and after it with its rows. */
function watchPages(
  statement: string,
  { before, after }: { before?: (page: number) => Promise<unknown>; after?: (rows: unknown[]) => void },
) {
  const { rows } = Database.prototype;
  let page = 0;
  jest.spyOn(Database.prototype, 'rows').mockImplementation(async function (this: Database, given) {
    const isPage = given.text.startsWith(`/* ${statement} */`);
    if (isPage) await before?.(++page);
    const found = await rows.call(this, given);
    if (isPage) after?.(found);
    return found as never;
  });
}

/** Rejects if the connection ends early, before or after its head has arrived. */
const textOf = async (path: string) => (await call(path)).text();

describe.each([
  ['students', 'analytics: students'],
  ['attempts', 'quizzes: results of students'],
] as const)('an export of %s', (file, statement) => {
  it('that fails in the middle does not look complete', async () => {
    const before = (page: number) =>
      page === 2 ? Promise.reject(new Error('Out of luck')) : Promise.resolve();
    watchPages(statement, { before });
    await expect(textOf(paths[file])).rejects.toThrow();
  });

  it('does not look complete if its viewer loses the course meanwhile', async () => {
    const successor = await app.world.anInstructor();
    const give = (owner: string) =>
      app.sql`update courses set instructor_id = ${owner} where id = ${course.id}`;
    watchPages(statement, { before: async (page) => page === 2 && (await give(successor.id)) });
    await expect(textOf(paths[file])).rejects.toThrow();
    await give(instructorId);
  });

  it('has at most 500 students in memory', async () => {
    const sizes: number[] = [];
    // A page of students is one row.
    const after = ([row]: unknown[]) => sizes.push((row as { nodes: unknown[] }).nodes.length);
    watchPages(statement, { after });
    await linesOf(paths[file]);
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBe(500);
  });
});
