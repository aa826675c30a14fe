import { setTimeout as delay } from 'node:timers/promises';
import type { SeededCourse } from '../../seed/world';
import { eventually } from '../../test/eventually';
import { severableConnection } from '../../test/severable-connection';
import { type GraphQLBody, startTestApp, type TestApp } from '../../test/test-app';
import { documentIds } from '../../trusted-documents';
import { PublicData } from '../../platform/public-data';
import type { Account } from '../accounts/account.entities';
import { PublishedCourses } from './published-courses';

jest.setTimeout(120_000);

const WRITES = 10_000;
const WRITERS = 8;
const READERS = 8;
/** How old an answer of another process may be, in milliseconds; above it a machine that runs many tests at once. */
const OTHERS_LEARN_WITHIN_MS = 1_000;

let here: TestApp;
let there: TestApp;
let instructor: Account;
let courses: SeededCourse[];

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ databaseUrl: here.databaseUrl });
  instructor = await here.world.anInstructor();
});
beforeEach(async () => {
  await here.database.query('delete from courses');
  courses = [];
  for (let count = 0; count < WRITERS; count++) courses.push(await here.world.aCourse(instructor));
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

/** As our own client asks, so that kept answers are used. */
async function ask(app: TestApp, name: string, variables: object) {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: documentIds[name] } },
    }),
  });
  const { data, errors } = (await response.json()) as GraphQLBody;
  expect(errors).toBeUndefined();
  return data;
}

const titlesListed = async (app: TestApp): Promise<string[]> =>
  (await ask(app, 'CatalogueFromServer', { filter: {}, first: 100 })).courses.nodes.map(
    ({ title }: { title: string }) => title,
  );
const titleOf = async (app: TestApp, id: string): Promise<string | undefined> =>
  (await ask(app, 'CoursePage', { courseId: id })).course?.title;

test(`${WRITES} writes: no answer is older than what its process acknowledged, and none elsewhere by a second`, async () => {
  /** Of each course: the titles' numbers that were acknowledged, with the time. */
  const acknowledged = courses.map(() => [{ number: 0, at: performance.now() }]);
  await Promise.all(
    courses.map((course) =>
      here.database.query('update courses set title = $2 where id = $1', [course.id, '0']),
    ),
  );
  let isOver = false;

  const writers = courses.map(async (course, index) => {
    for (let number = 1; number <= WRITES / WRITERS; number++) {
      await here.database.query('/* test: title */ update courses set title = $2 where id = $1', [
        course.id,
        String(number),
      ]);
      acknowledged[index]!.push({ number, at: performance.now() });
    }
  });

  const stale: string[] = [];
  let answers = 0;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    while (!isOver) {
      const index = (answers + reader) % courses.length;
      const app = reader % 2 === 0 ? here : there;
      const isHere = app === here;
      const askedAt = performance.now();
      // What has to be seen: here the last that was acknowledged, there the last of a second ago.
      const due = acknowledged[index]!.findLast(({ at }) =>
        isHere ? true : at <= askedAt - OTHERS_LEARN_WITHIN_MS,
      );
      const title =
        reader % 4 < 2
          ? await titleOf(app, courses[index]!.id)
          : (await ask(app, 'CatalogueFromServer', { filter: {}, first: 100 })).courses.nodes.find(
              ({ id }: { id: string }) => id === courses[index]!.id,
            )?.title;
      answers++;
      if (due && Number(title) < due.number)
        stale.push(`${isHere ? 'here' : 'there'}: ${title} although ${due.number} was acknowledged`);
    }
  });
  try {
    await Promise.all(writers);
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
  expect(stale).toEqual([]);
  expect(answers).toBeGreaterThan(200);
});

describe('a change is seen at once here, and soon there', () => {
  it.each<[string, (course: SeededCourse) => Promise<unknown>, boolean]>([
    [
      'unpublished',
      (course) => here.database.query('update courses set is_published = false where id = $1', [course.id]),
      false,
    ],
    [
      'deleted by its author',
      (course) => here.database.query('update courses set deleted_at = now() where id = $1', [course.id]),
      false,
    ],
    [
      'deleted for good',
      (course) => here.database.query('delete from courses where id = $1', [course.id]),
      false,
    ],
    [
      'renamed in a transaction',
      (course) =>
        here.database.transaction((transaction) =>
          transaction.query(`update courses set title = 'New' where id = $1`, [course.id]),
        ),
      true,
    ],
  ])('%s', async (_what, change, isListed) => {
    const [course] = courses as [SeededCourse];
    for (const app of [here, there]) {
      expect(await titlesListed(app)).toContain(course.title);
      expect(await titleOf(app, course.id)).toBe(course.title);
    }
    await change(course);
    expect(await titlesListed(here)).not.toContain(course.title);
    expect(await titlesListed(here)).toHaveLength(courses.length - (isListed ? 0 : 1));
    expect(await titleOf(here, course.id)).not.toBe(isListed ? course.title : 'anything');
    await eventually(async () => {
      expect(await titlesListed(there)).not.toContain(course.title);
      expect(await titlesListed(there)).toHaveLength(courses.length - (isListed ? 0 : 1));
    });
  });

  it('the picture of an instructor', async () => {
    const picture = 'https://example.org/new.png';
    const pictures = async (app: TestApp) =>
      new Set(
        (await ask(app, 'CatalogueFromServer', { filter: {}, first: 100 })).courses.nodes.map(
          (node: { instructor: { pictureUrl: string | null } }) => node.instructor.pictureUrl,
        ),
      );
    for (const app of [here, there]) expect(await pictures(app)).not.toContain(picture);
    const token = await here.world.signIn(instructor);
    const { body } = await here.graphql(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }',
      { input: { pictureUrl: picture } },
      token,
    );
    expect(body.data.updateProfile.__typename).toBe('ProfileUpdated');
    expect(await pictures(here)).toEqual(new Set([picture]));
    await eventually(async () => expect(await pictures(there)).toEqual(new Set([picture])));
  });

  it('what the transaction that fails has not changed stays', async () => {
    const [course] = courses as [SeededCourse];
    await expect(
      here.database.transaction(async (transaction) => {
        await transaction.query(`update courses set title = 'Never' where id = $1`, [course.id]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await titlesListed(here)).toContain(course.title);
  });

  it('a course that several transactions change at once, whichever commits last', async () => {
    const [course] = courses as [SeededCourse];
    let isChanged: (value?: unknown) => void = () => undefined;
    const changed = new Promise((resolve) => (isChanged = resolve));
    let mayCommit: (value?: unknown) => void = () => undefined;
    const committing = new Promise((resolve) => (mayCommit = resolve));
    // It begins first and commits last: its number is lower than what has been read meanwhile.
    const slow = there.database.transaction(async (transaction) => {
      await transaction.query(`update courses set title = 'Slow' where id = $1`, [course.id]);
      isChanged();
      await committing;
    });
    await changed;
    await here.database.query(`update courses set title = 'Quick' where id = $1`, [courses[1]!.id]);
    expect(await titlesListed(here)).toEqual(expect.arrayContaining(['Quick', course.title]));
    mayCommit();
    await slow;
    expect(await titlesListed(there)).toContain('Slow');
    await eventually(async () => expect(await titlesListed(here)).toContain('Slow'));
  });
});

it('the list is read from the database while no events are heard', async () => {
  const way = await severableConnection(here.databaseUrl);
  const third = await startTestApp({ databaseUrl: here.databaseUrl, directUrl: way.url });
  try {
    await titlesListed(third);
    way.block();
    await delay(1_000);
    const [course] = courses as [SeededCourse];
    await here.database.query(`update courses set title = 'Unheard' where id = $1`, [course.id]);
    expect(await titlesListed(third)).toContain('Unheard');
    expect(await titleOf(third, course.id)).toBe('Unheard');
  } finally {
    await third.stop();
    await way.close();
  }
});

it('more courses than may be held are left to the database', async () => {
  const small = new PublishedCourses(here.database, here.app.service(PublicData));
  small.coursesMax = courses.length - 1;
  expect(await small.matching({})).toBeNull();
  expect(await small.byIds([courses[0]!.id])).toBeNull();
  await here.database.query('delete from courses where id = $1', [courses[0]!.id]);
  expect(await small.matching({})).toHaveLength(courses.length - 1);
});
