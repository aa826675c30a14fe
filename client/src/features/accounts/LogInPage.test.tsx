import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, readSession } from '../../lib/session';
import { fill } from '../../test/fill';
import type { Answers } from '../../test/showAt';
import { findAlert, showPage } from './accounts.testing';
import { LogInPage } from './LogInPage';

const outsideDemo = {
  data: { platform: { __typename: 'Platform', isDemo: false, signInProvider: null, demoAccounts: [] } },
};

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
  if (email) await fill(screen.getByLabelText('Email'), email);
  if (password) await fill(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const address = () => screen.getByTestId('address');

afterEach(() => act(() => clearSession()));

test.each([
  ['INSTRUCTOR', '/instructor'],
  ['STUDENT', '/student'],
  ['ADMIN', '/admin'],
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

test('a suspended account is told so and stays signed out', async () => {
  const message = 'Your account is suspended. Please contact the administrators of this platform.';
  show('/login', { LogIn: { data: { logIn: { __typename: 'AccountSuspended', message } } } });
  await logIn();
  expect(await findAlert(message)).toBeInTheDocument();
  expect(readSession()).toBeNull();
});

test('a log-in returns to the page that asked for it', async () => {
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

test('the link to sign-up keeps the page to return to', () => {
  show('/login?returnTo=%2Fcourses%2Fc1', { LogInPage: 'waiting' });
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Fcourses%2Fc1',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password');
  expect(document.title).toBe('Log in · Waymark');
});

test('nothing is sent without email and password; the first empty field takes the focus with its error', async () => {
  const { asked } = show('/login');
  await logIn('', '');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  expect(asked.map(({ operation }) => operation)).not.toContain('LogIn');
});

test("the server's refusal is shown above the form, and what was typed stays", async () => {
  show('/login', {
    LogIn: { data: { logIn: { __typename: 'InvalidCredentials', message: 'Invalid email or password' } } },
  });
  await logIn('ada@example.org', 'wrong');
  expect(await findAlert('Invalid email or password')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(readSession()).toBeNull();
});

test('without a response it shows that the log-in failed', async () => {
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
          signInProvider: null,
          demoAccounts: [
            {
              __typename: 'DemoAccount',
              label: 'Instructor',
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

describe('an account that will be deleted', () => {
  const leaving = {
    data: { logIn: { __typename: 'DeletionPending', token: 'its-token', dueAt: '2026-12-07T12:00:00Z' } },
  };

  test('is not logged in, but can be kept', async () => {
    const account = {
      __typename: 'Account',
      id: 'a1',
      name: 'Ada',
      email: 'ada@example.org',
      role: 'STUDENT',
    };
    const kept = { __typename: 'AccountKept', token: 'its-token', viewer: { __typename: 'Viewer', account } };
    const { asked } = show('/login', { LogIn: leaving, KeepAccount: { data: { keepAccount: kept } } });
    await logIn();
    expect(
      await screen.findByRole('heading', { name: 'Your account will be deleted on 7 Dec 2026' }),
    ).toBeInTheDocument();
    expect(readSession()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ operation: 'KeepAccount', variables: { token: 'its-token' } });
    expect(readSession()).toMatchObject({ token: 'its-token', user: { name: 'Ada' } });
  });

  test('stays as it is if keeping it fails, and logs out', async () => {
    show('/login', { LogIn: leaving, KeepAccount: new TypeError('Failed to fetch') });
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await findAlert('Your account couldn’t be kept. Please try again.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });

  test('can be exported with the password that was just typed', async () => {
    const fetching = jest.fn(() =>
      Promise.resolve({ status: 429, ok: false, json: () => ({ error: 'Later.' }) }),
    );
    global.fetch = fetching as unknown as typeof fetch;
    show('/login', { LogIn: leaving });
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect(await findAlert('Later.')).toBeInTheDocument();
    expect(fetching).toHaveBeenCalledWith('/auth/export', {
      method: 'POST',
      body: '{"password":"waymark-demo"}',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer its-token' },
    });
  });
});
