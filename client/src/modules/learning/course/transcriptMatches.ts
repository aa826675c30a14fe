import { foldText } from '#server/platform/text.rules';

/** An occurrence of the search in a line of the transcript, as UTF-16 offsets in its text. */
export interface TranscriptMatch {
  /** Index of the line. */
  line: number;
  start: number;
  end: number;
}

/** All occurrences in the lines, in their order and without overlaps, as every other search folds text. */
export function findMatches(lines: readonly { text: string }[], search: string): TranscriptMatch[] {
  const query = foldText(search).trim();
  if (query === '') return [];
  const matches: TranscriptMatch[] = [];
  lines.forEach(({ text }, line) => {
    if (!foldText(text).includes(query)) return;
    const { letters, origins } = foldByCharacter(text);
    for (let at = letters.indexOf(query); at >= 0; at = letters.indexOf(query, at + query.length))
      matches.push({ line, start: origins[at]!, end: origins[at + query.length]! });
  });
  return matches;
}

/** The folded text, and for each of its units where the character that it comes from starts; the end comes last. */
function foldByCharacter(text: string): { letters: string; origins: number[] } {
  let letters = '';
  const origins: number[] = [];
  let offset = 0;
  for (const character of text) {
    const folded = foldText(character);
    letters += folded;
    for (let unit = 0; unit < folded.length; unit++) origins.push(offset);
    offset += character.length;
  }
  return { letters, origins: [...origins, offset] };
}
