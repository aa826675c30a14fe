import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, readSession } from '../../../lib/session';
import { fill } from '../../../test/fill';
import type { Answers, Platform } from '../../../test/showAt';
import { findAlert, showPage } from '../accounts.testing';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { SecurityPage } from './SecurityPage';
import { signIn } from '../../../test/signIn';

const session = (id: string, part: object = {}) => ({
  id,
  device: 'Firefox on Windows',
  network: '203.0.…',
  signedInAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-21T12:00:00Z',
  ...part,
});
const HERE = session('s1', { isCurrent: true, device: 'Safari on macOS' });

const viewer = {
  data: {
    viewer: {
      account: { id: 'a1', name: 'Ada Byron', email: 'ada@example.org' },
      secondFactor: {},
      sessions: [HERE, session('s2'), session('s3', { device: null, network: null })],
      signInMethods: { __typename: 'SignInMethods', hasPassword: true, identities: [] },
    },
  },
};

const show = (answers: Answers = {}, platform: Platform = {}) =>
  showPage(
    '/profile/security',
    <SecurityPage />,
    {
      SecurityPage: viewer,
      AccessTokens: { data: { viewer: { ...viewer.data.viewer, accessTokens: [] } } },
      ...answers,
    },
    platform,
  );

beforeEach(() => signIn());

test('each device is listed, and another one can be logged out', async () => {
  const { asked } = show({
    EndSession: { data: { endSession: [HERE, session('s3', { device: null, network: null })] } },
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Safari on macOS',
    'Firefox on Windows',
    'Unknown device',
  ]);
  expect(within(rows[0]!).getByText('This device')).toBeInTheDocument();
  expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await screen.findByText('Firefox on Windows was logged out')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(asked.at(-1)).toEqual({ operation: 'EndSession', variables: { id: 's2' } });
});

test('all others are logged out after a question', async () => {
  show({ EndOtherSessions: { data: { endOtherSessions: [HERE] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('Logged out everywhere else')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3, name: / on / })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument();
});

test('the password is changed, and only this device stays logged in', async () => {
  const message = 'Password changed. Other devices were logged out.';
  const identities = [{ id: 'i1', issuer: 'https://login.school.example', email: 'ada@school.example' }];
  const { asked } = show({
    ChangePassword: { __typename: 'PasswordChanged', message, sessions: [HERE], identities },
  });
  await fill(await screen.findByLabelText('Current password'), 'the old one');
  for (const label of ['New password', 'Confirm new password'])
    await fill(screen.getByLabelText(label), 'a brand new one');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('ada@school.example (login.school.example)')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    operation: 'ChangePassword',
    variables: { input: { currentPassword: 'the old one', newPassword: 'a brand new one' } },
  });
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(screen.getAllByRole('heading', { level: 3, name: / on / })).toHaveLength(1);
});

test('a new email is asked for with the password', async () => {
  const message = 'We sent a link to ada@new.org. Open it within 24 hours to confirm the address.';
  const requested = { __typename: 'EmailChangeRequested', message, confirmationToken: 'demo-token' };
  const { asked } = show({ RequestEmailChange: { data: { requestEmailChange: requested } } });
  await fill(await screen.findByLabelText('New email'), 'ada@new.org');
  await fill(screen.getByLabelText('Your password'), 'the old one');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Open the link/ })).toLinkTo('/confirm-email?token=demo-token');
  expect(asked.at(-1)!.variables).toEqual({ input: { newEmail: 'ada@new.org', password: 'the old one' } });
});

describe('the link of the mail', () => {
  const open = (answer: Record<string, unknown>) =>
    showPage('/confirm-email?token=t0ken', <ConfirmEmailPage />, {
      ConfirmEmailChange: { data: { confirmEmailChange: answer } },
    });

  test.each([
    [true, 'Your email is confirmed'],
    [false, 'Your email was changed'],
  ])('confirms the address (of a new account: %s) at the press of a button only', async (...given) => {
    const [isConfirmation, sentence] = given;
    const { asked } = open({ __typename: 'EmailChanged', newEmail: 'ada@new.org', isConfirmation });
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(sentence);
    expect(asked).toEqual([{ operation: 'ConfirmEmailChange', variables: { token: 't0ken' } }]);
    expect(screen.getByRole('link', { name: 'Go to My Profile' })).toBeInTheDocument();
  });

  const LOG_IN_FIRST = {
    __typename: 'EmailLogInRequired',
    message: 'Log in with this address to confirm it.',
  };
  const LOG_IN_PATH = `/login?returnTo=${encodeURIComponent('/confirm-email?token=t0ken')}`;

  test('leads a visitor to the login page and back', async () => {
    clearSession();
    open(LOG_IN_FIRST);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await findAlert(LOG_IN_FIRST.message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toLinkTo(LOG_IN_PATH);
    expect(screen.queryByRole('button', { name: 'Confirm email' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Ask for a new link/)).not.toBeInTheDocument();
  });

  test('ends the session of another account before the owner of the address logs in', async () => {
    const { asked } = open(LOG_IN_FIRST);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText('You are logged in as ada@example.org.')).toBeInTheDocument();
    expect(readSession()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log out and log in with this address' }));
    expect(readSession()).toBeNull();
    expect(asked.at(-1)!.operation).toBe('LogOut');
    expect(screen.getByTestId('address')).toHaveTextContent(LOG_IN_PATH);
  });
});

test('a demo account says that it cannot be changed', async () => {
  show({}, { demoAccounts: [{ label: 'Student', email: 'ada@example.org', password: 'x' }] });
  expect(await screen.findByText(/^Everyone shares this demo account/)).toBeInTheDocument();
});
