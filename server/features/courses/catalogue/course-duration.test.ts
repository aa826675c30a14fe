import { durationSeconds } from '../video.rules';
import type { Account } from '../../accounts/account.entities';
import { startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
let instructor: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor();
  token = await app.world.signIn(instructor);
});
afterAll(() => app.stop());

const QUERY =
  'query ($id: ID!) { course(id: $id) { durationMinutes lessons { id duration durationSeconds } } }';

interface Node {
  durationMinutes: number | null;
  lessons: { id: string; duration: string | null; durationSeconds: number | null }[];
}

async function courseOf(id: string): Promise<Node> {
  const { body } = await app.graphql(QUERY, { id });
  return body.data.course as Node;
}

const minutesOf = async (id: string) => (await courseOf(id)).durationMinutes;

it('the database reads a duration as the rule does', async () => {
  const durations = [
    '10:30',
    ' 10:30 ',
    '0:05',
    '999:59',
    '1:02:03',
    '12:59:59',
    '1:60:00',
    '10:60',
    '1:2:03',
  ]
    .concat(['ten minutes', '10', '', '1:02:3', '-1:00', '100:00:00', '1000:00', '١:٠٠'])
    .map((duration) => ({ duration }));
  const { id } = await app.world.aCourse(instructor, { lessons: durations });
  const { lessons } = await courseOf(id);
  expect(lessons).toHaveLength(durations.length);
  for (const { duration, durationSeconds: seconds } of lessons)
    expect([duration, seconds]).toEqual([duration, durationSeconds(duration)]);
});

it.each([
  [['10:00', '20:29'], 30],
  [['10:00', null], 10],
  [['0:10'], 1],
  [['1:00:00', 'an hour'], 60],
  [[null, 'an hour'], null],
  [[], null],
])('lessons of %j last %p minutes', async (durations, minutes) => {
  const lessons = durations.map((duration) => ({ duration }));
  const { id } = await app.world.aCourse(instructor, { lessons });
  expect(await minutesOf(id)).toBe(minutes);
});

async function change(mutation: string, variables: Record<string, unknown> = {}) {
  const { body } = await app.graphql(mutation, variables, token);
  expect(body.errors).toBeUndefined();
  return body.data;
}

const UPDATE = `mutation ($id: ID!, $duration: String, $revision: Int = 1) {
  updateLesson(id: $id, revision: $revision, input: { title: "Lesson", notes: "Text.", duration: $duration }) { __typename } }`;

it('follows every change of the lessons', async () => {
  const course = await app.world.aCourse(instructor, {
    lessons: [
      { duration: '10:00', notes: 'One' },
      { duration: '5:00', notes: 'Two' },
    ],
  });
  const [first, second] = course.lessons.map(({ id }) => id);
  await change(UPDATE, { id: first, duration: '20:00' });
  expect(await minutesOf(course.id)).toBe(25);
  await change('mutation ($id: ID!) { deleteLesson(id: $id) { __typename } }', { id: second });
  expect(await minutesOf(course.id)).toBe(20);
  await change('mutation ($id: ID!) { restoreLesson(id: $id) { __typename } }', { id: second });
  expect(await minutesOf(course.id)).toBe(25);
  await change(UPDATE, { id: first, duration: null, revision: 2 });
  await change(UPDATE, { id: second, duration: 'a while' });
  expect(await minutesOf(course.id)).toBeNull();
});

it('counts every lesson when all are edited at once', async () => {
  const lessons = Array.from({ length: 12 }, () => ({ duration: '1:00', notes: 'Text' }));
  const course = await app.world.aCourse(instructor, { lessons });
  await Promise.all(course.lessons.map(({ id }) => change(UPDATE, { id, duration: '10:00' })));
  expect(await minutesOf(course.id)).toBe(120);
});
