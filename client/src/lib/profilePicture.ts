import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

const keyOf = (accountId: string) => `profilePicture:${accountId}`;
const listeners = new Set<() => void>();

/** The picture chosen on this device for that account, as a `data:` address; null for none. */
export function readProfilePicture(accountId: string): string | null {
  return readStored(keyOf(accountId));
}

/** Keeps the picture in this browser only. Returns false when there is no room for it beyond this page. */
export function storeProfilePicture(accountId: string, dataUrl: string): boolean {
  return write(accountId, dataUrl);
}

export function clearProfilePicture(accountId: string): void {
  write(accountId, null);
}

/** The account's picture, followed. null for none, or without an account. */
export function useProfilePicture(accountId: string | undefined): string | null {
  const read = () => (accountId === undefined ? null : readProfilePicture(accountId));
  return useSyncExternalStore(subscribe, read, read);
}

function write(accountId: string, dataUrl: string | null): boolean {
  const kept = writeStored(keyOf(accountId), dataUrl);
  for (const listener of [...listeners]) listener();
  return kept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
