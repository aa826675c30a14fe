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

/** How drafts of one form are stored. A schema that old drafts do not satisfy needs the next version and an upgrade. */
export interface DraftFormat<Draft> {
  version: number;
  schema: z.ZodMiniType<Draft>;
  /** Turns a draft of the version that is the key into one of the next version. */
  upgrades?: Record<number, (draft: unknown) => unknown>;
  /** Applied to each draft that is read, for what must differ on every page, such as keys of list items. */
  restore?: (draft: Draft) => Draft;
}

const envelope = z.object({
  // Drafts stored before there were versions have none.
  version: z._default(z.int(), 1),
  changedAt: z.iso.datetime(),
  revision: z.nullable(z.int()),
  draft: z.unknown(),
});

/**
 * The draft stored under the key; null when there is none that this version of the client can read. A text that it
 * cannot read is moved to a key of its own and read again by later versions, so that saving over the draft, or
 * discarding it, never deletes words that nobody has seen.
 */
export function readDraft<Draft>(key: string, format: DraftFormat<Draft>): StoredDraft<Draft> | null {
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

/** Puts the newest of the set-aside drafts that has become readable back in its place; null when there is none. */
function readAgain<Draft>(key: string, format: DraftFormat<Draft>): StoredDraft<Draft> | null {
  const texts = unreadTexts(key);
  const readable = texts.findLast((text) => parse(text, format) !== null);
  if (readable === undefined) return null;
  const others = texts.filter((text) => text !== readable);
  writeStored(key, readable);
  writeStored(unreadKey(key), others.length > 0 ? JSON.stringify(others) : null);
  return parse(readable, format);
}

const unreadKey = (key: string) => `unread:${key}`;

function unreadTexts(key: string): string[] {
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

/** Keeps a draft again that was discarded, and tells the form it belongs to, should that be open. */
export function putBackDraft<Draft>(
  key: string,
  format: DraftFormat<Draft>,
  stored: StoredDraft<Draft>,
): void {
  keepDraft(key, format, stored);
  for (const listener of [...listeners]) listener(key);
}

/** Calls back with the key of each draft that is put back; returns the function that stops it. */
export function subscribeToPutBack(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the draft, or deletes it for null. False when it lasts only until the page is closed. */
export function keepDraft<Draft>(
  key: string,
  format: DraftFormat<Draft>,
  stored: StoredDraft<Draft> | null,
): boolean {
  return writeStored(key, stored && JSON.stringify({ version: format.version, ...stored }));
}
