import { act, renderHook } from '@testing-library/react';
import {
  clearProfilePicture,
  readProfilePicture,
  storeProfilePicture,
  useProfilePicture,
} from './profilePicture';

const PICTURE = 'data:image/png;base64,AAAA';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('belongs to one account on this device', () => {
  storeProfilePicture('a1', PICTURE);
  expect(readProfilePicture('a1')).toBe(PICTURE);
  expect(readProfilePicture('b2')).toBeNull();
});

it('updates every component that shows it', () => {
  const { result } = renderHook(() => useProfilePicture('a1'));
  act(() => storeProfilePicture('a1', PICTURE));
  expect(result.current).toBe(PICTURE);
  act(() => clearProfilePicture('a1'));
  expect(result.current).toBeNull();
});

it('lasts until the page is closed if there is no space to store it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeProfilePicture('a1', PICTURE);
  expect(readProfilePicture('a1')).toBe(PICTURE);
  clearProfilePicture('a1');
});
