import { csvHeader, csvLines } from '../../../platform/csv';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { type PersonalData, PersonalDataRegister } from '../../../platform/personal-data';
import { exportedFiles, exportedRows, type TableColumn, tableColumns } from './data-export.queries';
import { type ExportedPart, readme, type ZippedFile } from './exported-files';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';

/** Rows in memory at once; a row may contain the notes of a lesson. */
const PAGE_ROWS = 100;

const SECRET = 'A secret, stored as a hash';

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
    const parts = await this.partsOf(accountId);
    const included: ExportedPart[] = [];
    for (const part of parts) {
      if (!(await this.database.row(exportedRows({ ...part, after: null, rows: 1 })))) continue;
      included.push(part);
      const { exportName: name } = part.entry;
      yield { name: `${name}.json`, content: json(this.rowsOf(part)) };
      yield { name: `${name}.csv`, content: csv(part.columns, this.rowsOf(part)) };
      yield* this.files(part);
    }
    const { name } = await this.platform.current();
    yield { name: 'README.txt', content: once(readme(name, parts, included)) };
  }

  private async partsOf(accountId: string): Promise<ExportedPart[]> {
    const { entries } = this.register;
    const tables = await this.database.rows(tableColumns);
    const columnsOf = new Map(tables.map(({ table, columns }) => [table, columns]));
    return entries
      .filter(({ notExported }) => notExported === null)
      .map((entry) => ({ accountId, entry, entries, ...exportOf(entry, columnsOf.get(entry.table)!) }));
  }

  /** All rows in pages, with the path in the archive in each column that contains a file. */
  private async *rowsOf(part: ExportedPart): AsyncGenerator<Row[]> {
    let count = 0;
    for await (const page of this.pages(part, exportedRows, PAGE_ROWS))
      yield page.map(({ row }) => ({ ...row, ...pathsOf(part.entry, ++count) }));
  }

  private async *files(part: ExportedPart): AsyncGenerator<ZippedFile> {
    if (Object.keys(part.entry.files).length === 0) return;
    let count = 0;
    // One at a time: files are larger than rows.
    for await (const [file] of this.pages(part, exportedFiles, 1))
      for (const [column, name] of Object.entries(pathsOf(part.entry, ++count)))
        yield { name, content: once(Buffer.from(file!.row[column] as string, 'base64')) };
  }

  private async *pages(part: ExportedPart, read: typeof exportedRows, rows: number) {
    let after: string[] | null = null;
    do {
      const page: ExportedRow[] = await this.database.rows(read({ ...part, after, rows }));
      if (page.length > 0) yield page;
      after = page.length === rows ? page.at(-1)!.key : null;
    } while (after);
  }
}

/** Bytes that are no file are secrets. */
function exportOf({ person, files, withheld }: PersonalData, columns: readonly TableColumn[]) {
  const secrets = columns.filter(({ name, type }) => type === 'bytea' && !(name in files));
  const leftOut = { ...Object.fromEntries(secrets.map(({ name }) => [name, SECRET])), ...withheld };
  const own = typeof person === 'string' ? person : 'address' in person ? person.address : null;
  const exported = columns.filter(({ name }) => !(name in leftOut) && (name !== own || name === 'id'));
  return {
    key: columns
      .filter(({ keyPlace }) => keyPlace !== null)
      .sort((one, other) => one.keyPlace! - other.keyPlace!),
    columns: exported.map(({ name }) => name),
    leftOut,
  };
}

/** The path of the file that each column with one contains in the row with this number. */
const pathsOf = ({ files, exportName }: PersonalData, count: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([column, extension]) => [
      column,
      `files/${exportName}-${column}-${count}.${extension}`,
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
