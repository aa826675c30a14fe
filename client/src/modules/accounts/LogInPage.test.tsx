import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSession } from '../../lib/session';
import { fill } from '../../test/fill';
import type { Answers, Platform } from '../../test/showAt';
import { findAlert, showPage } from './accounts.testing';
import { LogInPage } from './LogInPage';

function loggedIn(role: string) {
  const account = { id: 'a1', name: 'Ada', email: 'ada@example.org', role };
  const viewer = { account };
  return { data: { logIn: { __typename: 'LoggedIn', token: 'the-token', viewer } } };
}

function show(address: string, answers: Answers = {}, platform: Platform = {}) {
  return showPage(address, <LogInPage />, answers, platform);
}

async function logIn(email = 'ada@example.org', password = 'waymark-demo') {
  const user = userEvent.setup();
  if (email) await fill(screen.getByLabelText('Email'), email);
  if (password) await fill(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each([
  ['INSTRUCTOR', null, '/instructor'],
  ['STUDENT', null, '/student'],
  ['ADMIN', null, '/admin'],
  ['STUDENT', '/courses/c1?lesson=l2', '/courses/c1?lesson=l2'],
  ['STUDENT', '//evil.example', '/student'],
])('a log-in as %s with the way back %j leads to %s', async (role, returnTo, area) => {
  show(`/login${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`, { LogIn: loggedIn(role) });
  await logIn();
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(screen.getByTestId('address').textContent).toBe(area);
  expect(readSession()).toEqual({
    token: 'the-token',
    user: { id: 'a1', name: 'Ada', email: 'ada@example.org', role },
  });
});

test('the link to sign-up keeps the page to return to', () => {
  show('/login?returnTo=%2Fcourses%2Fc1');
  expect(screen.getByRole('link', { name: 'Sign up' })).toLinkTo('/register?returnTo=%2Fcourses%2Fc1');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toLinkTo('/reset-password');
  expect(document.title).toBe('Log in · Waymark');
});

test('a demo fills its accounts in with one click; nothing of the kind elsewhere', async () => {
  const account = { label: 'Instructor', email: 'instructor@waymark.test', password: 'waymark-demo' };
  show('/login', {}, { isDemo: true, demoAccounts: [account] });
  await userEvent.click(await screen.findByRole('button', { name: 'Instructor' }));
  expect(screen.getByLabelText('Email')).toHaveValue('instructor@waymark.test');
  expect(screen.getByLabelText('Password')).toHaveValue('waymark-demo');
});

test('the data of an account that will be deleted can be exported with the password that was just typed', async () => {
  const later = { status: 429, ok: false, json: () => ({ error: 'Later.' }) };
  const fetching = jest.fn(() => Promise.resolve(later));
  global.fetch = fetching as unknown as typeof fetch;
  show('/login', {
    LogIn: { __typename: 'DeletionPending', token: 'its-token', dueAt: '2026-12-07T12:00:00Z' },
  });
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Export my data' }));
  expect(await findAlert('Later.')).toBeInTheDocument();
  expect(readSession()).toBeNull();
  expect(fetching).toHaveBeenCalledWith('/auth/export', {
    method: 'POST',
    body: '{"password":"waymark-demo"}',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer its-token' },
  });
});
