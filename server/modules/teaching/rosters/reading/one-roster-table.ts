import { MAX_PACKAGE_ROWS } from '../roster.rules';
import { csvTable, tooManyRows } from './csv-table';
import { UnreadableFile } from './unreadable-file';

/** A row of a file of a OneRoster package. */
export interface OneRosterRecord {
  line: number;
  /** Identifies it within its file. */
  sourcedId: string;
  /** Whether the package says that it ended. */
  isDeleted: boolean;
  /** Why it cannot be read, or its status is not valid; null: neither. */
  problem: string | null;
  /** The cell of a column; '' if it is missing. */
  value(column: string): string;
}

/** The rows of a file with these columns, in any order; more columns are ignored. */
export function oneRosterTable(
  file: string,
  bytes: Uint8Array,
  columns: readonly string[],
): OneRosterRecord[] | UnreadableFile {
  const limits = { file, max: MAX_PACKAGE_ROWS };
  const rows = csvTable(bytes, limits);
  if (rows instanceof UnreadableFile) return rows;
  const [header, ...records] = rows;
  const tooMany = tooManyRows(records, limits);
  if (tooMany) return tooMany;
  const positions = new Map(header?.cells.map((cell, index) => [cell.toLowerCase(), index]));
  const missing = columns.filter((column) => !positions.has(column.toLowerCase()));
  if (missing.length > 0)
    return new UnreadableFile(`${file} has no column “${missing[0]}”. It is not a OneRoster file.`);
  return records.map(({ line, cells, problem }) => {
    const value = (column: string) => cells[positions.get(column.toLowerCase()) ?? -1] ?? '';
    const status = value('status').toLowerCase();
    return {
      line,
      sourcedId: value('sourcedId'),
      isDeleted: status === 'tobedeleted',
      problem:
        problem ??
        (['', 'active', 'tobedeleted'].includes(status)
          ? null
          : 'The status is neither active nor tobedeleted'),
      value,
    };
  });
}
