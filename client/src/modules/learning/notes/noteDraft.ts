import * as z from 'zod/mini';
import type { DraftKey } from '../../../lib/storage';
import type { DraftFormat } from '../../../forms/storedDraft';

export interface NoteDraft {
  /** The note's id, chosen when its first character is typed, so that a note is not saved twice; '' before. */
  id: string;
  text: string;
  /** Second of the video; null: none. */
  seconds: number | null;
}

export const BLANK_NOTE: NoteDraft = { id: '', text: '', seconds: null };

/** Storage key of an account's draft; `noteId` is null for a new note on the lesson. */
export function noteDraftKey(accountId: string, lessonId: string, noteId: string | null): DraftKey {
  return `noteDraft:${accountId}:${noteId ?? `new:${lessonId}`}`;
}

export const noteDraftFormat: DraftFormat<NoteDraft> = {
  version: 1,
  schema: z.object({ id: z.string(), text: z.string(), seconds: z.nullable(z.int()) }),
};

/** Whether both have the same content; the time of a blank note does not matter. */
export function isSameNote(one: NoteDraft, other: NoteDraft): boolean {
  const [text, otherText] = [one.text.trim(), other.text.trim()];
  return text === otherText && (text === '' || one.seconds === other.seconds);
}
