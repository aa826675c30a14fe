/** What local storage refuses, as in some private windows, is kept until the page goes. */
const fallback = new Map<string, string>();

/** The stored text; null when there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
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
