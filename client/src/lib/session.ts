import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** The signed-in person as the pages know them before the server answers. */
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

/** The specification names these keys (section 3, User). */
const TOKEN = 'token';
const USER = 'user';

const ROLES: readonly string[] = ['STUDENT', 'INSTRUCTOR', 'ADMIN'] satisfies StoredUser['role'][];

/** Which of a page's questions is refused first must not matter for what the page says, so it is known here. */
let hasExpired = false;

const listeners = new Set<() => void>();
let known: { token: string | null; user: string | null; session: Session | null } = {
  token: null,
  user: null,
  session: null,
};

/**
 * The session stored in this browser; null when signed out. The same object as long as nothing changes, so React can
 * compare it.
 */
export function readSession(): Session | null {
  const token = readStored(TOKEN);
  const user = readStored(USER);
  if (token !== known.token || user !== known.user) known = { token, user, session: sessionOf(token, user) };
  return known.session;
}

export function storeSession(token: string, user: StoredUser): void {
  const { id, name, email, role } = user;
  hasExpired = false;
  writeStored(TOKEN, token);
  writeStored(USER, JSON.stringify({ id, name, email, role }));
  tellListeners();
}

/** As `clearSession`, when the server no longer knows the session: `useSessionExpired` then says so. */
export function expireSession(): void {
  hasExpired = true;
  clearSession();
}

/** Signs out in this browser; the server's side of the session is the business of `useLogOut`. */
export function clearSession(): void {
  writeStored(TOKEN, null);
  writeStored(USER, null);
  tellListeners();
}

/** Calls back when the session changes, here or in another tab; returns the function that stops it. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** The session, followed. null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession, readSession);
}

/** Whether the session that this window had last was ended by the server and nobody has signed in since. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeToSession, readExpired, readExpired);
}

function readExpired(): boolean {
  return hasExpired && readSession() === null;
}

/**
 * The stored token, followed, even when nothing readable is stored about whose it is. null when signed out.
 * For a page that asks the server who that is; every other one wants `useSession`.
 */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeToSession, readToken, readToken);
}

/** The stored token, even when nothing readable is stored about whose it is; null when signed out. */
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
    // Something else wrote under this key: nobody we know is signed in.
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
