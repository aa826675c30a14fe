import fc from 'fast-check';
import type { SeededCourse } from '../../../seed/world';
import type { Account } from '../../accounts/account.entities';
import { startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
let instructor: Account;
const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor();
  tokens.author = await app.world.signIn(instructor);
  tokens.otherInstructor = await app.world.signIn(await app.world.anInstructor());
  tokens.student = await app.world.signIn(await app.world.aStudent());
});
afterAll(() => app.stop());

const page = `query ($first: Int!, $after: String, $filter: CourseFilter) {
  courses(first: $first, after: $after, filter: $filter) {
    totalCount exactCount correctedSearch nodes { id rating reviewsCount createdAt } pageInfo { hasNextPage endCursor } categories { name courseCount }
  }
}`;

interface Node {
  id: string;
  rating: number;
  reviewsCount: number;
  createdAt: string;
}

async function everyPage(first: number, filter: Record<string, unknown> = {}): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const { body } = await app.graphql(page, { first, after, filter });
    const { courses } = body.data;
    expect(courses.nodes.length).toBeLessThanOrEqual(first);
    nodes.push(...courses.nodes);
    if (!courses.pageInfo.hasNextPage) {
      expect(courses.totalCount).toBe(nodes.length);
      return nodes;
    }
    after = courses.pageInfo.endCursor;
  }
}

describe('the pages of the catalogue', () => {
  it('hold every course once, best rated first, however many are equal', async () => {
    const time = (microseconds: number) => `2026-01-01 00:00:00.${String(microseconds).padStart(6, '0')}+00`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ rating: fc.constantFrom(0, 4.5, 4.1 + 0.2, 5), reviews: fc.nat(1), at: fc.nat(2) }),
          {
            maxLength: 12,
          },
        ),
        fc.integer({ min: 1, max: 5 }),
        async (drafts, first) => {
          await app.database.query('delete from courses');
          for (const { rating, reviews, at } of drafts) {
            const { id } = await app.world.aCourse(instructor, { rating, reviewsCount: reviews, lessons: 0 });
            // Microseconds, finer than a JavaScript Date.
            await app.database.query('update courses set created_at = $2 where id = $1', [id, time(at)]);
          }
          const nodes = await everyPage(first);
          const inOrder = await app.database.query<{ id: string }>(
            'select id from courses order by rating desc, reviews_count desc, created_at desc, id desc',
          );
          expect(nodes.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  it('continue after a course was deleted, and skip none when another was added', async () => {
    await app.database.query('delete from courses');
    const made = [];
    for (let rating = 1; rating <= 5; rating++)
      made.push(await app.world.aCourse(instructor, { rating, lessons: 0 }));
    const first = (await app.graphql(page, { first: 2 })).body.data.courses;
    await app.database.query('delete from courses where id = $1', [first.nodes[1].id]);
    await app.world.aCourse(instructor, { rating: 4.5, lessons: 0 });
    const { body } = await app.graphql(page, { first: 10, after: first.pageInfo.endCursor });
    expect(body.data.courses.nodes.map(({ rating }: Node) => rating)).toEqual([3, 2, 1]);
  });

  it('stay within the filter, count it whole, and name every category whatever it is', async () => {
    await app.database.query('delete from courses');
    for (let count = 0; count < 5; count++)
      await app.world.aCourse(instructor, { category: 'AI', lessons: 0 });
    await app.world.aCourse(instructor, { category: 'LLM', lessons: 0 });
    await app.world.aCourse(instructor, { category: 'Secret', lessons: 0, isPublished: false });
    await app.world.aCourse(instructor, { category: 'Gone', lessons: 0, deletedAt: new Date() });
    expect(await everyPage(2, { category: 'AI' })).toHaveLength(5);
    const { courses } = (await app.graphql(page, { first: 1, filter: { category: 'LLM' } })).body.data;
    expect(courses).toMatchObject({
      totalCount: 1,
      categories: [
        { name: 'AI', courseCount: 5 },
        { name: 'LLM', courseCount: 1 },
      ],
    });
  });

  it('with a search term, hold every match once, in the order of one large page', async () => {
    await app.database.query('delete from courses');
    const titles = ['Bread', 'Sourdough bread', 'Baking breads', 'A bread oven', 'Ovens', 'Brea', 'Rye bred'];
    for (const title of titles)
      await app.world.aCourse(instructor, { title, lessons: 0, rating: title === 'Ovens' ? 5 : 0 });
    const filter = { search: 'bread' };
    const whole = (await app.graphql(page, { first: 100, filter })).body.data.courses;
    expect(whole).toMatchObject({ totalCount: 4, exactCount: 4, correctedSearch: null });
    for (const first of [1, 2, 3]) expect(await everyPage(first, filter)).toEqual(whole.nodes);

    const misspelled = { search: 'sourdouhg baked bresd' };
    const similar = (await app.graphql(page, { first: 100, filter: misspelled })).body.data.courses;
    expect(similar).toMatchObject({ exactCount: 0, correctedSearch: 'sourdough baked bread' });
    expect(await everyPage(1, misspelled)).toEqual(similar.nodes);
  });

  it('find a course by the title of a lesson, until it is renamed', async () => {
    const course = await app.world.aCourse(instructor, { title: 'Rivers', lessons: 1 });
    const found = async (search: string) =>
      (await app.graphql(page, { first: 5, filter: { search } })).body.data.courses.nodes.map(
        ({ id }: { id: string }) => id,
      );
    const token = tokens.author!;
    const [lesson] = course.lessons;
    const rename = (title: string) =>
      app.rest('PUT', `/instructor/courses/${course.id}/lessons/${lesson!.id}`, {
        token,
        body: { title, description: 'About it.', videoUrl: 'https://example.org/a.webm', duration: '10:00' },
      });
    expect((await rename('Paddling upstream')).status).toBe(200);
    expect(await found('upstream paddling')).toEqual([course.id]);
    expect((await rename('Something else')).status).toBe(200);
    expect(await found('upstream paddling')).toEqual([]);
  });

  it('are empty where nothing matches', async () => {
    const { courses } = (await app.graphql(page, { first: 1, filter: { category: 'None' } })).body.data;
    expect(courses).toMatchObject({
      totalCount: 0,
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it('refuse a cursor of another list or of nobody', async () => {
    for (let count = 0; count < 2; count++) await app.world.aTestimonial();
    const testimonials = await app.graphql('{ testimonials(first: 1) { pageInfo { endCursor } } }');
    const forged = Buffer.from(`[1, 1e300, "2026-01-01 00:00:00+00", "${instructor.id}"]`).toString(
      'base64url',
    );
    for (const after of [testimonials.body.data.testimonials.pageInfo.endCursor, forged, 'nonsense', '']) {
      const { body } = await app.graphql(page, { first: 1, after });
      expect(body.errors?.[0]).toMatchObject({
        message: 'This cursor was not made by this list',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });
});

const one = `query ($id: ID!, $lessonId: ID!) {
  course(id: $id) { id lessons { id } viewerIsInstructor }
  lesson(id: $lessonId) { id course { id } }
}`;

/** Whether this viewer sees the course, its first lesson and the course by REST: all or none of them. */
async function seenBy(who: string, course: SeededCourse): Promise<boolean> {
  const variables = { id: course.id, lessonId: course.lessons[0]!.id };
  const { body } = await app.graphql(one, variables, tokens[who]);
  expect(body.errors).toBeUndefined();
  const rest = await app.rest('GET', `/api/courses/${course.id}`, { token: tokens[who] });
  const isSeen = body.data.course !== null;
  expect(body.data.lesson !== null).toBe(isSeen);
  expect(rest.status).toBe(isSeen ? 200 : 404);
  if (!isSeen) expect(rest.body).toEqual({ error: 'Course not found' });
  return isSeen;
}

async function isListed(course: SeededCourse, who?: string): Promise<boolean> {
  const token = who === undefined ? undefined : tokens[who];
  const { body } = await app.graphql('{ courses(first: 1000) { nodes { id } } }', {}, token);
  const listed = body.data.courses.nodes.some(({ id }: { id: string }) => id === course.id);
  const all = await app.rest('GET', '/api/courses', { token });
  const found = await app.rest('GET', `/search/courses?q=${encodeURIComponent(course.title)}`, { token });
  for (const { body: courses } of [all, found])
    expect(courses.some(({ _id }: { _id: string }) => _id === course.id)).toBe(listed);
  return listed;
}

async function anEnrolled(course: SeededCourse): Promise<void> {
  const account = await app.world.aStudent();
  await app.world.enroll(account, course);
  tokens.enrolled = await app.world.signIn(account);
}

async function audience(course: SeededCourse): Promise<string[]> {
  const everyone = ['visitor', 'student', 'enrolled', 'author', 'otherInstructor'];
  const seen = await Promise.all(everyone.map((who) => seenBy(who, course)));
  return everyone.filter((_who, index) => seen[index]);
}

describe('a course', () => {
  it('that was deleted is seen by nobody', async () => {
    const course = await app.world.aCourse(instructor);
    await anEnrolled(course);
    await app.database.query('update courses set deleted_at = now() where id = $1', [course.id]);
    expect(await audience(course)).toEqual([]);
    for (const who of [undefined, 'enrolled', 'author']) expect(await isListed(course, who)).toBe(false);
    const dashboard = await app.rest('GET', '/student/dashboard', { token: tokens.enrolled });
    expect(dashboard.body.enrolledCourses).toEqual([]);
    expect(dashboard.body.stats.totalCourses).toBe(0);
  });

  it('is the viewer’s own, or another’s', async () => {
    const course = await app.world.aCourse(instructor);
    const variables = { id: course.id, lessonId: course.lessons[0]!.id };
    const isOwn = async (who: string) =>
      (await app.graphql(one, variables, tokens[who])).body.data.course.viewerIsInstructor;
    expect([await isOwn('visitor'), await isOwn('author'), await isOwn('otherInstructor')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each(['not an id', '', '0', "' or 1=1 --", '0198c0de-0000-7000-8000-000000000000', '%', '0198C0DE'])(
    'with the id %j is none',
    async (id) => {
      const { body } = await app.graphql(one, { id, lessonId: id });
      expect(body).toEqual({ data: { course: null, lesson: null } });
    },
  );

  it('is found by its id in any case', async () => {
    const course = await app.world.aCourse(instructor);
    const { body } = await app.graphql(one, {
      id: course.id.toUpperCase(),
      lessonId: course.lessons[0]!.id.toUpperCase(),
    });
    expect(body.data).toMatchObject({ course: { id: course.id }, lesson: { course: { id: course.id } } });
  });
});
