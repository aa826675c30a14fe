/** Keys that exist once. */
type SingleKey =
  | 'token'
  | 'user'
  | 'color-scheme'
  | 'sidebar'
  | 'playbackSpeed'
  | 'captions'
  | 'quizLayout'
  | 'quizClock'
  | 'assistantChoices'
  | 'rosterColumns';

/** Keys of drafts are followed by the ids of the account and of what is edited. */
type DraftPrefix =
  | 'quizDraft'
  | 'courseDraft'
  | 'lessonDraft'
  | 'profileDraft'
  | 'messageDraft'
  | 'newMessageDraft'
  | 'replyDraft'
  | 'noteDraft'
  | 'deckDraft'
  | 'reviewDraft'
  | 'assistantQuestion'
  | 'settingsDraft';

type KeyPrefix = DraftPrefix | 'unread' | 'profilePicture' | 'quiz-answers' | 'lessonPositions' | 'graphiql';

export type DraftKey = `${DraftPrefix}:${string}`;

/** A key of the browser's local storage. */
export type StoredKey = SingleKey | `${KeyPrefix}:${string}`;

/** A kind of stored item; the page about cookies explains each of them. */
export type StoredName = SingleKey | `${KeyPrefix}:…`;

/** In-memory fallback for values local storage rejects, as in some private windows or when it is full. */
const fallback = new Map<string, string>();

// A value stored by another window since then is newer than our fallback.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && newValue !== null) fallback.delete(key);
  });

/** The last stored text; null if there is none, as on the server. */
export function readStored(key: StoredKey): string | null {
  // The fallback is newer than the value in local storage.
  const refused = fallback.get(key);
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text, or removes the key for null. Returns false if it lasts only until the page is closed. */
export function writeStored(key: StoredKey, text: string | null): boolean {
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
