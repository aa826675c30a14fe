import { Readable } from 'node:stream';
import { type Page, pageByTime } from '../../../platform/connection';
import { type CsvColumn, csvFile, csvTime } from '../../../platform/csv';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { Refusal } from '../../../platform/errors';
import { exportedPages } from '../../../platform/personal-data';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { administratorId, requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { type AuditFilter, auditPage } from './audit-log.queries';
import type { AuditEntryConnection } from './audit-log.types';

type Row = RowOf<typeof auditPage>;

const INVALID_FILTER = 'actions must be actions of the audit log, person an id, since and until times';

/** A filter as it is sent; what is missing or null does not filter. */
interface GivenFilter extends Partial<Omit<AuditFilter, 'actions'>> {
  actions?: readonly string[] | null;
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

  /**
   * Entries by time; `first` from 1 to 100, `after` a cursor of a list with the same filter and order. BAD_USER_INPUT for
   * a bad filter.
   */
  async entries(
    viewer: Viewer | null,
    { isDescending, ...input }: GivenFilter & Page & { isDescending: boolean },
  ): Promise<AuditEntryConnection> {
    administratorId(viewer);
    const filter = { ...checked(input), isDescending };
    return pageByTime(input, (requested) => this.database.rows(auditPage({ ...filter, ...requested })));
  }

  /**
   * All entries that match as a file, newest first, read in pages while it is sent. The export is an entry itself, and
   * the first line if it matches. With `isHead` nothing is recorded and the file is empty.
   */
  async exportEntries(
    viewer: Viewer | null,
    { format, isHead, ...input }: GivenFilter & { format: AuditExportFormat; isHead: boolean },
  ): Promise<Readable> {
    administratorId(viewer);
    const filter = checked(input);
    if (isHead) return Readable.from([]);
    const by = requireViewer(viewer);
    await this.auditLog.record(by, 'AUDIT_LOG_EXPORTED', this.database, { details: { format } });
    const pages = exportedPages<Row>((after, max) =>
      this.database.rows(auditPage({ ...filter, isDescending: true, rows: max, after })),
    );
    return format === 'csv' ? csvFile(COLUMNS, pages) : Readable.from(jsonLines(pages));
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

const COLUMNS: CsvColumn<Row>[] = [
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

async function* jsonLines(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  for await (const rows of pages)
    yield rows.map(({ time: _, ...entry }) => `${JSON.stringify(entry)}\n`).join('');
}
