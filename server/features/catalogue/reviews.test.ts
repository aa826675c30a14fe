import { startTestApp, type TestApp } from '../../test/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function figures(id: string) {
  const { body } = await app.graphql('query ($id: ID!) { course(id: $id) { rating reviewsCount } }', { id });
  return body.data.course;
}

describe('rating and number of reviews', () => {
  it('are 0 without any, then their average and count, one a student', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    const [ada, ben, cleo] = [
      await app.world.aStudent(),
      await app.world.aStudent(),
      await app.world.aStudent(),
    ];
    expect(await figures(course.id)).toEqual({ rating: 0, reviewsCount: 0 });
    await app.world.review(ada, course, 5);
    expect(await figures(course.id)).toEqual({ rating: 5, reviewsCount: 1 });
    await app.world.review(ben, course, 4);
    await app.world.review(cleo, course, 4, 'Good');
    expect(await figures(course.id)).toEqual({ rating: 13 / 3, reviewsCount: 3 });
    await app.world.review(ada, course, 1, 'Changed my mind');
    expect(await figures(course.id)).toEqual({ rating: 3, reviewsCount: 3 });
  });

  it('stay true when twelve are written at once', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    const students = await Promise.all(Array.from({ length: 12 }, () => app.world.aStudent()));
    await Promise.all(students.map((student, index) => app.world.review(student, course, (index % 5) + 1)));
    const [counted] = await app.database.query<{ rating: number; reviewsCount: number }>(
      `select avg(stars)::float8 as rating, count(*)::int as "reviewsCount" from reviews where course_id = $1`,
      [course.id],
    );
    expect(counted!.reviewsCount).toBe(12);
    expect(await figures(course.id)).toEqual(counted);
  });

  it.each([0, 6, -1])('take no %i stars', async (stars) => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    await expect(app.world.review(await app.world.aStudent(), course, stars)).rejects.toThrow();
    expect(await figures(course.id)).toEqual({ rating: 0, reviewsCount: 0 });
  });
});
