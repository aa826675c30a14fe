import * as z from 'zod/mini';
import type { DraftKey } from '../../lib/storage';
import type { DraftFormat } from '../../forms/storedDraft';

/** A deck that is made from notes. */
export interface DeckDraft {
  title: string;
  cards: {
    front: string;
    back: string;
    /** null: the lesson cannot be opened. */
    lessonId: string | null;
  }[];
}

const card = z.object({ front: z.string(), back: z.string(), lessonId: z.nullable(z.string()) });

export const deckDraftFormat: DraftFormat<DeckDraft> = {
  version: 1,
  schema: z.object({ title: z.string(), cards: z.array(card) }),
};

/** Storage key of an account's deck from these notes. */
export const deckDraftKey = (accountId: string, noteIds: readonly string[]): DraftKey =>
  `deckDraft:${accountId}:${noteIds.join(',')}`;

export const isSameDeck = (one: DeckDraft, other: DeckDraft): boolean =>
  JSON.stringify([one.title, one.cards]) === JSON.stringify([other.title, other.cards]);
