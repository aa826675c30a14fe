import type { AssistantKind, SuggestionKind } from '../../../apollo/generated/types';

export interface Suggested {
  kind: SuggestionKind;
  /** The text, or the part of it, that the suggestion is for. */
  of: string;
  pictureUrl: string | null;
  text: string;
  /** COURSE: made of the material, without a model. */
  madeBy: AssistantKind;
}

export type Way = 'replace' | 'insert';

/** The text with the suggestion in it; null if the part that it replaces is no longer there. */
export function accepted(now: string, { kind, of, pictureUrl, text }: Suggested, way: Way): string | null {
  if (kind === 'ALT_TEXT') return described(now, pictureUrl ?? '', text);
  if (way === 'insert') return now.trim() === '' ? text : `${now.trimEnd()}\n\n${text}`;
  const at = now.indexOf(of);
  return at < 0 ? null : now.slice(0, at) + text + now.slice(at + of.length);
}

/** The text without the suggestion, also if it was changed elsewhere since. */
export function withdrawn(now: string, before: string, after: string, { of, text }: Suggested, way: Way) {
  if (now === after) return before;
  const at = now.indexOf(text);
  if (at < 0) return now;
  return now.slice(0, at) + (way === 'replace' ? of : '') + now.slice(at + text.length);
}

/** With this description for each picture that has the address. */
function described(markdown: string, url: string, words: string): string | null {
  const changed = markdown.replace(/!\[[^\][]*\]\(([^\s()]+)/g, (picture, address: string) =>
    address === url ? `![${words}](${address}` : picture,
  );
  return changed === markdown ? null : changed;
}
