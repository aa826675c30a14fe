import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../../../lib/saveFile';
import { storeSession, type StoredUser } from '../../../lib/session';
import { fill } from '../../../test/fill';
import { jsonResponse } from '../../../test/jsonResponse';
import { findAlert, showPage } from '../accounts.testing';
import { YourData } from './YourData';

jest.mock('../../../lib/saveFile', () => ({ saveFile: jest.fn() }));

const ADA: StoredUser = { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' };

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  global.fetch = fetching as typeof fetch;
  storeSession('the-token', ADA);
});
afterEach(() => jest.resetAllMocks());

async function download(password: string) {
  showPage('/profile', <YourData account={ADA} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
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
  showPage('/profile', <YourData account={{ ...ADA, role }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText(/Certificates stay valid/)).toBeInTheDocument();
  expect(screen.queryAllByText(/Courses with students stay available/)).toHaveLength(count);
});
