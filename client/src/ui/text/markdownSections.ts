/** Definitions and footnotes, which apply to the whole text, and HTML that may contain blank lines. */
const BEYOND_SECTIONS = /^[ \t>*+\d.)-]*\[[^\]]{1,999}\]:|<(?:pre|script|style|textarea|[!?])/im;
const HEADING = /^#{1,6}[ \t]/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Splits a Markdown text before its headings, so that rendering the sections one after the other has the same result as
 * rendering the text. One section if it cannot be split.
 */
export function sectionsOf(text: string): string[] {
  if (BEYOND_SECTIONS.test(text)) return [text];
  const sections: string[][] = [[]];
  let fence: string | null = null;
  let isIndented = false;
  for (const line of text.split('\n')) {
    const marks = FENCE.exec(line)?.[1];
    if (HEADING.test(line)) {
      if (fence === null) sections.push([]);
      // Perhaps a fence in a list, which this line ends.
      else if (isIndented) return [text];
    }
    sections.at(-1)!.push(line);
    if (fence === null) {
      fence = marks ?? null;
      isIndented = line.startsWith(' ');
    } else if (marks?.startsWith(fence) && line.trim() === marks) fence = null;
  }
  return sections.map((lines) => lines.join('\n')).filter((section) => section.trim() !== '');
}
