import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** The signed-in account as the client knows it before the server responds. */
export interface StoredUser {
  id: string;
  name: string;
  email: string;
  role: 'STUDENT' | 'INSTRUCTOR' | 'ADMIN';
}

export interface Session {
  token: string;
  user: StoredUser;
}

/** Keys required by the specification (section 3, User). */
const TOKEN = 'token';
const USER = 'user';

const ROLES: readonly string[] = ['STUDENT', 'INSTRUCTOR', 'ADMIN'] satisfies StoredUser['role'][];

/** Kept here so that a page shows the same message regardless of which of its queries is rejected first. */
let hasExpired = false;

const listeners = new Set<() => void>();
let cached: { token: string | null; user: string | null; session: Session | null } = {
  token: null,
  user: null,
  session: null,
};

/**
 * The session stored in this browser; null if signed out. The same object until it changes, for useSyncExternalStore.
 */
export function readSession(): Session | null {
  const token = readStored(TOKEN);
  const user = readStored(USER);
  if (token !== cached.token || user !== cached.user)
    cached = { token, user, session: sessionOf(token, user) };
  return cached.session;
}

export function storeSession(token: string, user: StoredUser): void {
  const { id, name, email, role } = user;
  hasExpired = false;
  writeStored(TOKEN, token);
  writeStored(USER, JSON.stringify({ id, name, email, role }));
  tellListeners();
}

/** Like `clearSession`, for a session the server no longer accepts; `useSessionExpired` then returns true. */
export function expireSession(): void {
  hasExpired = true;
  clearSession();
}

/** Signs out in this browser only; `useLogOut` also ends the session on the server. */
export function clearSession(): void {
  writeStored(TOKEN, null);
  writeStored(USER, null);
  tellListeners();
}

/** Subscribes to changes of the session, in this tab or another; returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Subscribes to the session; null if signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession, readSession);
}

/** Whether the server ended this window's last session and nobody has signed in since. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeToSession, readExpired, readExpired);
}

function readExpired(): boolean {
  return hasExpired && readSession() === null;
}

/**
 * Subscribes to the stored token, even if the stored account is unreadable; null if signed out. Only for a page that
 * asks the server for the account; all others use `useSession`.
 */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeToSession, readToken, readToken);
}

/** The stored token, even if the stored account is unreadable; null if signed out. */
export function readToken(): string | null {
  return readStored(TOKEN);
}

function followOtherTabs(event: StorageEvent) {
  // A null key means that the whole storage was cleared.
  if (event.key === null || event.key === TOKEN || event.key === USER) tellListeners();
}

function tellListeners() {
  for (const listener of [...listeners]) listener();
}

function sessionOf(token: string | null, user: string | null): Session | null {
  if (!token || !user) return null;
  try {
    const stored: unknown = JSON.parse(user);
    return isStoredUser(stored) ? { token, user: stored } : null;
  } catch {
    // Other code wrote to this key: treat it as signed out.
    return null;
  }
}

function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email, role } = value as Partial<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof email === 'string' &&
    typeof role === 'string' &&
    ROLES.includes(role)
  );
}
