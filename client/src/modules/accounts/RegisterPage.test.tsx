import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { COMMON_PASSWORD } from '#server/modules/accounts/account.rules';
import { REGISTRATION_CLOSED } from '#server/platform/settings/settings.rules';
import { fill } from '../../test/fill';
import { type Answers, type Platform, showAt } from '../../test/showAt';
import { invalidInput } from './accounts.testing';
import { LogInPage } from './LogInPage';
import { RegisterPage } from './RegisterPage';

const registered = { __typename: 'Registered', account: { id: 'a1' } };
const CLOSED = { isRegistrationOpen: false };

function show(answers: Answers = {}, address = '/register', platform: Platform = {}) {
  const routes = (
    <>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/login" element={<LogInPage />} />
    </>
  );
  return showAt(address, routes, answers, platform);
}

async function register({ password = 'a long one' } = {}) {
  const user = userEvent.setup();
  await fill(screen.getByLabelText('Name'), 'Ada Byron');
  await fill(screen.getByLabelText('Email'), 'ada@example.org');
  await fill(screen.getByLabelText('Password'), password);
  await user.selectOptions(screen.getByLabelText('Role'), 'Instructor');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

test('the password is not stored, and forgotten when the login page is left', async () => {
  const { asked } = show({ Register: registered });
  await register();
  expect(await screen.findByLabelText('Password')).toHaveValue('a long one');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('a long one');
  expect(asked.find(({ operation }) => operation === 'Register')!.variables).toEqual({
    input: {
      name: 'Ada Byron',
      email: 'ada@example.org',
      password: 'a long one',
      role: 'INSTRUCTOR',
      invitation: null,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.queryByText(/Your account is ready/)).not.toBeInTheDocument();
});

test('sign-up offers student and instructor, student first', () => {
  show();
  expect(screen.getAllByRole('option')).toHaveTexts(['Student', 'Instructor']);
  expect(screen.getByLabelText('Role')).toHaveValue('STUDENT');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('link', { name: 'Log in' })).toLinkTo('/login');
  expect(document.title).toBe('Register · Waymark');
});

test('a password that is the email is easy to guess, and is not sent', async () => {
  const { asked } = show({ Register: registered });
  await register({ password: 'ada@example.org' });
  expect(await screen.findByText(COMMON_PASSWORD)).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(asked.map(({ operation }) => operation)).not.toContain('Register');
});

test('an email that is taken is said at the email, until it is changed', async () => {
  const message = 'An account with this email already exists';
  show({ Register: { __typename: 'EmailAlreadyRegistered', message } });
  await register();
  const email = screen.getByLabelText('Email');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Password')).toHaveValue('a long one');
  await userEvent.type(email, 'x');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('closed registration is explained instead of showing the form', () => {
  show({}, '/register', CLOSED);
  expect(screen.getByText(REGISTRATION_CLOSED)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toLinkTo('/login');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('an invitation that no longer works can be left, for an account as a student', async () => {
  const message = 'This invitation is invalid, was already used, or has expired';
  const register = invalidInput({ path: 'invitation', message });
  show({ Register: { data: { register } } }, '/register?invitation=old');
  await fill(screen.getByLabelText('Email'), 'ida@example.org');
  await userEvent.type(screen.getByLabelText('Name'), 'Ida');
  await fill(screen.getByLabelText('Password'), 'a long one');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Register without the invitation' }));
  expect(screen.getByLabelText('Role')).toHaveValue('STUDENT');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('an invitation registers an instructor, also while registration is closed', async () => {
  const address = '/register?invitation=abc&email=ida%40example.org';
  const { asked } = show({ Register: registered }, address, CLOSED);
  expect(screen.getByLabelText('Email')).toHaveValue('ida@example.org');
  expect(screen.queryByRole('link', { name: 'Register without the invitation' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name'), 'Ida');
  await fill(screen.getByLabelText('Password'), 'a long one');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === 'Register')!.variables).toMatchObject({
    input: { role: 'INSTRUCTOR', invitation: 'abc' },
  });
});
