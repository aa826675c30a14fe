import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearProfilePicture, readProfilePicture } from '../../../lib/profilePicture';
import { readSession, storeSession, type StoredUser } from '../../../lib/session';
import { fill } from '../../../test/fill';
import type { Answers } from '../../../test/showAt';
import { findAlert, showPage } from '../accounts.testing';
import { Profile, ProfilePage } from './ProfilePage';

const cached: StoredUser = { id: 'a1', name: 'Ada Byron', email: 'ada@example.org', role: 'STUDENT' };

function viewer(part: Record<string, unknown> = {}) {
  const account = { ...cached, createdAt: '2026-11-21T12:00:00Z', timeZone: 'Europe/Rome' };
  return { data: { viewer: { account: { ...account, ...part } } } };
}

function show(answers: Answers = { ProfilePage: viewer() }) {
  return showPage('/profile', <ProfilePage />, answers);
}

beforeEach(() => storeSession('the-token', cached));
afterEach(() => {
  act(() => clearProfilePicture('a1'));
  jest.useRealTimers();
});

test.each([
  ['STUDENT', 'Student', /access to courses and learning materials/],
  ['INSTRUCTOR', 'Instructor', /can create and manage courses/],
  ['ADMIN', 'Admin', /full platform administration/],
])('the profile of the role %s', async (role, name, blurb) => {
  show({ ProfilePage: viewer({ role }) });
  expect(await screen.findByText(blurb)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'My Profile' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ada Byron' })).toBeInTheDocument();
  // Beside the picture and in the cards.
  expect(screen.getAllByText('ada@example.org')).toHaveLength(2);
  expect(screen.getAllByText(name)).toHaveLength(2);
  expect(screen.getByText('21 Nov 2026')).toBeInTheDocument();
  expect(screen.getByLabelText('Bio')).toBeInTheDocument();
  expect(screen.queryAllByLabelText('Picture address')).toHaveLength(role === 'INSTRUCTOR' ? 1 : 0);
  expect(document.title).toBe('My Profile · Waymark');
});

test('when it cannot be loaded, the details known since log-in are shown with a warning until a retry succeeds', async () => {
  let isUp = false;
  show({ ProfilePage: () => (isUp ? viewer({ name: 'Ada Lovelace' }) : new TypeError('Failed to fetch')) });
  expect(await findAlert('Failed to fetch profile')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ada Byron' })).toBeInTheDocument();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeInTheDocument();
  expect(screen.queryByText('Failed to fetch profile')).not.toBeInTheDocument();
});

test('without known details it shows why loading failed', async () => {
  showPage('/profile', <Profile cachedUser={null} />, { ProfilePage: new TypeError('Failed to fetch') });
  expect(await findAlert('Failed to load profile: the server didn’t respond')).toBeInTheDocument();
});

test('logging out at the end of the profile ends the session here even if the server does not respond, with a toast', async () => {
  const { asked } = show({ ProfilePage: viewer(), LogOut: new TypeError('Failed to fetch') });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('You are logged out.')).toBeInTheDocument();
  expect(readSession()).toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('/');
  expect(asked.map(({ operation }) => operation)).toContain('LogOut');
});

describe("an instructor's words", () => {
  const instructor = { role: 'INSTRUCTOR', bio: 'I teach.', pictureUrl: null };

  test('offer the browser’s time zone until one is saved', async () => {
    show({ ProfilePage: viewer({ timeZone: null }) });
    expect(await screen.findByLabelText('Time zone')).toHaveValue(
      new Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
  });

  test('of an older draft come back with the saved rest', async () => {
    const draft = { bio: 'I wrote more.', pictureUrl: '' };
    const stored = { version: 1, changedAt: '2026-11-21T12:00:00Z', revision: null, draft };
    localStorage.setItem('profileDraft:a1', JSON.stringify(stored));
    show({ ProfilePage: viewer(instructor) });
    expect(await screen.findByLabelText('Bio')).toHaveValue('I wrote more.');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Byron');
  });

  test('are saved', async () => {
    const { account } = viewer({ ...instructor, bio: 'I teach maths.', name: 'Ada King' }).data.viewer;
    const { asked } = show({
      ProfilePage: viewer(instructor),
      UpdateProfile: { __typename: 'ProfileUpdated', account },
    });
    await userEvent.type(await screen.findByLabelText('Bio'), '{Backspace} maths.');
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await fill(name, 'Ada King');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Italiano');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    const input = { name: 'Ada King', bio: 'I teach maths.', pictureUrl: null, language: 'it' };
    expect(asked.at(-1)).toEqual({
      operation: 'UpdateProfile',
      variables: { input: { ...input, timeZone: 'Europe/Rome' } },
    });
    // The header shows the account of the session.
    expect(readSession()).toEqual({ token: 'the-token', user: { ...cached, name: 'Ada King' } });
    expect(localStorage.getItem('profileDraft:a1')).toBeNull();
  });
});

describe('the picture of this browser', () => {
  const FAILED = 'The picture couldn’t be uploaded. Please try again.';
  const drawn = 'data:image/webp;base64,AAAA';
  const drawImage = jest.fn();
  const canvas = HTMLCanvasElement.prototype;
  const { getContext, toDataURL, toBlob } = canvas;
  const { fetch } = globalThis;

  beforeEach(() => {
    drawImage.mockClear();
    Object.assign(canvas, {
      getContext: () => ({ drawImage }),
      toDataURL: () => drawn,
      toBlob: (done: BlobCallback) => done(new Blob(['webp'])),
    });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    setDecoder(() => Promise.resolve({ width: 1000, height: 600, close: () => undefined }));
  });
  afterEach(() => {
    Object.assign(canvas, { getContext, toDataURL, toBlob });
    Object.assign(globalThis, { fetch });
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  function setDecoder(decode: () => Promise<unknown>) {
    Object.assign(globalThis, { createImageBitmap: decode });
  }

  async function choose(file: File) {
    const { asked } = show();
    const input = await screen.findByLabelText('Picture file');
    jest.useFakeTimers();
    await act(async () => {
      fireEvent.change(input, { target: { files: [file] } });
      await jest.advanceTimersByTimeAsync(0);
    });
    return asked;
  }

  function expectNoticeForThreeSeconds(text: string) {
    expect(screen.getByText(text)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2900));
    expect(screen.getByText(text)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }

  test('is its middle square, 256 pixels wide, until it is uploaded, and can be taken back', async () => {
    const asked = await choose(new File(['x'], 'me.png', { type: 'image/png' }));
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 200, 0, 600, 600, 0, 0, 256, 256);
    expect(readProfilePicture('a1')).toBe(drawn);
    expect(asked.map(({ operation }) => operation)).toEqual(['ProfilePage']);
    expect(screen.getByRole('img', { name: 'Ada Byron' })).toHaveAttribute('src', drawn);
    expect(screen.getByText(/^Only visible in this browser/)).toBeVisible();
    expectNoticeForThreeSeconds(FAILED);

    fireEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
    expect(readProfilePicture('a1')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset to default' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
    expectNoticeForThreeSeconds('Profile picture reset to default');
  });

  test.each([
    [5 * 1024 * 1024, true],
    [5 * 1024 * 1024 + 1, false],
  ])('of %d bytes is taken: %s', async (size, isTaken) => {
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: size });
    await choose(file);
    expect(readProfilePicture('a1') !== null).toBe(isTaken);
    expectNoticeForThreeSeconds(isTaken ? FAILED : 'The picture can be at most 5 MB');
  });

  const unreadable = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
  test.each([
    ['is no image file', 'application/pdf', undefined, 'Please choose an image file'],
    ['the browser cannot read', 'image/png', unreadable, 'We couldn’t read this picture'],
  ])('that %s is refused', async (_what, type, decode, notice) => {
    if (decode) setDecoder(decode);
    await choose(new File(['x'], 'me', { type }));
    expect(readProfilePicture('a1')).toBeNull();
    expectNoticeForThreeSeconds(notice);
  });

  describe('is uploaded', () => {
    const path = `/pictures/${'0'.repeat(64)}.webp`;
    const sent: [string, RequestInit][] = [];

    beforeEach(() => {
      sent.length = 0;
      for (const side of ['width', 'height'])
        Object.defineProperty(HTMLImageElement.prototype, side, { value: 200, configurable: true });
    });
    afterEach(() => {
      for (const side of ['width', 'height']) Reflect.deleteProperty(HTMLImageElement.prototype, side);
    });

    function answerUpload(status: number, body: unknown) {
      const response = { status, ok: status === 200, json: () => Promise.resolve(body) };
      globalThis.fetch = (url, init) => {
        sent.push([url as string, init!]);
        return Promise.resolve(response as Response);
      };
    }

    async function chooseMine() {
      show({ ProfilePage: viewer() });
      const picture = new File(['x'], 'me.png', { type: 'image/png' });
      fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [picture] } });
    }

    async function crop() {
      await userEvent.click(await screen.findByRole('button', { name: 'Crop…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Crop picture' }));
      fireEvent.load(await dialog.findByAltText('Your picture'));
      await userEvent.click(dialog.getByRole('button', { name: 'Upload picture' }));
    }

    test('when it is chosen, as its middle square, and is then no longer a preview', async () => {
      answerUpload(200, { profilePic: path });
      await chooseMine();
      expect(await screen.findByText('Profile picture updated')).toBeInTheDocument();
      expect(sent).toEqual([
        [
          '/auth/profile/picture',
          {
            method: 'PUT',
            body: expect.any(Blob),
            signal: expect.any(AbortSignal),
            headers: { Authorization: 'Bearer the-token' },
          },
        ],
      ]);
      expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 200, 0, 600, 600, 0, 0, 512, 512);
      expect(readProfilePicture('a1')).toBeNull();
      expect(screen.getByRole('img', { name: 'Ada Byron' })).toHaveAttribute('src', path);
      await crop();
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 0, 0, 600, 600, 0, 0, 512, 512);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    test('again when it is cropped, until that is canceled, which stops the request and says nothing', async () => {
      answerUpload(200, { profilePic: path });
      await chooseMine();
      await screen.findByText('Profile picture updated');
      let signal: AbortSignal | null | undefined;
      globalThis.fetch = (_path, init) =>
        new Promise((_resolve, reject) => {
          signal = init?.signal;
          signal?.addEventListener('abort', () => reject(signal?.reason as Error));
        });
      await crop();
      await waitFor(() => expect(signal?.aborted).toBe(false));
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(signal?.aborted).toBe(true);
      expect(screen.queryByText(/couldn’t be uploaded/)).not.toBeInTheDocument();
      expect(screen.getByRole('img', { name: 'Ada Byron' })).toHaveAttribute('src', path);
      expect(screen.getByRole('button', { name: 'Crop…' })).toBeInTheDocument();
    });
  });

  test('that others see is removed after a question', async () => {
    const account = { id: 'a1', pictureUrl: null };
    show({
      ProfilePage: viewer({ pictureUrl: `/pictures/${'0'.repeat(64)}.webp` }),
      RemovePicture: { __typename: 'ProfileUpdated', account },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reset to default' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Profile picture reset to default')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reset to default' })).not.toBeInTheDocument();
  });
});
