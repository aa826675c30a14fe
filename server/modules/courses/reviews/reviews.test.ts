import type { SeededCourse } from '../../../seed/world';
import { testApp } from '../../../test/test-app';

const app = testApp();

async function figures(id: string) {
  const { body } = await app.graphql('query ($id: ID!) { course(id: $id) { rating reviewsCount } }', { id });
  return body.data.course;
}

async function write(token: string, courseId: string, stars: number, text: string | null = null) {
  const { body } = await app.as(token).graphql`mutation { writeReview(input: ${{ courseId, stars, text }}) {
      __typename
      ... on UserError { message }
      ... on ReviewWritten { review { id stars text studentName } course { rating reviewsCount viewerReview { id } } }
    } }`;
  return body.data?.writeReview ?? body.errors![0];
}

async function reviewsOf(courseId: string, token?: string, variables: Record<string, unknown> = {}) {
  const { body } = await app.graphql(
    `query ($id: ID!, $first: Int! = 10, $after: String) { course(id: $id) {
      viewerCanReview viewerReview { stars }
      reviews(first: $first, after: $after) {
        nodes { stars text studentName createdAt } starCounts { stars count } pageInfo { hasNextPage endCursor }
      }
    } }`,
    { id: courseId, ...variables },
    token,
  );
  return body.data?.course ?? body.errors![0];
}

async function aStudentOf(course: SeededCourse, completed: number) {
  const student = await app.world.aStudent();
  await app.world.enroll(student, course, { completed });
  return { student, token: await app.world.signIn(student) };
}

describe('a review', () => {
  it('is written once by an enrolled student who completed a lesson, and can be rewritten', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    const { student, token } = await aStudentOf(course, 1);
    const written = await write(token, course.id, 4, '  Clear. ');
    expect(written).toEqual({
      __typename: 'ReviewWritten',
      review: { id: expect.any(String), stars: 4, text: 'Clear.', studentName: student.name },
      course: { rating: 4, reviewsCount: 1, viewerReview: { id: written.review.id } },
    });
    const again = await write(token, course.id, 2, ' ');
    expect(again.review).toEqual({ ...written.review, stars: 2, text: null });
    expect(again.course).toMatchObject({ rating: 2, reviewsCount: 1 });
  });

  it('is refused to everybody else by the statement that writes it', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(instructor);
    const { token: justEnrolled } = await aStudentOf(course, 0);
    const stranger = await app.world.signIn(await app.world.aStudent());
    const refusal = {
      __typename: 'ReviewNotAllowed',
      message: 'Complete a lesson of this course before you review it',
    };
    for (const token of [justEnrolled, stranger, await app.world.signIn(instructor)]) {
      expect(await write(token, course.id, 5)).toEqual(refusal);
      expect(await reviewsOf(course.id, token)).toMatchObject({ viewerCanReview: false, viewerReview: null });
    }
    expect(await reviewsOf(course.id)).toMatchObject({ viewerCanReview: false, viewerReview: null });
    expect(await write(stranger, 'nonsense', 5)).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    expect(await figures(course.id)).toEqual({ rating: 0, reviewsCount: 0 });
  });

  it('takes whole stars from 1 to 5 and at most 2,000 characters', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    const { token } = await aStudentOf(course, 1);
    for (const stars of [0, 6])
      expect(await write(token, course.id, stars)).toEqual({
        __typename: 'InvalidInput',
        message: 'Stars must be a whole number from 1 to 5',
      });
    expect((await write(token, course.id, 5, 'x'.repeat(2001))).message).toBe(
      'Text can be at most 2,000 characters',
    );
    expect((await write(token, course.id, 5, 'x'.repeat(2000))).__typename).toBe('ReviewWritten');
  });

  it('can be deleted by its author only, also repeatedly', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    const [ada, ben] = [await aStudentOf(course, 1), await aStudentOf(course, 2)];
    await write(ada.token, course.id, 1);
    await write(ben.token, course.id, 5);
    const take = async () =>
      (
        await app.as(ada.token).run`mutation { r: deleteReview(courseId: ${course.id}) {
          course { rating reviewsCount viewerReview { id } viewerCanReview } } }`
      ).course;
    const left = { rating: 5, reviewsCount: 1, viewerReview: null, viewerCanReview: true };
    expect(await take()).toEqual(left);
    expect(await take()).toEqual(left);
    expect((await write(ada.token, course.id, 3)).course).toMatchObject({ rating: 4, reviewsCount: 2 });
  });

  it('written twelve times at once, by twelve and by one, leaves one each and the right average', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    const people = await app.atOnce(12, () => aStudentOf(course, 1));
    const outcomes = await Promise.all(
      people.flatMap(({ token }, index) => [
        write(token, course.id, (index % 5) + 1),
        write(people[0]!.token, course.id, 3),
      ]),
    );
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(outcomes.map(() => 'ReviewWritten'));
    const [counted] =
      await app.sql`select avg(stars)::float8 as rating, count(*)::int as "reviewsCount" from reviews where course_id = ${course.id}`;
    expect(counted!.reviewsCount).toBe(12);
    expect(await figures(course.id)).toEqual(counted);
  });
});

it('the reviews of a course come newest first, page by page, with how many gave how many stars', async () => {
  const course = await app.world.aCourse(await app.world.anInstructor());
  for (const stars of [5, 4, 4, 1, 5]) {
    app.clock.advance(1000);
    await app.world.review(await app.world.aStudent(), course, stars, `${stars} stars`);
  }
  const first = await reviewsOf(course.id, undefined, { first: 3 });
  expect(first.reviews.nodes.map(({ text }: { text: string }) => text)).toEqual([
    '5 stars',
    '1 stars',
    '4 stars',
  ]);
  const counts = [
    { stars: 5, count: 2 },
    { stars: 4, count: 2 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ];
  expect(first.reviews.starCounts).toEqual(counts);
  const { endCursor } = first.reviews.pageInfo;
  const second = await reviewsOf(course.id, undefined, { first: 3, after: endCursor });
  expect(second.reviews.nodes.map(({ stars }: { stars: number }) => stars)).toEqual([4, 5]);
  expect(second.reviews.starCounts).toEqual(counts);
  expect(second.reviews.pageInfo.hasNextPage).toBe(false);
  expect((await reviewsOf(course.id, undefined, { first: 101 })).extensions.code).toBe('BAD_USER_INPUT');
});
