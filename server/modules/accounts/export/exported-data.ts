import { csvHeader, csvLines } from '../../../platform/csv';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { PersonalDataRegister } from '../../../platform/personal-data';
import { exportedFiles, exportedRows, type KeyColumn, primaryKeys } from './data-export.queries';
import { type ExportedEntry, isExported, nameOf, readme, type ZippedFile } from './exported-files';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';

/** Rows in memory at once; a row may contain the notes of a lesson. */
const PAGE_ROWS = 100;

type Row = Record<string, unknown>;
type ExportedRow = RowOf<typeof exportedRows>;

/**
 * The files of an account's export: for each entry of the register that has rows, all of them as JSON and CSV, and the
 * files that columns contain; a README last. Rows are read in pages, so the export is not a snapshot of one moment.
 */
@Service()
export class ExportedData {
  constructor(
    private readonly database: Database,
    private readonly register: PersonalDataRegister,
    private readonly platform: PlatformSettingsService,
  ) {}

  async *filesOf(accountId: string): AsyncGenerator<ZippedFile> {
    const keys = new Map(
      (await this.database.rows(primaryKeys())).map(({ table, columns }) => [table, columns]),
    );
    const entries = this.register.entries.filter(isExported);
    const included: ExportedEntry[] = [];
    for (const entry of entries) {
      const key = keys.get(entry.table);
      if (!key) throw new Error(`${entry.table} has no primary key`);
      const part = { accountId, entry, key };
      if (!(await this.hasRows(part))) continue;
      included.push(entry);
      const columns = columnsOf(entry);
      yield { name: `${nameOf(entry)}.json`, content: json(this.rowsOf(part)) };
      yield { name: `${nameOf(entry)}.csv`, content: csv(columns, this.rowsOf(part)) };
      yield* this.files(part);
    }
    const { name } = await this.platform.current();
    yield { name: 'README.txt', content: once(readme(name, entries, included)) };
  }

  private async hasRows(part: Part): Promise<boolean> {
    const { entries } = this.register;
    const row = await this.database.row(
      exportedRows({ ...part, entries, columns: columnsOf(part.entry), after: null, rows: 1 }),
    );
    return row !== undefined;
  }

  /** All rows in pages, with the path in the archive in each column that contains a file. */
  private async *rowsOf(part: Part): AsyncGenerator<Row[]> {
    const { entries } = this.register;
    const columns = columnsOf(part.entry);
    let after: string[] | null = null;
    let count = 0;
    do {
      const page: ExportedRow[] = await this.database.rows(
        exportedRows({ ...part, entries, columns, after, rows: PAGE_ROWS }),
      );
      yield page.map(({ row }) => ({ ...row, ...pathsOf(part.entry, ++count) }));
      after = page.length === PAGE_ROWS ? page.at(-1)!.key : null;
    } while (after);
  }

  private async *files(part: Part): AsyncGenerator<ZippedFile> {
    if (!part.entry.files) return;
    const { entries } = this.register;
    let after: string[] | null = null;
    for (let count = 1; ; count++) {
      // One at a time: files are larger than rows.
      const row: ExportedRow | undefined = await this.database.row(
        exportedFiles({ ...part, entries, after, rows: 1 }),
      );
      if (!row) return;
      for (const [column, name] of Object.entries(pathsOf(part.entry, count)))
        yield { name, content: once(Buffer.from(row.row[column] as string, 'base64')) };
      after = row.key;
    }
  }
}

interface Part {
  accountId: string;
  entry: ExportedEntry;
  key: readonly KeyColumn[];
}

/** The exported columns; the one that refers to another entry's row is among them, the account's own id is not. */
function columnsOf({ person, exported }: ExportedEntry): readonly string[] {
  const through = typeof person !== 'string' && 'column' in person ? [person.column] : [];
  return [...new Set([...exported, ...through])];
}

/** The path of the file that each column with one contains in the row with this number. */
const pathsOf = (entry: ExportedEntry, count: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entry.files ?? {}).map(([column, extension]) => [
      column,
      `files/${nameOf(entry)}-${column}-${count}.${extension}`,
    ]),
  );

async function* json(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const page of pages) {
    for (const row of page) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row, null, 2)}`;
      isFirst = false;
    }
  }
  yield '\n]\n';
}

async function* csv(columns: readonly string[], pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield csvHeader(columns);
  for await (const page of pages)
    yield csvLines(page.map((row) => columns.map((column) => cell(row[column]))));
}

/** Lists and objects are written as JSON. */
const cell = (value: unknown): string | number | null =>
  value === null || value === undefined
    ? null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : JSON.stringify(value);

async function* once<Content>(content: Content): AsyncGenerator<Content> {
  yield content;
}
