import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProvider } from '../../../lib/pendingSignIn';
import { saveFile } from '../../../lib/saveFile';
import { storeSession, type StoredUser } from '../../../lib/session';
import { jsonResponse } from '../../../test/jsonResponse';
import type { Answers } from '../../../test/showAt';
import { showPage } from '../accounts.testing';
import { YourData } from './YourData';

jest.mock('../../../lib/pendingSignIn', () => ({ openProvider: jest.fn() }));
jest.mock('../../../lib/saveFile', () => ({ saveFile: jest.fn() }));

const ADA: StoredUser = { id: 'a1', name: 'Ada', email: 'ada@school.example', role: 'STUDENT' };
const PROVIDER = { label: 'Northfield School' };

const proof = (isConfirmed: boolean, signInProvider: object | null = PROVIDER): Answers => ({
  Reauthentication: {
    data: {
      platform: { signInProvider },
      viewer: { signInMethods: { __typename: 'SignInMethods', hasPassword: false, isConfirmed } },
    },
  },
});

const open = (name: string, answers: Answers) => {
  showPage('/profile', <YourData account={ADA} />, answers);
  return userEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => storeSession('the-token', ADA));
afterEach(() => jest.clearAllMocks());

test.each(['Download my data', 'Delete my account'])(
  '%s asks an account without a password to log in with the provider again',
  async (name) => {
    const started = {
      __typename: 'ProviderSignInStarted',
      authorizationUrl: 'https://id.school.example/authorize?state=s',
      verifier: 'the-verifier',
    };
    await open(name, {
      ...proof(false),
      StartProviderConfirmation: { data: { startProviderConfirmation: started } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm with Northfield School' }));
    expect(openProvider).toHaveBeenCalledWith('https://id.school.example/authorize?state=s', {
      verifier: 'the-verifier',
      returnTo: '/profile',
    });
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  },
);

test('a confirmed account downloads its data without a password', async () => {
  const archive = new Blob(['zip']);
  const fetching = jest.fn(() => Promise.resolve(jsonResponse(200, archive)));
  global.fetch = fetching as typeof fetch;
  await open('Download my data', proof(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Your data was downloaded.')).toBeInTheDocument();
  const options = expect.objectContaining({ body: '{"password":null}' }) as unknown;
  expect(fetching).toHaveBeenCalledWith('/auth/export', options);
  expect(saveFile).toHaveBeenCalledWith(archive, 'waymark-data.zip');
});

test('without a provider there is only the link to set a password', async () => {
  await open('Download my data', proof(false, null));
  expect(await screen.findByRole('link', { name: 'Set a password' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Confirm with/ })).not.toBeInTheDocument();
});
