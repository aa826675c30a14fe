import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import type { Answers } from '../../test/showAt';
import { showPage } from './accounts.testing';
import { SetUpPage } from './SetUpPage';

const show = (answer: Record<string, unknown>) =>
  showPage('/set-up?token=t0ken&email=ada%40example.org', <SetUpPage />, {
    SetUpAdministrator: { data: { setUpAdministrator: answer } },
  } satisfies Answers);

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Name'), 'Ada');
  await fill(screen.getByLabelText('Password'), 'a brand new one');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

test('creates the account of the link and leads to the login page', async () => {
  const { asked } = show({
    __typename: 'AdministratorSetUp',
    account: { id: 'a1' },
  });
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  await fillIn();
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/login');
  expect(asked.at(-1)!.variables).toEqual({
    input: { token: 't0ken', name: 'Ada', email: 'ada@example.org', password: 'a brand new one' },
  });
});

test('a used link is reported', async () => {
  const message = 'This link is invalid, was already used, or has expired';
  show({ __typename: 'InvalidSetUpLink', message });
  await fillIn();
  expect(await screen.findByText(message)).toBeInTheDocument();
});
