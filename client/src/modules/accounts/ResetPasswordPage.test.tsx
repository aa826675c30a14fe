import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../test/fill';
import type { Answers } from '../../test/showAt';
import { findAlert, showPage } from './accounts.testing';
import { ResetPasswordPage } from './ResetPasswordPage';

const requested = (resetToken: string | null) => ({
  __typename: 'PasswordResetRequested',
  message: 'Reset token generated successfully',
  resetToken,
});

const IDENTITY = { id: 'i1', issuer: 'https://login.school.example', email: 'ada@school.example' };
const reset = { __typename: 'PasswordReset', message: 'Password reset successful', identities: [IDENTITY] };

function show(answers: Answers = {}, isDemo = true) {
  return showPage('/reset-password', <ResetPasswordPage />, answers, { isDemo });
}

async function request(email = 'ada@example.org') {
  if (email) await fill(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Request reset token' }));
}

async function choose(password: string, confirmation = password) {
  if (password) await fill(screen.getByLabelText('New password'), password);
  if (confirmation) await fill(screen.getByLabelText('Confirm new password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
}

test('a token is asked for, shown, prefilled and used', async () => {
  const { asked } = show({ RequestPasswordReset: requested('t0ken'), ResetPassword: reset });
  expect(screen.getByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to login' })).toLinkTo('/login');
  await request();
  expect(await screen.findByText('Reset token generated successfully')).toBeInTheDocument();
  expect(screen.getByText('t0ken')).toBeInTheDocument();
  expect(screen.getByLabelText('Reset token')).toHaveValue('t0ken');
  expect(screen.getByLabelText('New password')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('At least 6 characters');
  await choose('  new secret  ');
  const done = (await screen.findByText('Password reset successful')).closest('[role=status]');
  expect(screen.getByText('ada@school.example (login.school.example)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Password and sessions' })).toBeInTheDocument();
  expect(done).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Log in' })).toLinkTo('/login');
  expect(asked.at(-1)).toEqual({
    operation: 'ResetPassword',
    variables: { input: { email: 'ada@example.org', resetToken: 't0ken', newPassword: '  new secret  ' } },
  });
});

test('outside a demo the mail has the token, and nothing tells whether there is an account', async () => {
  show({ RequestPasswordReset: requested(null) }, false);
  await request();
  await screen.findByText(/If an account uses this email, we have sent it a reset token/);
  expect(screen.queryByRole('button', { name: 'Copy token' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Reset token')).toHaveValue('');
  expect(screen.getByLabelText('Reset token')).toHaveFocus();
});

test('in a demo, which sends no mail, an unknown email is told so', async () => {
  show({ RequestPasswordReset: requested(null) });
  await request();
  expect(await screen.findByText('No account uses this email')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('spaces alone are no password, and spaces at the ends make a different one', async () => {
  const { asked } = show({ RequestPasswordReset: requested('t0ken') });
  await request();
  await screen.findByText('t0ken');
  await choose('        ');
  expect(screen.getByText('Please enter a new password')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('New password'));
  await choose('new secret ', 'new secret');
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).not.toContain('ResetPassword');
});

test('a token that the server refuses is said at the token', async () => {
  const sentence = 'The reset token is invalid or has expired';
  const resetPassword = { __typename: 'InvalidResetToken', message: sentence };
  show({ RequestPasswordReset: requested('t0ken'), ResetPassword: { data: { resetPassword } } });
  await request();
  await screen.findByText('t0ken');
  await choose('new secret');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText('Reset token')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('new secret');
});

test('a failed reset is shown, and another token can be requested for the same email', async () => {
  show({ RequestPasswordReset: requested('t0ken'), ResetPassword: new TypeError('Failed to fetch') });
  await request();
  await screen.findByText('t0ken');
  await choose('new secret');
  expect(await findAlert('Failed to reset password')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Request a new token' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

describe('copying the token', () => {
  const writeText = jest.fn<Promise<void>, [string]>();

  async function showToken() {
    show({ RequestPasswordReset: requested('t0ken') });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Request reset token' }));
    await screen.findByText('t0ken');
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy token' }));
      await Promise.resolve();
    });
  }

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('is said for two seconds', async () => {
    writeText.mockResolvedValue();
    await showToken();
    expect(writeText).toHaveBeenCalledWith('t0ken');
    expect(screen.getByText('Reset token copied to clipboard!')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByText('Reset token copied to clipboard!')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Reset token copied to clipboard!')).not.toBeInTheDocument();
  });

  test('may be refused by the browser', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await showToken();
    expect(screen.getByText('Failed to copy to clipboard')).toBeInTheDocument();
  });
});
