import { type ExportedEntry, nameOf } from './exported-entry';

const filesOf = (entry: ExportedEntry) => {
  const name = nameOf(entry);
  const others = entry.files ? ' and files/' : '';
  return `${name}.json, ${name}.csv${others}`;
};

/**
 * The README of an export: what each file is, of which data there is none, and what is left out and why. `platform` is
 * the name of the platform.
 */
export function readme(
  platform: string,
  entries: readonly ExportedEntry[],
  included: readonly ExportedEntry[],
): string {
  const withoutRows = entries.filter((entry) => !included.includes(entry));
  const leftOut = entries.flatMap((entry) =>
    Object.entries(entry.withheld ?? {}).map(([column, reason]) => `${nameOf(entry)}, ${column}: ${reason}`),
  );
  return [
    `Your data on ${platform}`,
    '',
    'Each kind of data is a JSON file, which is complete and exact, and a CSV file with the same rows, which spreadsheets open. In CSV files, lists are written as JSON, and text that a spreadsheet would run as a formula begins with a quote. Times are in UTC.',
    '',
    'The data of other people is not included: results of your students and messages that others wrote are left out, except for notifications that you received.',
    '',
    'FILES',
    ...included.map((entry) => `- ${filesOf(entry)}: ${entry.about}`),
    '',
    ...(withoutRows.length > 0
      ? ['NOTHING STORED', ...withoutRows.map(({ about }) => `- ${about}`), '']
      : []),
    'LEFT OUT',
    ...leftOut.map((line) => `- ${line}`),
    '',
  ].join('\r\n');
}
