import { Zip, ZipDeflate } from 'fflate';
import type { PersonalData } from '../../../platform/personal-data';

/** An entry of the register whose rows are exported. */
export interface ExportedEntry extends PersonalData {
  exported: readonly string[];
}

export const isExported = (entry: PersonalData): entry is ExportedEntry => typeof entry.exported !== 'string';

/** Name of an entry's files, without the extension. */
export const nameOf = ({ exportName, table }: PersonalData): string => exportName ?? table;

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

/** A file of an archive; its content is read once, in order. */
export interface ZippedFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** Compresses files into a ZIP archive, one after another; only the part that is being compressed is in memory. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const taken = () => {
    const parts = ready;
    ready = [];
    return parts;
  };
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name);
    archive.add(file);
    for await (const part of content) {
      file.push(typeof part === 'string' ? Buffer.from(part) : part);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
