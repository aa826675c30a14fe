import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { type GraphQLBody, startTestApp, type TestApp } from '../../../test/test-app';
import { documentIds } from '../../../test/document-ids';
import { PublicData } from '../../../platform/public-data';
import type { Account } from '../../accounts/account.entities';
import { PublishedCourses } from './published-courses';

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
  for (let count = 0; count < 8; count++) courses.push(await here.world.aCourse(instructor));
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

/** Sends the request as our own client does, so that cached responses are used. */
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

  it('a failed transaction changes nothing', async () => {
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
    // It begins first and commits last, so its transaction id is lower than those read meanwhile.
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

it('inactive quizzes are shown to the author and the enrolled alone, and nobody sees another one’s progress', async () => {
  const [course] = courses as [SeededCourse];
  const quiz = await here.world.aQuiz(course);
  const inactive = await here.world.aQuiz(course, { isActive: false });
  const [enrolled, finished, stranger] = await Promise.all([1, 2, 3].map(() => here.world.aStudent()));
  await here.world.enroll(enrolled!, course, { completed: 1 });
  await here.world.enroll(finished!, course, { completed: 3 });
  await here.world.anAttempt(finished!, quiz);
  const seenBy = async (account: Account | null) => {
    const { body } = await here.graphql(
      `query ($id: ID!) { course(id: $id) { viewerIsInstructor viewerEnrollment { percent nextLesson { id } }
        lessons { viewerHasCompleted } quizzes { id viewerAttempts { id } } } }`,
      { id: course.id },
      account ? await here.world.signIn(account) : undefined,
    );
    const { viewerEnrollment, lessons, quizzes } = body.data.course;
    return {
      next: viewerEnrollment?.nextLesson?.id ?? null,
      completed: lessons.filter((lesson: { viewerHasCompleted: boolean }) => lesson.viewerHasCompleted)
        .length,
      quizzes: quizzes.map(({ id }: { id: string }) => id),
      attempts: quizzes.flatMap(({ viewerAttempts }: { viewerAttempts: unknown[] }) => viewerAttempts).length,
    };
  };
  const nothing = { next: null, completed: 0, quizzes: [quiz.id], attempts: 0 };
  const both = [quiz.id, inactive.id];
  // In this order and back, since one viewer's response must not be cached for the next.
  for (const account of [null, enrolled!, finished!, instructor, stranger!, null]) {
    const expected = new Map<Account | null, object>([
      [enrolled!, { next: course.lessons[1]!.id, completed: 1, quizzes: both, attempts: 0 }],
      [finished!, { next: null, completed: 3, quizzes: both, attempts: 1 }],
      [instructor, { ...nothing, quizzes: both }],
    ]).get(account);
    expect(await seenBy(account)).toEqual(expected ?? nothing);
  }
});

it('more courses than may be held are left to the database', async () => {
  const small = new PublishedCourses(here.database, here.app.service(PublicData));
  small.coursesMax = courses.length - 1;
  expect(await small.matching({}, 'RATING')).toBeNull();
  await here.database.query('delete from courses where id = $1', [courses[0]!.id]);
  expect((await small.matching({}, 'RATING'))?.courses).toHaveLength(courses.length - 1);
});
