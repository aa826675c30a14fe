import { useSyncExternalStore } from 'react';
import { readStored, writeStored, type StoredKey } from './storage';

const keyOf = (accountId: string): StoredKey => `profilePicture:${accountId}`;
const listeners = new Set<() => void>();

/** The account's picture stored on this device, as a `data:` URL; null if there is none. */
export function readProfilePicture(accountId: string): string | null {
  return readStored(keyOf(accountId));
}

/** Stores the picture in this browser only; if it has no space left, until the page is closed. */
export function storeProfilePicture(accountId: string, dataUrl: string): void {
  write(accountId, dataUrl);
}

export function clearProfilePicture(accountId: string): void {
  write(accountId, null);
}

/** Subscribes to the account's picture; null if there is none, or without an account. */
export function useProfilePicture(accountId: string | undefined): string | null {
  const read = () => (accountId === undefined ? null : readProfilePicture(accountId));
  return useSyncExternalStore(subscribe, read, read);
}

function write(accountId: string, dataUrl: string | null): void {
  writeStored(keyOf(accountId), dataUrl);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
