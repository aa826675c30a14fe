import type { Account } from '../../accounts/account.entities';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

const app = testApp({ config: { isDemo: false, sandbox: false } });
/** On the same database. */
const demo = testApp(() => ({ databaseUrl: app.databaseUrl }));

const admin = freshFixture(() => app.signedIn(app.world.anAdmin()));
const course = freshFixture(async () => app.world.aCourse(await app.world.anInstructor(), { lessons: 2 }));

async function aStudent() {
  const student = await app.world.aStudent();
  await app.world.enroll(student, course, { completed: 1 });
  return { student, token: await app.world.signIn(student) };
}

const write = (as: string, stars: number, text: string | null, to = app) =>
  to.as(as).run`mutation { r: writeReview(input: ${{ courseId: course.id, stars, text }}) {
    ... on ReviewWritten { review { id state } course { rating reviewsCount } } } }`;

const MANAGED = 'id revision state stars text studentName courseTitle';

const setState = (review: { id: string; revision?: number }, state: string, as = admin.token) =>
  app.as(as).run`mutation {
    r: setReviewState(reviewId: ${review.id}, state: ${state}, revision: ${review.revision ?? 1}) {
      __typename ... on ReviewStateSet { review { ${MANAGED} } } ... on ReviewChanged { message review { ${MANAGED} } } } }`;

async function administration(variables: object = {}, as = admin.token) {
  const { body } = await app.graphql(
    `query ($first: Int! = 50, $after: String, $state: ApprovalState) { viewer { administration { waitingReviewCount
      reviews(first: $first, after: $after, state: $state) { nodes { ${MANAGED} } pageInfo { hasNextPage endCursor } } } } }`,
    { ...variables },
    as,
  );
  return body.data.viewer.administration;
}

/** What a viewer sees of the course's reviews. */
const seen = (as?: string) =>
  app.as(as).run`{ r: course(id: ${course.id}) { rating reviewsCount viewerReview { text state }
    reviews { nodes { text } starCounts { stars count } } } }`;
const texts = async (as?: string) => (await seen(as)).reviews.nodes.map(({ text }: { text: string }) => text);

const notices = (account: Account) =>
  app.sql`select title, path from notifications
    where recipient_id = ${account.id} and kind = 'REVIEW_MODERATED'`;

describe('a review outside demo mode', () => {
  it('waits for approval, seen by its student alone, and counts once it is approved', async () => {
    const { student, token: own } = await aStudent();
    const { token: other } = await aStudent();
    const written = await write(own, 4, 'Clear.');
    expect(written).toMatchObject({ review: { state: 'WAITING' }, course: { rating: 0, reviewsCount: 0 } });
    for (const as of [undefined, other, admin.token]) {
      const { reviews, ...figures } = await seen(as);
      expect(figures).toEqual({ rating: 0, reviewsCount: 0, viewerReview: null });
      expect(reviews.nodes).toEqual([]);
      expect(reviews.starCounts.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0]);
    }
    expect(await seen(own)).toMatchObject({ viewerReview: { text: 'Clear.', state: 'WAITING' } });
    expect(await texts(own)).toEqual([]);

    expect(await setState(written.review, 'APPROVED')).toMatchObject({
      __typename: 'ReviewStateSet',
      review: { state: 'APPROVED', studentName: student.name, courseTitle: course.title },
    });
    expect(await seen()).toMatchObject({
      rating: 4,
      reviewsCount: 1,
      reviews: { nodes: [{ text: 'Clear.' }] },
    });
    expect(await notices(student)).toEqual([{ title: 'Review published', path: `/courses/${course.id}` }]);
  });

  it('waits again when it is changed, but not when it is saved as it was', async () => {
    const { token: own } = await aStudent();
    const { review } = await write(own, 4, 'Clear.');
    await setState(review, 'APPROVED');
    expect(await write(own, 4, 'Clear.')).toMatchObject({ review: { state: 'APPROVED' } });
    expect(await write(own, 1, 'Clear.')).toMatchObject({
      review: { state: 'WAITING' },
      course: { rating: 0, reviewsCount: 0 },
    });
    expect(await texts()).toEqual([]);
  });

  it('is not approved with a text that the administrator has not seen', async () => {
    const { token: own } = await aStudent();
    const { review } = await write(own, 4, 'Harmless.');
    await write(own, 4, 'Something else.');
    expect(await setState(review, 'APPROVED')).toEqual({
      __typename: 'ReviewChanged',
      message: 'The student has changed this review. Read it again before you decide.',
      review: expect.objectContaining({ revision: 2, state: 'WAITING', text: 'Something else.' }),
    });
    expect(await texts()).toEqual([]);
    expect(await setState({ ...review, revision: 2 }, 'APPROVED')).toMatchObject({
      __typename: 'ReviewStateSet',
    });
    expect(await texts()).toEqual(['Something else.']);
  });

  it('leaves the rating when it is hidden, also if it is deleted or counted again later', async () => {
    const [one, two] = [await aStudent(), await aStudent()];
    const [good, bad] = [await write(one.token, 5, 'Good.'), await write(two.token, 1, 'Spam.')];
    await setState(good.review, 'APPROVED');
    await setState(bad.review, 'APPROVED');
    expect(await seen()).toMatchObject({ rating: 3, reviewsCount: 2 });
    await setState(bad.review, 'HIDDEN');
    expect(await seen()).toMatchObject({ rating: 5, reviewsCount: 1 });
    expect(await seen(two.token)).toMatchObject({ viewerReview: { state: 'HIDDEN' } });
    expect(await notices(two.student)).toMatchObject([{ title: 'Review hidden' }]);
    await setState(bad.review, 'APPROVED');
    expect(await seen()).toMatchObject({ rating: 3, reviewsCount: 2 });
    await setState(bad.review, 'HIDDEN');
    const { removeReviewsOf } = await import('../../courses/courses-of-account.queries');
    for (const statement of removeReviewsOf(one.student.id, 10)) await app.database.rows(statement);
    expect(await seen()).toMatchObject({ rating: 0, reviewsCount: 0 });
  });

  it('has its decisions recorded, without its text', async () => {
    const { student, token: own } = await aStudent();
    const { review } = await write(own, 4, 'Kept out of the log.');
    await setState(review, 'HIDDEN');
    const entries =
      await app.sql`select actor_id, details from audit_log where action = 'REVIEW_STATE_CHANGED'
      and subject_id = ${student.id}`;
    const details = { courseId: course.id, from: 'WAITING', to: 'HIDDEN' };
    expect(entries).toEqual([{ actor_id: admin.id, details }]);
  });
});

it('a review in demo mode is public at once, unless an administrator hid it', async () => {
  const { token: own } = await aStudent();
  const { review } = await write(own, 4, 'Clear.', demo);
  expect(review.state).toBe('APPROVED');
  expect(await texts()).toEqual(['Clear.']);
  await setState(review, 'HIDDEN');
  expect(await write(own, 5, 'Still here?', demo)).toMatchObject({ review: { state: 'HIDDEN' } });
  expect(await texts()).toEqual([]);
});

it('the list of reviews is filtered by state, paged, and counts what waits', async () => {
  const before: number = (await administration()).waitingReviewCount;
  const students = [await aStudent(), await aStudent(), await aStudent()];
  for (const [index, { token: own }] of students.entries()) {
    app.clock.advance(1000);
    await write(own, 4, `Waiting ${index}`);
  }
  const first = await administration({ state: 'WAITING', first: 2 });
  expect(first.waitingReviewCount).toBe(before + 3);
  const shown = first.reviews.nodes.map(({ text }: { text: string }) => text);
  expect(shown).toEqual(['Waiting 2', 'Waiting 1']);
  const { endCursor } = first.reviews.pageInfo;
  const second = await administration({ state: 'WAITING', first: 2, after: endCursor });
  expect(second.reviews.nodes[0].text).toBe('Waiting 0');
  await setState(first.reviews.nodes[0], 'APPROVED');
  const approved = await administration({ state: 'APPROVED', first: 1 });
  expect(approved.reviews.nodes[0].text).toBe('Waiting 2');
  expect(approved.waitingReviewCount).toBe(before + 2);
});
