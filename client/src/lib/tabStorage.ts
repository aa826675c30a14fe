/** A key of the storage of this tab, which ends with the tab. The page about cookies explains it. */
type TabKey = 'assistantPending' | 'intent';

/** The stored text; null if there is none, or the browser does not allow storage. */
export function readInTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text, or removes the key for null. Has no effect if the browser does not allow storage. */
export function writeInTab(key: TabKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // What needs it does without.
  }
}
