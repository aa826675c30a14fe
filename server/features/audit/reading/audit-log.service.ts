import { Readable } from 'node:stream';
import { decodeTimeCursor, pageOf, pageSize, type TimePosition } from '../../../platform/connection';
import { csvHeader, csvLines, csvTime } from '../../../platform/csv';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Refusal } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { administratorId, requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../audit-log';
import { AuditAction } from '../audit-log.entities';
import { type AuditFilter, auditPage } from './audit-log.queries';
import type { AuditEntryConnection } from './audit-log.types';

type Row = RowOf<typeof auditPage>;

/** Rows of an export in memory at once. */
const EXPORT_PAGE = 500;

export const INVALID_FILTER = 'actions must be actions of the audit log, person an id, since and until times';

/** A filter as it is sent; what is missing or null does not filter. */
interface GivenFilter {
  actions?: readonly string[] | null;
  personId?: string | null;
  since?: Date | null;
  until?: Date | null;
}

/** How an export is written. */
export type AuditExportFormat = 'csv' | 'jsonl';

/** Administrators' reads of the audit log. UNAUTHENTICATED for visitors, FORBIDDEN for other roles. */
@Service()
export class AuditLogService {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** Newest first; `first` from 1 to 100, `after` a cursor of a list with the same filter. BAD_USER_INPUT for a bad filter. */
  async entries(
    viewer: Viewer | null,
    { first, after, ...given }: GivenFilter & { first: number; after?: string | null },
  ): Promise<AuditEntryConnection> {
    administratorId(viewer);
    const size = pageSize(first);
    const position = decodeTimeCursor(after ?? null);
    const rows = await this.database.rows(auditPage({ ...checked(given), rows: size + 1, after: position }));
    const { page, pageInfo } = pageOf(rows, size, ({ time, id }) => [time, id]);
    return { nodes: page, pageInfo };
  }

  /**
   * All entries that match as a file, newest first, read in pages while it is sent. The export is an entry itself, and
   * the first line if it matches. With `isHead` nothing is recorded and the file is empty.
   */
  async exportEntries(
    viewer: Viewer | null,
    { format, isHead, ...given }: GivenFilter & { format: AuditExportFormat; isHead: boolean },
  ): Promise<Readable> {
    administratorId(viewer);
    const filter = checked(given);
    if (isHead) return Readable.from([]);
    const recorded = { action: AuditAction.AUDIT_LOG_EXPORTED, details: { format } };
    await this.auditLog.record(requireViewer(viewer), recorded, this.database);
    const write = format === 'csv' ? csv : jsonLines;
    return Readable.from(write(this.pages(filter)));
  }

  private async *pages(filter: AuditFilter): AsyncGenerator<Row[]> {
    let after: TimePosition | null = null;
    do {
      const rows: Row[] = await this.database.rows(auditPage({ ...filter, rows: EXPORT_PAGE, after }));
      yield rows;
      after = rows.length === EXPORT_PAGE ? rows.at(-1)! : null;
    } while (after);
  }
}

const isAction = (action: string): action is AuditAction => Object.hasOwn(AuditAction, action);
/** PostgreSQL has no earlier times. */
const isTime = (time: Date | null) =>
  time === null || (time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999);

function checked({ actions = null, personId = null, since = null, until = null }: GivenFilter): AuditFilter {
  if (
    (actions !== null && !actions.every(isAction)) ||
    (personId !== null && !isId(personId)) ||
    !isTime(since) ||
    !isTime(until)
  )
    throw new Refusal('BAD_USER_INPUT', INVALID_FILTER);
  return { actions, personId, since, until };
}

const COLUMNS: [string, (row: Row) => string | null][] = [
  ['Time', ({ occurredAt }) => csvTime(occurredAt)],
  ['Action', ({ action }) => action],
  ['Actor', ({ actor }) => actor?.name ?? null],
  ['Actor id', ({ actor }) => actor?.id ?? null],
  ['Subject', ({ subject }) => subject?.name ?? null],
  ['Subject id', ({ subject }) => subject?.id ?? null],
  ['Details', ({ details }) => details.map(({ name, value }) => `${name}: ${value}`).join(', ')],
  ['About', ({ details }) => details.flatMap(({ title }) => title ?? []).join(', ')],
  ['Network', ({ network }) => network],
];

async function* csv(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield csvHeader(COLUMNS.map(([name]) => name));
  for await (const rows of pages) yield csvLines(rows.map((row) => COLUMNS.map(([, cell]) => cell(row))));
}

async function* jsonLines(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  for await (const rows of pages)
    yield rows.map(({ time: _, ...entry }) => `${JSON.stringify(entry)}\n`).join('');
}
