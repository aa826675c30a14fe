import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import { COMMON_PASSWORD } from '#server/modules/accounts/account.rules';
import { invalidInput, showPage } from './accounts.testing';
import { RegisterPage } from './RegisterPage';

jest.mock('#server/modules/accounts/password-strength.rules', () => {
  throw new Error('Loading chunk failed');
});

test('without the list of common passwords, the server judges and its refusal is shown at the field', async () => {
  const refusal = invalidInput({ path: 'password', message: COMMON_PASSWORD });
  const { asked } = showPage('/register', <RegisterPage />, { Register: { data: { register: refusal } } });
  await fill(screen.getByLabelText('Name'), 'Ada Byron');
  await fill(screen.getByLabelText('Email'), 'ada@example.org');
  await fill(screen.getByLabelText('Password'), 'iloveyou');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(COMMON_PASSWORD)).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(asked.map(({ operation }) => operation)).toContain('Register');
});
