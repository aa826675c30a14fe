import { unparse } from 'papaparse';

/** Formats a time as ISO 8601 in UTC, which spreadsheets can parse; null stays an empty cell. */
export function csvTime(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

/** Matches only the first character, because a cell may have several lines. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Builds a CSV document with CRLF line endings (RFC 4180). Cells that a spreadsheet would evaluate as a formula are
 * prefixed with a quote. A byte order mark tells spreadsheets that the document is UTF-8.
 */
export function csv(columns: readonly string[], rows: readonly (string | number | null)[][]): string {
  return '\uFEFF' + unparse([[...columns], ...rows], { escapeFormulae: FORMULA }) + '\r\n';
}
