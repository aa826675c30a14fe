import * as z from 'zod/mini';
import { type DraftFormat, keepDraft, readDraft } from './storedDraft';

const KEY = 'noteDraft:u1';
const first: DraftFormat<{ text: string }> = { version: 1, schema: z.object({ text: z.string() }) };
const second: DraftFormat<{ text: string; tags: string[] }> = {
  version: 2,
  schema: z.object({ text: z.string(), tags: z.array(z.string()) }),
  upgrades: { 1: (draft) => ({ ...(draft as object), tags: [] }) },
};
const written = (text: string) => ({ changedAt: '2026-03-01T10:00:00.000Z', revision: 3, draft: { text } });

beforeEach(() => localStorage.clear());

it('comes back as it was stored', () => {
  keepDraft(KEY, first, written('One'));
  expect(readDraft(KEY, first)).toEqual(written('One'));
  keepDraft(KEY, first, null);
  expect(readDraft(KEY, first)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('is upgraded to the version that reads it, also from a time without versions', () => {
  keepDraft(KEY, first, written('One'));
  expect(readDraft(KEY, second)?.draft).toEqual({ text: 'One', tags: [] });
  localStorage.setItem(KEY, JSON.stringify(written('Older')));
  expect(readDraft(KEY, second)?.draft).toEqual({ text: 'Older', tags: [] });
});

it('is set aside when this version cannot read it, and read by one that can', () => {
  keepDraft(KEY, second, { ...written('Newer'), draft: { text: 'Newer', tags: ['a'] } });
  expect(readDraft(KEY, first)).toBeNull();
  // The older client's changes do not affect the newer draft.
  keepDraft(KEY, first, written('Mine'));
  keepDraft(KEY, first, null);
  expect(readDraft(KEY, second)?.draft).toEqual({ text: 'Newer', tags: ['a'] });
  expect(Object.keys(localStorage)).toEqual([KEY]);
});

it('loses none of several that cannot be read, each stored once', () => {
  for (const text of ['{', '{"draft":{}}', '{']) {
    localStorage.setItem(KEY, text);
    expect(readDraft(KEY, first)).toBeNull();
  }
  expect(JSON.parse(localStorage.getItem(`unread:${KEY}`) ?? '')).toEqual(['{"draft":{}}', '{']);
});
