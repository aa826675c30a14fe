import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { showPage } from './accounts.testing';
import { SetUpPage } from './SetUpPage';

test('creates the account of the link and leads to the login page', async () => {
  const { asked } = showPage('/set-up?token=t0ken&email=ada%40example.org', <SetUpPage />, {
    SetUpAdministrator: { __typename: 'AdministratorSetUp', account: { id: 'a1' } },
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Ada');
  await fill(screen.getByLabelText('Password'), 'a brand new one');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/login');
  expect(asked.at(-1)!.variables).toEqual({
    input: { token: 't0ken', name: 'Ada', email: 'ada@example.org', password: 'a brand new one' },
  });
});
