import * as z from 'zod/mini';
import type { DraftKey } from '../../lib/storage';
import type { DraftFormat } from '../../forms/storedDraft';

export interface MessageDraft {
  toEmail: string;
  title: string;
  message: string;
}

export const BLANK_MESSAGE: MessageDraft = { toEmail: '', title: '', message: '' };

const messageDraft = z.object({ toEmail: z.string(), title: z.string(), message: z.string() });

/** Storage key of an account's message draft; `form` identifies the form. */
export function messageDraftKey(accountId: string, form: string): DraftKey {
  return `messageDraft:${accountId}:${form}:`;
}

export const messageDraftFormat: DraftFormat<MessageDraft> = { version: 1, schema: messageDraft };

export function isSameMessage(one: MessageDraft, other: MessageDraft): boolean {
  const words = ({ toEmail, title, message }: MessageDraft) =>
    [toEmail, title, message].map((text) => text.trim());
  const others = words(other);
  return words(one).every((text, index) => text === others[index]);
}
