import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSession } from '../../lib/session';
import { fill } from '../../test/fill';
import type { Answers } from '../../test/showAt';
import { findAlert, showPage } from './accounts.testing';
import { LogInPage } from './LogInPage';

const outsideDemo = { data: { platform: { isDemo: false, signInProvider: null, demoAccounts: [] } } };

function loggedIn(role: string) {
  const account = { id: 'a1', name: 'Ada', email: 'ada@example.org', role };
  const viewer = { account };
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

test('a log-in returns to the page that asked for it', async () => {
  show(`/login?returnTo=${encodeURIComponent('/courses/c1?lesson=l2')}`, { LogIn: loggedIn('STUDENT') });
  await logIn();
  await screen.findByText('Another page');
  expect(address()).toHaveTextContent('/courses/c1?lesson=l2');
});

test('a way back to another site is not taken', async () => {
  show(`/login?returnTo=${encodeURIComponent('//evil.example')}`, { LogIn: loggedIn('STUDENT') });
  await logIn();
  await screen.findByText('Another page');
  expect(address().textContent).toBe('/student');
});

test('the link to sign-up keeps the page to return to', () => {
  show('/login?returnTo=%2Fcourses%2Fc1', { LogInPage: 'waiting' });
  expect(screen.getByRole('link', { name: 'Sign up' })).toLinkTo('/register?returnTo=%2Fcourses%2Fc1');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toLinkTo('/reset-password');
  expect(document.title).toBe('Log in · Waymark');
});

test.each([
  ['InvalidCredentials', 'Invalid email or password'],
  ['AccountSuspended', 'Your account is suspended. Please contact the administrators of this platform.'],
])(
  "the server's refusal is shown above the form, and what was typed stays: %s",
  async (__typename, message) => {
    show('/login', { LogIn: { data: { logIn: { __typename, message } } } });
    await logIn('ada@example.org', 'wrong');
    expect(await findAlert(message)).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(readSession()).toBeNull();
  },
);

test('a demo fills its accounts in with one click; nothing of the kind elsewhere', async () => {
  show('/login', {
    LogInPage: {
      data: {
        platform: {
          isDemo: true,
          signInProvider: null,
          demoAccounts: [{ label: 'Instructor', email: 'instructor@waymark.test', password: 'waymark-demo' }],
        },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Instructor' }));
  expect(screen.getByLabelText('Email')).toHaveValue('instructor@waymark.test');
  expect(screen.getByLabelText('Password')).toHaveValue('waymark-demo');
});

describe('an account that will be deleted', () => {
  const leaving = { __typename: 'DeletionPending', token: 'its-token', dueAt: '2026-12-07T12:00:00Z' };

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
