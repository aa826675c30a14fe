import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { type Answers, showAt } from '../../test/showAt';
import { UnsubscribePage } from './UnsubscribePage';

const state = (isSubscribed: boolean) => ({
  __typename: 'MailSubscription',
  kind: 'DAILY_SUMMARY',
  isSubscribed,
});
const show = (answers: Answers) =>
  showAt('/unsubscribe?token=t', <Route path="*" element={<UnsubscribePage />} />, {
    MailSubscription: { data: { mailSubscription: state(true) } },
    ...answers,
  });

test('a button unsubscribes and another one subscribes again; opening the page does neither', async () => {
  const { asked } = show({
    SetMailSubscription: ({ isSubscribed }) => ({
      data: { setMailSubscription: state(isSubscribed as boolean) },
    }),
  });
  await screen.findByText('You get the daily email with your unread notifications.');
  expect(asked).toEqual([{ operation: 'MailSubscription', variables: { token: 't' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('You are unsubscribed')).toBeInTheDocument();
  expect(
    screen.getByText('You don’t get the daily email with your unread notifications.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByText('You are subscribed again')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({ token: 't', isSubscribed: true });
});

test('an invalid link is reported, without a button', async () => {
  show({
    MailSubscription: {
      __typename: 'InvalidUnsubscribeLink',
      message: 'This link is incomplete or was changed',
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete or was changed');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
