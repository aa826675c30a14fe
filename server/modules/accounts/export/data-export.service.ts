import { Zip, ZipDeflate } from 'fflate';
import { type PersonalData, PersonalDataRegister } from '../../../platform/personal-data';
import { type TableColumn, exportedFiles, exportedRows, tableColumns } from './data-export.queries';
import { csvHeader, csvLines } from '../../../platform/csv';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Service } from '../../../platform/injection';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { Readable } from 'node:stream';
import { rateLimited, validated } from '../../../platform/errors';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import { exportDataRules } from '../account.rules';
import { OwnPassword } from '../passwords';

/** An entry of the register, with what is exported of the account. */
interface ExportedPart {
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
function readme(platform: string, parts: readonly ExportedPart[], included: readonly ExportedPart[]): string {
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
interface ZippedFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** Compresses files into a ZIP archive, one after another; only the part that is being compressed is in memory. */
async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
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

const EXPORTS: RateLimit = {
  name: 'data-exports',
  points: 5,
  seconds: 24 * 60 * 60,
  refusal: 'You downloaded your data several times today. Please try again tomorrow.',
};
/** Exports of one process at once; each keeps a page of rows in memory. */
const MAX_EXPORTS = 4;
/** A client that reads slower, or not at all, makes room for others. */
const LONGEST_MS = 10 * 60 * 1000;

/** Everything that is stored about an account, as a ZIP archive for its owner. */
@Service()
export class DataExportService {
  private running = 0;

  constructor(
    private readonly database: Database,
    private readonly data: ExportedData,
    private readonly ownPassword: OwnPassword,
    private readonly limiter: RateLimiter,
    private readonly outbox: MailOutbox,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Requires the password or a confirmed session, and tells the owner by mail. The archive is written while it is read; read or destroy it, since
   * only a few can be open at once.
   */
  async exportData(viewer: Viewer | null, input: unknown): Promise<Readable> {
    const own = requireViewer(viewer);
    const { account } = own;
    await this.ownPassword.confirmOwner(own, validated(exportDataRules, input).password);
    if (this.running >= MAX_EXPORTS) throw rateLimited('Too many downloads right now. Please try again.', 5);
    this.running++;
    try {
      await this.limiter.consume(EXPORTS, account.id);
      await this.database.transaction(async (transaction) => {
        await this.auditLog.record(own, 'PERSONAL_DATA_EXPORTED', transaction, { subjectId: account.id });
        await this.outbox.add('data-exported', account.id, transaction);
      });
    } catch (error) {
      this.running--;
      throw error;
    }
    const archive = Readable.from(zipOf(this.data.filesOf(account.id)));
    const timer = setTimeout(() => archive.destroy(), LONGEST_MS).unref();
    // Also follows an error and an interrupted download.
    return archive.once('close', () => {
      clearTimeout(timer);
      this.running--;
    });
  }
}
