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

test('a used link is reported', async () => {
  const message = 'This link is invalid, was already used, or has expired';
  show({ __typename: 'InvalidSetUpLink', message });
  await fillIn();
  expect(await screen.findByText(message)).toBeInTheDocument();
});
