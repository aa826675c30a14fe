import type { AssistantKind, SuggestionKind } from '../../../apollo/__generated__/types';

export interface Suggested {
  kind: SuggestionKind;
  /** The text, or the part of it, that the suggestion is for. */
  of: string;
  /** Where that part began in the text. */
  start: number;
  pictureUrl?: string | null | undefined;
  text: string;
  /** COURSE: made of the material, without a model. */
  madeBy: AssistantKind;
}

export type AcceptMode = 'replace' | 'insert';

/** The text with the suggestion in it; null if the part that it replaces is no longer there. */
export function accepted(
  now: string,
  { kind, of, start, pictureUrl, text }: Suggested,
  mode: AcceptMode,
): string | null {
  if (kind === 'ALT_TEXT') return described(now, pictureUrl ?? '', text);
  if (mode === 'insert') return now.trim() === '' ? text : `${now.trimEnd()}\n\n${text}`;
  return replaced(now, { part: of, start, by: text });
}

/** The text without the suggestion, also if it was changed elsewhere since. */
export function withdrawn(
  now: string,
  before: string,
  after: string,
  { of, start, text }: Suggested,
  mode: AcceptMode,
): string {
  if (now === after) return before;
  const inserted = { part: text, start: after.length - text.length, by: '' };
  return replaced(now, mode === 'replace' ? { part: text, start, by: of } : inserted) ?? now;
}

interface Replacement {
  part: string;
  /** Where the part was. */
  start: number;
  by: string;
}

/** The part may have moved, if there is no other one like it; null if it cannot be told which one it was. */
function replaced(now: string, { part, start, by }: Replacement): string | null {
  const first = now.indexOf(part);
  const at = now.startsWith(part, start) ? start : first === now.lastIndexOf(part) ? first : -1;
  return at < 0 ? null : now.slice(0, at) + by + now.slice(at + part.length);
}

/** The Markdown with this description for each picture that has the address. */
function described(markdown: string, url: string, words: string): string | null {
  const changed = markdown.replace(/!\[[^\][]*\]\(([^\s()]+)/g, (picture, address: string) =>
    address === url ? `![${words}](${address}` : picture,
  );
  return changed === markdown ? null : changed;
}
