import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, readSession } from '../../lib/session';
import type { Answers } from '../../test/showAt';
import { findAlert, showPage } from './accounts.testing';
import { LogInPage } from './LogInPage';

const outsideDemo = { data: { platform: { __typename: 'Platform', isDemo: false, demoAccounts: [] } } };

function loggedIn(role: string) {
  const account = { __typename: 'Account', id: 'a1', name: 'Ada', email: 'ada@example.org', role };
  const viewer = { __typename: 'Viewer', account };
  return { data: { logIn: { __typename: 'LoggedIn', token: 'the-token', viewer } } };
}

function show(address: string, answers: Answers = {}) {
  return showPage(address, <LogInPage />, { LogInPage: outsideDemo, ...answers });
}

async function logIn(email = 'ada@example.org', password = 'waymark-demo') {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const address = () => screen.getByTestId('address');

afterEach(() => act(() => clearSession()));

test.each([
  ['INSTRUCTOR', '/instructor'],
  ['STUDENT', '/student'],
])('a log-in as %s leads to %s', async (role, area) => {
  show('/login', { LogIn: loggedIn(role) });
  await logIn();
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(address()).toHaveTextContent(area);
  expect(readSession()).toEqual({
    token: 'the-token',
    user: { id: 'a1', name: 'Ada', email: 'ada@example.org', role },
  });
});

test('any other role is told so, stays signed out here, and its session ends on the server', async () => {
  const { asked } = show('/login', { LogIn: loggedIn('ADMIN'), LogOut: { data: { logOut: true } } });
  await logIn();
  expect(
    await findAlert('Unknown user role. Log in with a student or instructor account.'),
  ).toBeInTheDocument();
  expect(address()).toHaveTextContent('/login');
  expect(readSession()).toBeNull();
  expect(asked.map(({ operation }) => operation)).toContain('LogOut');
});

test('a log-in leads back to where it was asked for', async () => {
  show(`/login?returnTo=${encodeURIComponent('/courses/c1?lesson=l2')}`, { LogIn: loggedIn('STUDENT') });
  await logIn();
  await screen.findByText('Another page');
  expect(address()).toHaveTextContent('/courses/c1?lesson=l2');
});

test.each([
  '//evil.example',
  'https://evil.example/courses',
  'javascript:alert(1)',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/..//evil.example',
  'courses',
  '',
])('the way back %j is not taken', async (returnTo) => {
  show(`/login?returnTo=${encodeURIComponent(returnTo)}`, { LogIn: loggedIn('STUDENT') });
  await logIn();
  await screen.findByText('Another page');
  expect(address().textContent).toBe('/student');
});

test('the way back goes along to sign-up', () => {
  show('/login?returnTo=%2Fcourses%2Fc1', { LogInPage: 'waiting' });
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Fcourses%2Fc1',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password');
  expect(document.title).toBe('Log in · Waymark');
});

test('nothing is sent without email and password; the first empty field takes the focus with its problem', async () => {
  const { asked } = show('/login');
  await logIn('', '');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  expect(asked.map(({ operation }) => operation)).not.toContain('LogIn');
});

test("the server's refusal is said above the form, and what was typed stays", async () => {
  show('/login', {
    LogIn: { data: { logIn: { __typename: 'InvalidCredentials', message: 'Invalid email or password' } } },
  });
  await logIn('ada@example.org', 'wrong');
  expect(await findAlert('Invalid email or password')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(readSession()).toBeNull();
});

test('without an answer it says that the log-in failed', async () => {
  show('/login', { LogIn: new TypeError('Failed to fetch') });
  await logIn();
  expect(await findAlert('Login failed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('a demo fills its accounts in with one click; nothing of the kind elsewhere', async () => {
  show('/login', {
    LogInPage: {
      data: {
        platform: {
          __typename: 'Platform',
          isDemo: true,
          demoAccounts: [
            {
              __typename: 'DemoAccount',
              role: 'INSTRUCTOR',
              email: 'instructor@waymark.test',
              password: 'waymark-demo',
            },
          ],
        },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Instructor' }));
  expect(screen.getByLabelText('Email')).toHaveValue('instructor@waymark.test');
  expect(screen.getByLabelText('Password')).toHaveValue('waymark-demo');
});

test('the password is hidden until it is asked to be shown', async () => {
  show('/login');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.queryByText(/This is a demo/)).not.toBeInTheDocument();
});
