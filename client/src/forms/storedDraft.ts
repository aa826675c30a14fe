import * as z from 'zod/mini';
import { type DraftKey, readStored, type StoredKey, writeStored } from '../lib/storage';

/** A kept draft, as stored on this device. */
export interface StoredDraft<Draft> {
  /** When it was last changed, as an ISO time. */
  changedAt: string;
  /** The revision the draft is based on; null for a new item. */
  revision: number | null;
  draft: Draft;
}

/** How the drafts of one form are stored. Bump the version and add an upgrade if old drafts do not match the schema. */
export interface DraftFormat<Draft> {
  version: number;
  schema: z.ZodMiniType<Draft>;
  /** Upgrade functions by the version they upgrade from; each returns a draft of the next version. */
  upgrades?: Record<number, (draft: unknown) => unknown>;
  /** Applied to each draft that is read, for values that must be regenerated, such as keys of list items. */
  restore?: (draft: Draft) => Draft;
}

const envelope = z.object({
  // Drafts stored before versioning have no version.
  version: z._default(z.int(), 1),
  changedAt: z.iso.datetime(),
  revision: z.nullable(z.int()),
  draft: z.unknown(),
});

/**
 * The draft stored under the key; null if there is none that this version of the client can read. Unreadable text is
 * moved to a separate key and retried by later versions, so saving or discarding the draft never deletes it unseen.
 */
export function readDraft<Draft>(key: DraftKey, format: DraftFormat<Draft>): StoredDraft<Draft> | null {
  const text = readStored(key);
  if (text !== null) {
    const stored = parse(text, format);
    if (stored) return stored;
    writeStored(
      unreadKey(key),
      JSON.stringify([...unreadTexts(key).filter((other) => other !== text), text]),
    );
    writeStored(key, null);
  }
  return readAgain(key, format);
}

/** Restores the newest set-aside draft that has become readable; null if there is none. */
function readAgain<Draft>(key: DraftKey, format: DraftFormat<Draft>): StoredDraft<Draft> | null {
  const texts = unreadTexts(key);
  const readable = texts.findLast((text) => parse(text, format) !== null);
  if (readable === undefined) return null;
  const others = texts.filter((text) => text !== readable);
  writeStored(key, readable);
  writeStored(unreadKey(key), others.length > 0 ? JSON.stringify(others) : null);
  return parse(readable, format);
}

const unreadKey = (key: DraftKey): StoredKey => `unread:${key}`;

function unreadTexts(key: DraftKey): string[] {
  const parsed = z.safeParse(z.array(z.string()), parseJson(readStored(unreadKey(key))));
  return parsed.success ? parsed.data : [];
}

function parse<Draft>(text: string, format: DraftFormat<Draft>): StoredDraft<Draft> | null {
  const stored = z.safeParse(envelope, parseJson(text));
  if (!stored.success || stored.data.version > format.version) return null;
  const { version, changedAt, revision } = stored.data;
  let draft: unknown = stored.data.draft;
  for (let from = version; from < format.version; from++) draft = format.upgrades?.[from]?.(draft) ?? draft;
  const parsed = z.safeParse(format.schema, draft);
  if (!parsed.success) return null;
  return { changedAt, revision, draft: format.restore?.(parsed.data) ?? parsed.data };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const listeners = new Set<(key: string) => void>();

/** Stores a discarded draft again and notifies its form, if open. */
export function putBackDraft<Draft>(
  key: DraftKey,
  format: DraftFormat<Draft>,
  stored: StoredDraft<Draft>,
): void {
  keepDraft(key, format, stored);
  for (const listener of [...listeners]) listener(key);
}

/** Subscribes to restored drafts by key; returns the unsubscribe function. */
export function subscribeToPutBack(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the draft, or deletes it for null. Returns false if it lasts only until the page is closed. */
export function keepDraft<Draft>(
  key: DraftKey,
  format: DraftFormat<Draft>,
  stored: StoredDraft<Draft> | null,
): boolean {
  return writeStored(key, stored && JSON.stringify({ version: format.version, ...stored }));
}
