/** The line between the header and the rows of a Markdown table. */
const RULE = /^[ \t:|-]+$/;
const ROWS = /^ {0,3}\|.*(?:\r?\n {0,3}\|.*)*/gm;

/** The cells of a row of a Markdown table. */
export const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Markdown with its tables as text: commas between cells, semicolons between rows. */
export const tablesAsText = (markdown: string): string =>
  markdown.replace(ROWS, (table) =>
    table
      .split(/\r?\n/)
      .filter((line) => !RULE.test(line))
      .map((row) => cellsOf(row).filter(Boolean).join(', '))
      .join('; '),
  );

/** A quote for a place that shows no Markdown. */
export const plainQuote = (quote: string): string =>
  tablesAsText(quote).replaceAll('`', '').replaceAll('**', '');
