import { Zip, ZipDeflate } from 'fflate';
import type { PersonalData } from '../../../platform/personal-data';
import type { TableColumn } from './data-export.queries';

/** An entry of the register, with what is exported of the account. */
export interface ExportedPart {
  accountId: string;
  entry: PersonalData;
  entries: readonly PersonalData[];
  key: readonly TableColumn[];
  /** The exported columns. The one that refers to another entry's row is among them, the account's own id is not. */
  columns: readonly string[];
  /** Why each other column is not exported. */
  leftOut: Readonly<Record<string, string>>;
}

const filesOf = ({ entry: { exportName: name, files } }: ExportedPart) =>
  `${name}.json, ${name}.csv${Object.keys(files).length > 0 ? ' and files/' : ''}`;

/**
 * The README of an export: what each file is, of which data there is none, and what is left out and why. `platform` is
 * the name of the platform.
 */
export function readme(
  platform: string,
  parts: readonly ExportedPart[],
  included: readonly ExportedPart[],
): string {
  const withoutRows = parts.filter((part) => !included.includes(part));
  const leftOut = parts.flatMap(({ entry, leftOut: columns }) =>
    Object.entries(columns).map(([column, reason]) => `${entry.exportName}, ${column}: ${reason}`),
  );
  return [
    `Your data on ${platform}`,
    '',
    'Each kind of data is a JSON file, which is complete and exact, and a CSV file with the same rows, which spreadsheets open. In CSV files, lists are written as JSON, and text that a spreadsheet would run as a formula begins with a quote. Times are in UTC.',
    '',
    'The data of other people is not included: results of your students and messages that others wrote are left out, except for notifications that you received.',
    '',
    'FILES',
    ...included.map((part) => `- ${filesOf(part)}: ${part.entry.about}`),
    '',
    ...(withoutRows.length > 0
      ? ['NOTHING STORED', ...withoutRows.map(({ entry }) => `- ${entry.about}`), '']
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
