import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { CourseReviews } from './CourseReviews';

function aReview(id: string, stars: number, text: string | null = `Words of ${id}`) {
  return {
    id,
    stars,
    text,
    state: 'APPROVED',
    studentName: `Student ${id}`,
    createdAt: '2026-11-20T10:00:00Z',
  };
}

type Review = ReturnType<typeof aReview>;

interface Given {
  reviews?: Review[];
  own?: Review | null;
  may?: boolean;
  endCursor?: string | null;
  total?: number;
}

function course({ reviews = [], own = null, may = false, endCursor = null, total = reviews.length }: Given) {
  return {
    id: 'c1',
    rating: reviews.length ? reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length : 0,
    reviewsCount: total,
    viewerCanReview: may,
    viewerReview: own,
    reviews: {
      nodes: reviews,
      starCounts: [5, 4, 3, 2, 1].map((stars) => ({
        stars,
        count: reviews.filter((review) => review.stars === stars).length,
      })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  };
}

const answer = (given: Given) => ({ data: { course: course(given) } });

function show(answers: Answers, canReviewNow = false) {
  const element = (
    <CourseReviews
      course={{ id: 'c1', viewerEnrollment: {}, lessons: [{ viewerHasCompleted: canReviewNow }] }}
    />
  );
  return showPagesAt('/', [{ path: '/', element }], answers);
}

const listed = () =>
  screen.queryAllByRole('article').map((item) => within(item).getByRole('heading').textContent);

test('the average, how many gave how many stars, and the reviews page by page', async () => {
  show({
    CourseReviews: ({ after }) =>
      after
        ? answer({ reviews: [aReview('b', 4, null)], total: 2 })
        : answer({ reviews: [aReview('a', 5)], total: 2, endCursor: 'a' }),
  });
  expect(await screen.findByText('Rated 5 out of 5, 2 reviews')).toBeInTheDocument();
  const counts = within(screen.getByRole('list', { name: 'Ratings by number of stars' }));
  expect(counts.getAllByRole('listitem')).toHaveTexts([
    '5 stars1 review',
    '4 stars0 reviews',
    '3 stars0 reviews',
    '2 stars0 reviews',
    '1 star0 reviews',
  ]);
  expect(within(screen.getByRole('article')).getByText('Words of a')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more reviews' }));
  await waitFor(() => expect(listed()).toEqual(['Student a', 'Student b']));
});

test('a student who may review writes a review, which is listed and can be edited', async () => {
  const mine = aReview('me', 4, 'Clear.');
  const { asked } = show(
    {
      CourseReviews: answer({ reviews: [aReview('a', 2)] }),
      WriteReview: {
        __typename: 'ReviewWritten',
        course: course({ reviews: [mine, aReview('a', 2)], own: mine, may: true }),
      },
    },
    true,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByRole('textbox'), 'Clear.');
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(listed()).toEqual(['Student me', 'Student a']));
  expect(asked.at(-1)!.variables).toEqual({ input: { courseId: 'c1', stars: 4, text: 'Clear.' } });
  expect(screen.getByText('You rated this course 4 stars.')).toBeInTheDocument();
  expect(screen.getByText('Rated 3 out of 5, 2 reviews')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit your review' }));
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Clear.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a review that waits for approval is marked so, when it is sent and afterwards', async () => {
  const mine = { ...aReview('me', 4, 'Clear.'), state: 'WAITING' };
  show({
    CourseReviews: answer({ may: true }),
    WriteReview: { __typename: 'ReviewWritten', course: course({ own: mine, may: true }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send review' }));
  await screen.findByText('Thank you. Your review appears when an administrator approves it.');
  expect(
    screen.getByText(/Only you can see your review until an administrator approves it\.$/),
  ).toBeInTheDocument();
  expect(listed()).toEqual([]);
});

test('a review that an administrator hid is marked so for its writer', async () => {
  const mine = { ...aReview('me', 4, 'Clear.'), state: 'HIDDEN' };
  show({ CourseReviews: answer({ own: mine, may: true }) });
  await screen.findByText(/An administrator hid your review\. Only you can see it\.$/);
});

test('the viewer’s review is deleted only after confirmation', async () => {
  const mine = aReview('me', 1);
  const { asked } = show({
    CourseReviews: answer({ reviews: [mine], own: mine, may: true }),
    DeleteReview: { data: { deleteReview: { course: course({ may: true }) } } },
  });
  const deletions = () => asked.filter(({ operation }) => operation === 'DeleteReview').length;
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your review' }));
  expect(deletions()).toBe(0);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete review' }),
  );
  expect(await screen.findByText('No reviews yet.')).toBeInTheDocument();
  expect(listed()).toEqual([]);
  expect(deletions()).toBe(1);
  expect(screen.getByRole('button', { name: 'Write a review' })).toBeInTheDocument();
});

test('reviews that cannot be loaded leave the rest of the page alone', async () => {
  let fails = true;
  show({ CourseReviews: () => (fails ? new Error('down') : answer({ reviews: [aReview('a', 3)] })) });
  expect(await screen.findByText('The reviews couldn’t be loaded.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Load the reviews again' }));
  await waitFor(() => expect(listed()).toEqual(['Student a']));
});
