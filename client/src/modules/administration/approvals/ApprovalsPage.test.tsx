import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { ApprovalsPage } from './ApprovalsPage';
import { signIn } from '../../../test/signIn';

const aReview = (part: object = {}) => ({
  id: 'r1',
  revision: 1,
  state: 'WAITING',
  stars: 2,
  text: 'Too short.',
  studentName: 'Bea Berg',
  courseId: 'c1',
  courseTitle: 'Knots',
  createdAt: '2026-11-20T08:00:00Z',
  ...part,
});

const aTestimonial = (part: object = {}) => ({
  id: 't1',
  state: 'WAITING',
  name: 'Nia',
  text: 'Clear.',
  stars: 5,
  createdAt: '2026-11-20T08:00:00Z',
  ...part,
});

const administration = (field: object) => ({ data: { viewer: { administration: { id: 'a1', ...field } } } });
const reviews = (...nodes: object[]) => administration({ reviews: { nodes } });
const testimonials = (...nodes: object[]) => administration({ testimonials: { nodes } });

const show = (answers: Answers = {}, address = '/admin/reviews') =>
  showPagesAt(address, [{ path: '/admin/reviews', element: <ApprovalsPage /> }], {
    ManagedReviews: reviews(aReview()),
    ManagedTestimonials: testimonials(aTestimonial()),
    ...answers,
  });

beforeEach(() => signIn('ADMIN'));

const item = async (name: string) => within(await screen.findByRole('article', { name: `By ${name}` }));
const asked = (shown: ReturnType<typeof show>, operation: string) =>
  shown.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);

test('lists the reviews that wait, and sends the filter of the address', async () => {
  const shown = show();
  const review = await item('Bea Berg');
  expect(screen.getByText('Only their authors see them until they are approved')).toBeInTheDocument();
  expect(review.getByText('Too short.')).toBeInTheDocument();
  expect(review.getByRole('link', { name: 'Knots' })).toLinkTo('/courses/c1');
  expect(asked(shown, 'ManagedReviews')).toEqual([{ state: 'WAITING' }]);
  expect(asked(shown, 'ManagedTestimonials')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Hidden');
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/reviews?state=hidden');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'All');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Waiting for approval');
  expect(screen.getByTestId('address')).toHaveTextContent(/reviews$/);
});

test('a review is approved as it was read, with a way back', async () => {
  const shown = show({
    SetReviewState: ({ state }) => ({ __typename: 'ReviewStateSet', review: aReview({ state }) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve: Bea Berg' }));
  expect(await (await item('Bea Berg')).findByText('Public')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve: Bea Berg' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await (await item('Bea Berg')).findByText('Waiting')).toBeInTheDocument();
  expect(asked(shown, 'SetReviewState')).toEqual([
    { reviewId: 'r1', state: 'APPROVED', revision: 1 },
    { reviewId: 'r1', state: 'WAITING', revision: 1 },
  ]);
});

test('a review that was changed meanwhile shows its new text instead', async () => {
  show({
    SetReviewState: {
      __typename: 'ReviewChanged',
      message: 'The student has changed this review. Read it again before you decide.',
      review: aReview({ revision: 2, text: 'Something else.' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hide: Bea Berg' }));
  expect(await screen.findByText(/has changed this review/)).toBeInTheDocument();
  expect((await item('Bea Berg')).getByText('Something else.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('testimonials have a tab of their own, in the address', async () => {
  const shown = show({
    SetTestimonialState: ({ state }) => ({ data: { setTestimonialState: aTestimonial({ state }) } }),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Testimonials' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/reviews?tab=testimonials');
  await userEvent.click(await screen.findByRole('button', { name: 'Hide: Nia' }));
  expect(await (await item('Nia')).findByText('Hidden')).toBeInTheDocument();
  expect(asked(shown, 'SetTestimonialState')).toEqual([{ testimonialId: 't1', state: 'HIDDEN' }]);
});

test.each(['Approve', 'Hide'])('the second click of a double click on “%s” decides nothing', async (name) => {
  const shown = show();
  fireEvent.click(await screen.findByRole('button', { name: `${name}: Bea Berg` }), { detail: 2 });
  expect(screen.getByRole('button', { name: `${name}: Bea Berg` })).toBeInTheDocument();
  expect(shown.asked.every(({ operation }) => operation === 'ManagedReviews')).toBe(true);
});
