/** What local storage refuses, as in some private windows or when it is full, is kept until the page goes. */
const fallback = new Map<string, string>();

// What another window could store since then is newer than what this one could not.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && newValue !== null) fallback.delete(key);
  });

/** The text stored last; null when there is none, as on the server. */
export function readStored(key: string): string | null {
  // What was refused is newer than what still stands under its key.
  const refused = fallback.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text, or removes the key for null. Returns false when it lasts only until the page goes. */
export function writeStored(key: string, text: string | null): boolean {
  fallback.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    if (text !== null) fallback.set(key, text);
    return false;
  }
}
