// Hebrew, Arabic, Syriac, Thaana and N'Ko with their presentation forms.
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * The words of a line in visual order from left to right. pdfkit orders the letters within a word, but not the words
 * of a line. A word has the direction of its first letter, or of the previous word if it has no letters, which is
 * enough of the Unicode bidirectional algorithm for names and titles.
 * @param text the whole text that the line is part of
 */
export function visualWordOrder(line: string, text: string): string[] {
  const words = line.split(' ');
  if (!rightToLeft.test(text)) return words;
  const base = directionOf(text) ?? 'ltr';
  const runs: { direction: Direction; words: string[] }[] = [];
  for (const word of words) {
    const direction = directionOf(word) ?? runs.at(-1)?.direction ?? base;
    const run = runs.at(-1);
    if (run?.direction === direction) run.words.push(word);
    else runs.push({ direction, words: [word] });
  }
  if (base === 'rtl') runs.reverse();
  return runs.flatMap((run) => (run.direction === 'rtl' ? run.words.reverse() : run.words));
}

type Direction = 'ltr' | 'rtl';

function directionOf(text: string): Direction | null {
  const letter = /[\p{L}\u200E]/u.exec(text)?.[0];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
