import * as z from 'zod/mini';
import { readStored, writeStored } from './storage';

/** What this device keeps of something that is being written. */
export interface StoredDraft<Draft> {
  /** When it was last changed, as an ISO time. */
  changedAt: string;
  /** The revision of the saved thing it began from; null for a new one. */
  revision: number | null;
  draft: Draft;
}

/** The draft kept under the key; null when there is none that can be read. */
export function readDraft<Draft>(key: string, schema: z.ZodMiniType<Draft>): StoredDraft<Draft> | null {
  const text = readStored(key);
  if (text === null) return null;
  const stored = z.object({ changedAt: z.iso.datetime(), revision: z.nullable(z.int()), draft: schema });
  try {
    const parsed = z.safeParse(stored, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // Written by something else: nothing of it can be shown.
    return null;
  }
}

const listeners = new Set<(key: string) => void>();

/** Keeps a draft again that was discarded, and tells the form it belongs to, should that be open. */
export function putBackDraft<Draft>(key: string, stored: StoredDraft<Draft>): void {
  keepDraft(key, stored);
  for (const listener of [...listeners]) listener(key);
}

/** Calls back with the key of each draft that is put back; returns the function that stops it. */
export function subscribeToPutBack(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the draft, or forgets it for null. False when this browser will have lost it with the page. */
export function keepDraft<Draft>(key: string, stored: StoredDraft<Draft> | null): boolean {
  return writeStored(key, stored && JSON.stringify(stored));
}
