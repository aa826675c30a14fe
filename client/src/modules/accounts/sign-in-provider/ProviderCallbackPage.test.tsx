import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SIGN_IN_EXPIRED } from '#server/modules/accounts/account.rules';
import { readSession, storeSession } from '../../../lib/session';
import { fill } from '../../../test/fill';
import type { Answer, Answers } from '../../../test/showAt';
import { findAlert, showPage } from '../accounts.testing';
import { ProviderCallbackPage } from './ProviderCallbackPage';

const ADA = { id: 'a1', name: 'Ada', email: 'ada@school.example', role: 'STUDENT' as const };
const LOGGED_IN = { __typename: 'LoggedIn', token: 'the-token', viewer: { account: { ...ADA } } };
const PROOF = { __typename: 'AccountProofRequired', token: 'link-token', email: ADA.email };

function show(result: object | Error | 'waiting', answers: Answers = {}, query = 'code=c&state=s&iss=i') {
  const finish: Answer =
    result === 'waiting' || result instanceof Error ? result : { data: { finishProviderSignIn: result } };
  return showPage(`/login/callback?${query}`, <ProviderCallbackPage />, {
    FinishProviderSignIn: finish,
    ...answers,
  });
}

const address = () => screen.getByTestId('address');
const began = (returnTo: string | null = null) =>
  sessionStorage.setItem('sign-in', JSON.stringify({ verifier: 'v', returnTo }));

test('the answer of the provider is sent with the verifier, and leaves the address', async () => {
  began();
  const { asked } = show('waiting');
  expect(await screen.findByText('Logging in...')).toBeInTheDocument();
  expect(asked).toEqual([
    {
      operation: 'FinishProviderSignIn',
      variables: { input: { state: 's', verifier: 'v', code: 'c', issuer: 'i', error: null } },
    },
  ]);
  expect(address().textContent).toBe('/login/callback');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  [null, '/student'],
  ['/courses/c1?lesson=l2', '/courses/c1?lesson=l2'],
  ['//evil.example', '/student'],
])('after the log-in, the way back %j leads to %s', async (returnTo, path) => {
  began(returnTo);
  show(LOGGED_IN);
  await screen.findByText('Another page');
  expect(address().textContent).toBe(path);
  expect(readSession()).toEqual({ token: 'the-token', user: ADA });
});

test.each([
  ['that this tab did not begin', false, 'code=c&state=s'],
  ['without a state', true, 'code=c'],
])('an address %s is not sent', async (_title, hasBegun, query) => {
  if (hasBegun) began();
  const { asked } = show(LOGGED_IN, {}, query);
  expect(await findAlert(SIGN_IN_EXPIRED)).toBeInTheDocument();
  expect(asked).toEqual([]);
  expect(screen.getByRole('link', { name: 'Back to login' })).toLinkTo('/login');
});

test('a refusal shows the words of the server, never those of the address', async () => {
  began();
  const message = 'The log-in with Northfield School was canceled.';
  const query = 'state=s&error=access_denied&error_description=Call+555';
  show({ __typename: 'ProviderSignInRefused', message }, {}, query);
  expect(await findAlert(message)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('555');
  expect(readSession()).toBeNull();
});

test('an email that an account has is linked after the password was entered', async () => {
  began('/courses/c1');
  const { asked } = show(PROOF, { LinkProviderAccount: { data: { linkProviderAccount: LOGGED_IN } } });
  await screen.findByText(/You have an account with ada@school.example already/);
  await fill(await screen.findByLabelText('Your password'), 'the password');
  await userEvent.click(screen.getByRole('button', { name: 'Link and log in' }));
  await screen.findByText('Another page');
  expect(address().textContent).toBe('/courses/c1');
  expect(asked.at(-1)).toEqual({
    operation: 'LinkProviderAccount',
    variables: { input: { token: 'link-token', password: 'the password' } },
  });
});

test('the second factor is asked for, and then the session is stored', async () => {
  began('/courses/c1');
  const completed = { data: { completeLogIn: LOGGED_IN } };
  show({ __typename: 'SecondFactorRequired', challenge: 'the-challenge' }, { CompleteLogIn: completed });
  await fill(await screen.findByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('Another page');
  expect(address().textContent).toBe('/courses/c1');
});

test('an account that will be deleted can be kept, but not exported without its password', async () => {
  began();
  show({ __typename: 'DeletionPending', token: 'leaving', dueAt: '2026-12-05T09:00:00Z' });
  expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export my data' })).not.toBeInTheDocument();
});

test.each([
  [
    'a confirmed session leads back to the page that asked for it',
    { __typename: 'SessionConfirmed', confirmedUntil: '2026-12-05T09:00:00Z' },
    '/profile',
    'Confirmed. Continue within 5 minutes.',
  ],
  [
    'what was linked leads back to the ways to log in',
    { __typename: 'IdentityLinked', signInMethods: { __typename: 'SignInMethods' } },
    null,
    'Linked. You can log in with it from now on.',
  ],
])('%s', async (_what, result, returnTo, sentence) => {
  act(() => storeSession('the-token', ADA));
  began(returnTo);
  show(result);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await waitFor(() => expect(address().textContent).toBe(returnTo ?? '/profile/security'));
});
