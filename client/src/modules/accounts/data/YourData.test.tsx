import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProvider } from '../../../lib/pendingSignIn';
import { saveFile } from '../../../lib/saveFile';
import { storeSession, type StoredUser } from '../../../lib/session';
import { fill } from '../../../test/fill';
import { jsonResponse } from '../../../test/jsonResponse';
import type { Answers } from '../../../test/showAt';
import { findAlert, showPage } from '../accounts.testing';
import { YourData } from './YourData';

jest.mock('../../../lib/pendingSignIn', () => ({ openProvider: jest.fn() }));
jest.mock('../../../lib/saveFile', () => ({ saveFile: jest.fn() }));

const ADA: StoredUser = { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' };

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  global.fetch = fetching as typeof fetch;
  storeSession('the-token', ADA);
});
afterEach(() => jest.resetAllMocks());

function open(
  name: string,
  answers: Answers = {},
  role: StoredUser['role'] = 'STUDENT',
  signInProvider: string | null = 'Northfield School',
) {
  showPage('/profile', <YourData account={{ ...ADA, role }} />, answers, { signInProvider });
  return userEvent.click(screen.getByRole('button', { name }));
}

async function download(password: string) {
  await open('Download my data');
  const field = await screen.findByLabelText('Your password');
  if (password) await fill(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
}

test('the download needs the password, and is saved as a file', async () => {
  const archive = new Blob(['zip']);
  fetching.mockResolvedValue(jsonResponse(200, archive));
  await download('the password');
  expect(await screen.findByText('Your data was downloaded.')).toBeInTheDocument();
  expect(saveFile).toHaveBeenCalledWith(archive, 'waymark-data.zip');
  expect(fetching).toHaveBeenCalledWith('/auth/export', {
    method: 'POST',
    body: '{"password":"the password"}',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer the-token' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a wrong password is reported at the field', async () => {
  fetching.mockResolvedValue(jsonResponse(400, { error: 'The password is wrong' }));
  await download('wrong');
  expect(await screen.findByText('The password is wrong')).toBeInTheDocument();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
});

test.each([
  [Promise.resolve(jsonResponse(429, { error: 'Too many downloads.' })), 'Too many downloads.'],
  [null, 'Your data couldn’t be downloaded. Please try again.'],
])('a download that fails says why (%#)', async (response, sentence) => {
  fetching.mockImplementation(() => response ?? Promise.reject(new TypeError('Failed to fetch')));
  await download('the password');
  expect(await findAlert(sentence)).toBeInTheDocument();
  expect(saveFile).not.toHaveBeenCalled();
});

test.each([
  ['STUDENT', 0],
  ['INSTRUCTOR', 1],
] as const)('the dialog says to a %s what stays', async (role, count) => {
  await open('Delete my account', {}, role);
  expect(await screen.findByText(/Certificates stay valid/)).toBeInTheDocument();
  expect(screen.queryAllByText(/Courses with students stay available/)).toHaveLength(count);
});

const proof = (isConfirmed: boolean): Answers => ({
  Reauthentication: {
    data: {
      viewer: { signInMethods: { __typename: 'SignInMethods', hasPassword: false, isConfirmed } },
    },
  },
});

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
  fetching.mockResolvedValue(jsonResponse(200, archive));
  await open('Download my data', proof(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Your data was downloaded.')).toBeInTheDocument();
  const options = expect.objectContaining({ body: '{"password":null}' }) as unknown;
  expect(fetching).toHaveBeenCalledWith('/auth/export', options);
  expect(saveFile).toHaveBeenCalledWith(archive, 'waymark-data.zip');
});

test('without a provider there is only the link to set a password', async () => {
  await open('Download my data', proof(false), 'STUDENT', null);
  expect(await screen.findByRole('link', { name: 'Set a password' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Confirm with/ })).not.toBeInTheDocument();
});
