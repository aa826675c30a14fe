import { unparse } from 'papaparse';

/** A moment as ISO 8601 in UTC, which spreadsheets read; null stays an empty cell. */
export function csvTime(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

/** Only the beginning: what follows may have several lines. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * A CSV document of these columns and rows, lines ended by CR LF (RFC 4180). A cell that a spreadsheet would take for a
 * formula is made text by a quote before it. The mark at the start tells spreadsheets that it is UTF-8.
 */
export function csv(columns: readonly string[], rows: readonly (string | number | null)[][]): string {
  return '\uFEFF' + unparse([[...columns], ...rows], { escapeFormulae: FORMULA }) + '\r\n';
}
