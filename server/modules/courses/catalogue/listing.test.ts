import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

const app = testApp();

const instructor = sharedFixture(() => app.signedIn(app.world.anInstructor()));

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
  it('continue after a course was deleted, and skip none when another was added', async () => {
    await app.sql`delete from courses`;
    const made = [];
    for (let rating = 1; rating <= 5; rating++)
      made.push(await app.world.aCourse(instructor, { rating, lessons: 0 }));
    const first = (await app.graphql(page, { first: 2 })).body.data.courses;
    await app.sql`delete from courses where id = ${first.nodes[1].id}`;
    await app.world.aCourse(instructor, { rating: 4.5, lessons: 0 });
    const { body } = await app.graphql(page, { first: 10, after: first.pageInfo.endCursor });
    expect(body.data.courses.nodes.map(({ rating }: Node) => rating)).toEqual([3, 2, 1]);
  });

  it('stay within the filter, count it whole, and name every category whatever it is', async () => {
    await app.sql`delete from courses`;
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

  it('find a course by the title of a lesson, until it is renamed', async () => {
    const course = await app.world.aCourse(instructor, { title: 'Rivers', lessons: 1 });
    const found = async (search: string) =>
      (await app.graphql(page, { first: 5, filter: { search } })).body.data.courses.nodes.map(
        ({ id }: { id: string }) => id,
      );
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
