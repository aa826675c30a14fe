import { act, renderHook } from '@testing-library/react';
import { clearSession, readSession, storeSession, subscribeToSession, useSession } from './session';

const ada = { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' as const };

afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});

it('keeps token and user under the specified keys and nothing else of the account', () => {
  storeSession('the-token', { ...ada, ...{ bio: 'private' } });
  expect(localStorage.getItem('token')).toBe('the-token');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada);
  expect(readSession()).toEqual({ token: 'the-token', user: ada });
});

it('gives the same object as long as nothing changes', () => {
  storeSession('the-token', ada);
  expect(readSession()).toBe(readSession());
});

it.each([
  ['no user', null],
  ['something that is no JSON', '{'],
  ['a user without an id', '{"name":"Ada","email":"a@b.c","role":"STUDENT"}'],
  ['a role nobody knows', '{"id":"a1","name":"Ada","email":"a@b.c","role":"OWNER"}'],
])('knows nobody beside %s', (_what, user) => {
  localStorage.setItem('token', 'the-token');
  if (user !== null) localStorage.setItem('user', user);
  expect(readSession()).toBeNull();
});

it('lasts until the page goes where the browser refuses storage, whatever is stored already', () => {
  storeSession('an-older-token', ada);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeSession('the-token', ada);
  expect(readSession()?.token).toBe('the-token');
  clearSession();
  expect(readSession()).toBeNull();
});

it('is the one of another window that could be stored after this one was refused', () => {
  const refuses = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeSession('the-token', ada);
  refuses.mockRestore();
  localStorage.setItem('token', 'a-newer-token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'a-newer-token' }));
  expect(readSession()?.token).toBe('a-newer-token');
});

it('follows this tab and others', () => {
  const { result, unmount } = renderHook(() => useSession());
  expect(result.current).toBeNull();
  act(() => storeSession('the-token', ada));
  expect(result.current?.user.name).toBe('Ada');

  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(result.current).toBeNull();
  unmount();
});

it('is silent about keys of others, and to those who left', () => {
  const listener = jest.fn();
  const leave = subscribeToSession(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'sidebar' }));
  expect(listener).not.toHaveBeenCalled();
  leave();
  storeSession('the-token', ada);
  expect(listener).not.toHaveBeenCalled();
});
