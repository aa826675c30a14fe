import fc from 'fast-check';
import { CourseLevel } from '../course.entities';
import { COURSE_SORTS, LENGTH_OPTIONS, LEVEL_OPTIONS, PRICE_OPTIONS } from '../course-options.rules';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

const app = testApp();

const instructor = sharedFixture(() => app.signedIn(app.world.anInstructor()));

const LIST = `query ($filter: CourseFilter, $sort: CourseSort, $first: Int!, $after: String) {
  courses(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount exactCount nodes { id title } optionCounts { option courseCount } pageInfo { hasNextPage endCursor } categories { name courseCount }
  }
}`;

interface Draft {
  title: string;
  level: CourseLevel;
  priceCents: number;
  duration: string | null;
  rating: number;
  day: number;
}

const draft: fc.Arbitrary<Draft> = fc.record({
  title: fc.constantFrom('Bread', 'Baking breads', 'Knots'),
  level: fc.constantFrom(...Object.values(CourseLevel)),
  priceCents: fc.constantFrom(0, 0, 1, 4900),
  duration: fc.constantFrom(null, '0:10', '59:29', '59:30', '179:29', '3:00:00', '9:59:29', '10:00:00'),
  rating: fc.constantFrom(0, 4, 5),
  day: fc.integer({ min: 1, max: 3 }),
});

async function aCatalogue(drafts: readonly Draft[]) {
  await app.sql`delete from courses`;
  for (const { duration, day, ...course } of drafts)
    await app.world.aCourse(instructor, {
      ...course,
      lessons: [{ duration }],
      createdAt: new Date(Date.UTC(2026, 0, day)),
    });
}

type Variables = Record<string, unknown>;

async function everyPage(variables: Variables, first: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { body } = await app.graphql(LIST, { ...variables, first, after });
    expect(body.errors).toBeUndefined();
    const { nodes, totalCount, pageInfo } = body.data.courses;
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    if (!pageInfo.hasNextPage) {
      expect(totalCount).toBe(ids.length);
      return ids;
    }
    after = pageInfo.endCursor;
  }
}

const choice = fc.record({
  level: fc.option(fc.constantFrom(...LEVEL_OPTIONS)),
  price: fc.option(fc.constantFrom(...PRICE_OPTIONS)),
  length: fc.option(fc.constantFrom(...LENGTH_OPTIONS)),
});

it('lists the same courses in the same order on pages of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(draft, { minLength: 1, maxLength: 8 }),
      fc.array(
        fc.record({
          filter: fc
            .tuple(choice, fc.constantFrom(null, 'bread', 'baking bread', 'bred'))
            .map(([options, search]) => ({ ...options, search })),
          sort: fc.constantFrom(null, ...COURSE_SORTS),
        }),
        { minLength: 4, maxLength: 4 },
      ),
      fc.integer({ min: 1, max: 4 }),
      async (drafts, lists, first) => {
        await aCatalogue(drafts);
        for (const list of lists) expect(await everyPage(list, first)).toEqual(await everyPage(list, 100));
      },
    ),
    { numRuns: 4 },
  );
}, 120_000);

async function listed(variables: Variables) {
  const { body } = await app.graphql(LIST, { first: 100, ...variables });
  return body.data.courses as {
    exactCount: number;
    nodes: { id: string; title: string }[];
    pageInfo: { endCursor: string };
    optionCounts: { option: string; courseCount: number }[] | null;
  };
}

describe('a catalogue of four courses', () => {
  const course = { title: '', level: CourseLevel.BEGINNER, priceCents: 0, duration: null, rating: 0, day: 1 };

  beforeAll(() =>
    aCatalogue([
      { ...course, title: 'Bread', duration: '2:00:00', rating: 3, day: 1 },
      { ...course, title: 'Breads', level: CourseLevel.ADVANCED, priceCents: 100, duration: '30:00', day: 2 },
      { ...course, title: 'Better bread', priceCents: 100, rating: 5, day: 3 },
      { ...course, title: 'Knots', level: CourseLevel.ADVANCED, duration: '20:00:00', rating: 4, day: 4 },
    ]),
  );

  it.each([
    [null, ['Better bread', 'Knots', 'Bread', 'Breads']],
    ['RATING', ['Better bread', 'Knots', 'Bread', 'Breads']],
    ['NEWEST', ['Knots', 'Better bread', 'Breads', 'Bread']],
    ['SHORTEST', ['Breads', 'Bread', 'Knots', 'Better bread']],
  ])('sorted by %s', async (sort, titles) => {
    expect((await listed({ sort })).nodes.map(({ title }) => title)).toEqual(titles);
  });

  it('has the courses that contain the search term first in every order', async () => {
    const { nodes, exactCount } = await listed({ filter: { search: 'breads' }, sort: 'RATING' });
    expect(exactCount).toBe(1);
    expect(nodes.map(({ title }) => title)).toEqual(['Breads', 'Better bread', 'Bread']);
    expect(await everyPage({ filter: { search: 'breads' }, sort: 'RATING' }, 1)).toHaveLength(3);
  });

  it('counts each option under the search and the options of other filters', async () => {
    const counts = async (filter: Variables) => {
      const { optionCounts } = await listed({ filter });
      return Object.fromEntries(optionCounts!.map(({ option, courseCount }) => [option, courseCount]));
    };
    expect(await counts({})).toEqual({
      BEGINNER: 2,
      INTERMEDIATE: 0,
      ADVANCED: 2,
      FREE: 2,
      PAID: 2,
      UNDER_1_HOUR: 1,
      HOURS_1_TO_3: 1,
      HOURS_3_TO_10: 0,
      OVER_10_HOURS: 1,
    });
    expect(await counts({ search: 'bread', level: 'BEGINNER' })).toEqual({
      BEGINNER: 2,
      INTERMEDIATE: 0,
      ADVANCED: 1,
      FREE: 1,
      PAID: 1,
      UNDER_1_HOUR: 0,
      HOURS_1_TO_3: 1,
      HOURS_3_TO_10: 0,
      OVER_10_HOURS: 0,
    });
    expect(await counts({ level: 'ADVANCED', price: 'FREE', minRating: 4 })).toMatchObject({
      BEGINNER: 0,
      ADVANCED: 1,
      FREE: 1,
      PAID: 0,
      OVER_10_HOURS: 1,
    });
  });
});

describe('the pages of the catalogue', () => {
  it('continue after a course was deleted, and skip none when another was added', async () => {
    await app.sql`delete from courses`;
    const made: string[] = [];
    for (let rating = 1; rating <= 5; rating++)
      made.push((await app.world.aCourse(instructor, { rating, lessons: 0 })).id);
    const first = await listed({ first: 2 });
    await app.sql`delete from courses where id = ${first.nodes[1]!.id}`;
    await app.world.aCourse(instructor, { rating: 4.5, lessons: 0 });
    const { nodes } = await listed({ after: first.pageInfo.endCursor });
    expect(nodes.map(({ id }) => id)).toEqual(made.slice(0, 3).reverse());
  });

  it('stay within the filter, count it whole, and name every category whatever it is', async () => {
    await app.sql`delete from courses`;
    for (let count = 0; count < 5; count++)
      await app.world.aCourse(instructor, { category: 'AI', lessons: 0 });
    await app.world.aCourse(instructor, { category: 'LLM', lessons: 0 });
    await app.world.aCourse(instructor, { category: 'Secret', lessons: 0, isPublished: false });
    await app.world.aCourse(instructor, { category: 'Gone', lessons: 0, deletedAt: new Date() });
    expect(await everyPage({ filter: { category: 'AI' } }, 2)).toHaveLength(5);
    expect(await listed({ first: 1, filter: { category: 'LLM' } })).toMatchObject({
      totalCount: 1,
      categories: [
        { name: 'AI', courseCount: 5 },
        { name: 'LLM', courseCount: 1 },
      ],
    });
  });

  it('find a course by the title of a lesson, until it is renamed', async () => {
    const course = await app.world.aCourse(instructor, { title: 'Rivers', lessons: 1 });
    const found = async (search: string) => (await listed({ filter: { search } })).nodes.map(({ id }) => id);
    const [lesson] = course.lessons;
    const rename = (title: string) =>
      app.rest('PUT', `/instructor/courses/${course.id}/lessons/${lesson!.id}`, {
        token: instructor.token,
        body: { title, description: 'About it.', videoUrl: 'https://example.org/a.webm', duration: '10:00' },
      });
    expect((await rename('Paddling upstream')).status).toBe(200);
    expect(await found('upstream paddling')).toEqual([course.id]);
    expect((await rename('Something else')).status).toBe(200);
    expect(await found('upstream paddling')).toEqual([]);
  });
});

it('a course that was deleted is seen by nobody', async () => {
  const course = await app.world.aCourse(instructor, { title: 'Gone for good' });
  const student = await app.world.aStudent();
  await app.world.enroll(student, course);
  await app.sql`update courses set deleted_at = now() where id = ${course.id}`;
  for (const as of [undefined, instructor.token, await app.world.signIn(student)]) {
    const { body } = await app.as(as).graphql`{ course(id: ${course.id}) {
        id } lesson(id: ${course.lessons[0]!.id}) { id }
      courses(filter: { search: "Gone for good" }) { totalCount } }`;
    expect(body.data).toEqual({ course: null, lesson: null, courses: { totalCount: 0 } });
    expect(await app.rest('GET', `/api/courses/${course.id}`, { token: as })).toMatchObject({
      status: 404,
      body: { error: 'Course not found' },
    });
  }
});

it.each(['not an id', '', "' or 1=1 --", '0198c0de-0000-7000-8000-000000000000'])(
  'there is no course and no lesson with the id %j',
  async (id) => {
    const { body } = await app.as().graphql`{ course(id: ${id}) { id } lesson(id: ${id}) { id } }`;
    expect(body).toEqual({ data: { course: null, lesson: null } });
  },
);
