/** More would keep a reader's browser busy for seconds: emphasis and links take time by the square of their marks. */
const MARKS_MAX = 3000;
const NESTING_MAX = 20;
const COLUMNS_MAX = 100;
const CELLS_MAX = 20_000;
const UNDERLINED_MAX = 300;

/**
 * Why a Markdown text is not shown formatted, as a sentence for its author; null for any ordinary text. Bounds the work
 * of the parser, whose time is otherwise the square of the text's length, or its stack exhausted.
 */
export function markdownProblem(text: string): string | null {
  let underlined = 0;
  for (const block of text.split(/\n[ \t]*(?=\n)/)) {
    if (countOf(/[*_~[\]]/g, block) > MARKS_MAX)
      return `A paragraph, list or table has more than ${MARKS_MAX.toLocaleString('en-US')} marks such as * and [. Please divide it by empty lines.`;
    const lines = block.split('\n');
    const columns = Math.max(...lines.map((line) => countOf(/\|/g, line)));
    if (columns > COLUMNS_MAX) return `A table has more than ${COLUMNS_MAX} columns. Please divide it.`;
    if (columns * lines.length > CELLS_MAX)
      return `A table has more than ${CELLS_MAX.toLocaleString('en-US')} cells. Please divide it by empty lines.`;
    underlined += countOf(/^ {0,3}(?:=+|-+)[ \t]*$/gm, block);
  }
  if (underlined > UNDERLINED_MAX)
    return `There are more than ${UNDERLINED_MAX} headings underlined with = or -. Please begin them with # instead.`;
  if (text.split('\n').some((line) => nestingOf(line) > NESTING_MAX))
    return `A list or quote has more than ${NESTING_MAX} levels. Please use fewer.`;
  return null;
}

const countOf = (mark: RegExp, text: string) => text.match(mark)?.length ?? 0;

/** How many lists and quotes begin with a line, at most. */
const nestingOf = (line: string) =>
  countOf(
    />|[-+*]|\d[.)]/g,
    /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '',
  );
