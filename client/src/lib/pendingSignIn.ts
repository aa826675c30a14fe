const KEY = 'sign-in';

/** A log-in with the sign-in provider that this tab began. */
export interface PendingSignIn {
  /** Proves to the server that this browser began it. */
  verifier: string;
  /** The path to open afterwards; null for the account's own area. */
  returnTo: string | null;
}

/** Opens the provider in this tab, which remembers the log-in meanwhile instead of an earlier one. */
export function openProvider(address: string, pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
  window.location.assign(address);
}

/** The log-in that this tab began; null in another tab, and if it is unreadable. */
export function readPendingSignIn(): PendingSignIn | null {
  try {
    const pending = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<PendingSignIn> | null;
    if (typeof pending?.verifier !== 'string') return null;
    return { verifier: pending.verifier, returnTo: pending.returnTo ?? null };
  } catch {
    // The browser does not allow storage, or other code wrote to the key.
    return null;
  }
}

/** Call when the log-in is completed, which works once. */
export function forgetPendingSignIn(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The browser does not allow storage.
  }
}
