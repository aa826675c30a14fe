import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProvider } from '../../../lib/pendingSignIn';
import type { Answers } from '../../../test/showAt';
import { showPage } from '../accounts.testing';
import { SecurityPage } from './SecurityPage';
import { signIn } from '../../../test/signIn';

jest.mock('../../../lib/pendingSignIn', () => ({ openProvider: jest.fn() }));

const IDENTITY = {
  id: 'i1',
  issuer: 'https://id.school.example/realm',
  email: 'ada@school.example',
  linkedAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-21T08:00:00Z',
};
const methods = (given: object = {}) => ({
  __typename: 'SignInMethods',
  hasPassword: true,
  identities: [IDENTITY],
  ...given,
});

function show({
  label = 'Northfield School',
  signInMethods = methods(),
  answers = {},
}: {
  label?: string | null;
  signInMethods?: object;
  answers?: Answers;
}) {
  const account = { id: 'a1', name: 'Ada', email: 'ada@example.org' };
  const secondFactor = { since: null, recoveryCodesLeft: 0, isRequired: false };
  const viewer = { account, secondFactor, sessions: [], signInMethods };
  return showPage(
    '/profile/security',
    <SecurityPage />,
    {
      SecurityPage: { data: { viewer } },
      AccessTokens: { data: { viewer: { ...viewer, accessTokens: [] } } },
      Reauthentication: { data: { viewer: { signInMethods } } },
      ...answers,
    },
    { signInProvider: label },
  );
}

beforeEach(() => signIn());
afterEach(() => jest.clearAllMocks());

const removeIt = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove ada@school.example' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
};

test('linked accounts are listed and can be removed after a confirmation', async () => {
  const removed = methods({ identities: [] });
  show({ answers: { UnlinkIdentity: { data: { unlinkIdentity: removed } } } });
  expect(await screen.findByText(/ada@school.example · Linked 20 Nov 2026/)).toBeInTheDocument();
  await removeIt();
  expect(await screen.findByText('ada@school.example was removed')).toBeInTheDocument();
  expect(await screen.findByText(/Link Northfield School to log in with it/)).toHaveFocus();
});

test('the focus goes to the next section if the last linked account was removed without a provider', async () => {
  show({
    label: null,
    answers: { UnlinkIdentity: { data: { unlinkIdentity: methods({ identities: [] }) } } },
  });
  await removeIt();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Password' })).toHaveFocus());
  expect(screen.queryByRole('heading', { name: 'Ways to log in' })).not.toBeInTheDocument();
});

test('the last way to log in stays, and the page says why', async () => {
  const message = 'You couldn’t log in any more. Set a password first.';
  show({
    signInMethods: methods({ hasPassword: false }),
    answers: { UnlinkIdentity: { __typename: 'LastSignInMethod', message } },
  });
  await removeIt();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText(/ada@school.example · Linked/)).toBeInTheDocument();
});

test('an account without a password can set one, and is not asked for it', async () => {
  show({ signInMethods: methods({ hasPassword: false }) });
  expect(await screen.findByRole('link', { name: 'Set a password' })).toLinkTo('/reset-password');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Email' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Link Northfield School' })).not.toBeInTheDocument();
});

test('linking asks for the password and opens the provider', async () => {
  const started = {
    __typename: 'ProviderSignInStarted',
    authorizationUrl: 'https://id.school.example/authorize',
    verifier: 'v',
  };
  show({
    signInMethods: methods({ identities: [] }),
    answers: { StartProviderLink: { data: { startProviderLink: started } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Link Northfield School' }));
  await userEvent.type(
    await screen.findByLabelText('Your password', { selector: '[role=dialog] *' }),
    'secret',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(openProvider).toHaveBeenCalledWith('https://id.school.example/authorize', {
    verifier: 'v',
    returnTo: null,
  });
});

test('nothing of it is shown without a provider and without identities', async () => {
  show({ label: null, signInMethods: methods({ identities: [] }) });
  await screen.findByRole('heading', { name: 'Email' });
  expect(screen.queryByRole('heading', { name: 'Ways to log in' })).not.toBeInTheDocument();
});

test('an identity of a provider that is not configured any more is named by its address', async () => {
  show({ label: null });
  expect(await screen.findByRole('heading', { name: 'id.school.example' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Link/ })).not.toBeInTheDocument();
});
