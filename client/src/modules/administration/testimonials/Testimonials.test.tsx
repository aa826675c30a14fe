import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_STARS } from '#server/modules/administration/testimonials/testimonial.rules';
import { fill } from '../../../test/fill';
import { refusal } from '../../../test/refusal';
import { type Answer, showPagesAt } from '../../../test/showAt';
import { TestimonialForm } from './Testimonials';

const added = {
  data: {
    addTestimonial: {
      __typename: 'TestimonialAdded',
      isPublic: true,
      testimonial: { id: 't1', name: 'Nia', text: 'Clear.', stars: 4, avatarUrl: null },
    },
  },
};

function show(AddTestimonial: Answer | (() => Answer) = added) {
  return showPagesAt('/', [{ path: '/', element: <TestimonialForm /> }], { AddTestimonial });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send testimonial' }));

test('stars go from five down to one, and five is the default', () => {
  show();
  const stars = screen.getByRole('combobox', { name: 'Stars' });
  expect(stars).toHaveValue(String(DEFAULT_STARS));
  expect(within(stars).getAllByRole('option')).toHaveTexts([
    '5 stars',
    '4 stars',
    '3 stars',
    '2 stars',
    '1 star',
  ]);
});

test('blank and unsafe input is refused in the words of the server, before it is asked', async () => {
  const { asked } = show();
  await userEvent.type(field('Name'), '   ');
  await fill(field('Avatar URL'), 'javascript:alert(1)');
  await send();
  const refusal = await screen.findByRole('link', { name: 'Name is required' });
  const summary = refusal.closest<HTMLElement>('[role="alert"]')!;
  expect(within(summary).getAllByRole('link')).toHaveTexts([
    'Name is required',
    'Text is required',
    'Avatar must be an https:// address',
  ]);
  expect(field('Text')).toBeInvalid();
  expect(asked).toEqual([]);
  await userEvent.click(within(summary).getByRole('link', { name: 'Text is required' }));
  expect(field('Text')).toHaveFocus();
});

test('what is sent is trimmed, a blank avatar is none, and the form is empty afterwards', async () => {
  const { asked } = show();
  await fill(field('Name'), ' Nia ');
  await fill(field('Text'), 'Clear.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), '4 stars');
  await send();
  expect(await screen.findByText('Thank you. Your testimonial is published.')).toBeInTheDocument();
  expect(asked.map(({ variables }) => variables)).toEqual([
    { input: { name: 'Nia', text: 'Clear.', stars: 4, avatarUrl: null } },
  ]);
  expect(field('Name')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Stars' })).toHaveValue('5');
});

test('one that has to be approved says so', async () => {
  show({ data: { addTestimonial: { ...added.data.addTestimonial, isPublic: false } } });
  await userEvent.type(field('Name'), 'Nia');
  await fill(field('Text'), 'Clear.');
  await send();
  await screen.findByText('Thank you. Your testimonial appears when an administrator approves it.');
  expect(field('Text')).toHaveValue('');
});

test("the server's reason stands above the form", async () => {
  const reason = 'Too many testimonials from here. Please try again in an hour.';
  show(refusal('RATE_LIMITED', reason));
  await userEvent.type(field('Name'), 'Nia');
  await fill(field('Text'), 'Clear.');
  await send();
  expect(await screen.findByText('Failed to submit testimonial')).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(field('Text')).toHaveValue('Clear.');
});
