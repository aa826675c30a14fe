import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { showPage } from './accounts.testing';
import { SetUpPage } from './SetUpPage';

test('a used link is reported', async () => {
  const message = 'This link is invalid, was already used, or has expired';
  showPage('/set-up?token=t0ken&email=ada%40example.org', <SetUpPage />, {
    SetUpAdministrator: { __typename: 'InvalidSetUpLink', message },
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Ada');
  await fill(screen.getByLabelText('Password'), 'a brand new one');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});
