import { Clock } from '../../../../platform/clock';
import { csv } from '../../../../platform/csv';
import { Database } from '../../../../platform/database/database';
import { badCursor, pageSize } from '../../../../platform/connection';
import { forbidden, notFound } from '../../../../platform/errors';
import { EventBus } from '../../../../platform/events';
import { isId, newId } from '../../../../platform/ids';
import { Service } from '../../../../platform/injection';
import { inLimitedThread, ThreadLimit } from '../../../../platform/limited-thread';
import { RateLimiter, type RateLimit } from '../../../../platform/rate-limiter';
import { isBlank, isStorableText, truncate } from '../../../../platform/text.rules';
import { administratorId, requireRole, requireViewer, Role, type Viewer } from '../../../../platform/viewer';
import { AuditLog } from '../../../../platform/audit/audit-log';
import { CoursePermission } from '../../../courses/permissions/course-permissions.rules';
import { TeachingService } from '../../authoring/teaching.service';
import { InvitationMails } from '../../../../platform/mails/invitation-mails';
import { InvitedStudentsService } from '../invitations/invited-students.service';
import type { RosterContent } from '../reading/roster-content';
import type { RefusedFile, RosterFile } from '../reading/roster-thread';
import { RosterImport, RosterOutcome, RosterState } from '../roster.entities';
import type { ListColumn, RosterColumn } from '../roster.rules';
import {
  addClasses,
  addRows,
  beginImport,
  chooseCourse,
  chooseRemovingOthers,
  discardImport,
  endImport,
  peopleInvitedBy,
  rosterClasses,
  rosterImport,
  rosterImports,
  type RosterReader,
} from './roster-import.queries';
import { otherPeople, outcomeCounts, rosterRows } from './roster-plan.queries';
import { ROSTER_TOPIC } from './roster-runner';
import type {
  RosterClassChoice,
  RosterOthers,
  RosterOutcomeCount,
  RosterRowConnection,
} from './rosters.types';

const ENDED_BEFORE = 'The import ended before this row';
const MAX_LISTED = 50;
const MAX_NAMED = 100;
const BEGUN = 'The import has begun';
/** What the file for the person who uploaded it has: what was not imported. */
const NOT_TAKEN = [RosterOutcome.REFUSED, RosterOutcome.NOT_IMPORTED];
/** The rows of one file: more than a package can have. */
const ALL_ROWS = 1_000_000;

const UPLOADS: RateLimit = {
  name: 'roster-uploads',
  points: 30,
  seconds: 60 * 60,
  refusal: 'You uploaded too many lists. Please try again in an hour.',
};

const ROWS_AT_ONCE = 5000;
const NAME_LENGTH = 100;

/** The import, and the columns of a list. */
interface Uploaded {
  id: string;
  columns?: ListColumn[];
}

/**
 * Imports of students: members of a course's team who may manage its students see and start those of the course,
 * administrators those of packages.
 * NOT_FOUND for any other import.
 */
@Service()
export class RostersService {
  constructor(
    private readonly database: Database,
    private readonly teaching: TeachingService,
    private readonly auditLog: AuditLog,
    private readonly invited: InvitedStudentsService,
    private readonly invitationMails: InvitationMails,
    private readonly limiter: RateLimiter,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** Refuses whoever may not import students into the course, before the file is received. */
  async permitList(viewer: Viewer | null, courseId: string): Promise<Viewer> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    await this.teaching.requireCourse(instructor, courseId, CoursePermission.MANAGE_STUDENTS);
    return instructor;
  }

  /** A CSV file for a course whose students the viewer may manage. */
  async uploadList(
    viewer: Viewer | null,
    courseId: string,
    { name, bytes, columns }: { name: string; bytes: Uint8Array; columns: RosterColumn[] | null },
  ): Promise<Uploaded | RefusedFile> {
    const user = await this.permitList(viewer, courseId);
    return this.upload({ user, courseId, name }, { kind: 'list', bytes, columns });
  }

  /** A OneRoster package; administrators only. */
  async uploadPackage(
    viewer: Viewer | null,
    { name, bytes }: { name: string; bytes: Uint8Array },
  ): Promise<Uploaded | RefusedFile> {
    const user = requireRole(viewer, Role.ADMIN);
    // Dates in Swedish are YYYY-MM-DD.
    const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: user.account.timeZone ?? 'UTC' });
    const today = dates.format(this.clock.now());
    return this.upload({ user, courseId: null, name }, { kind: 'package', bytes, today });
  }

  private async upload(
    { user, courseId, name }: { user: Viewer; courseId: string | null; name: string },
    file: RosterFile,
  ): Promise<Uploaded | RefusedFile> {
    await this.limiter.consume(UPLOADS, user.account.id);
    const content = await readInThread(file);
    if ('error' in content) return content;
    const { columns, isDelta, classes, rows } = content;
    const id = newId();
    const entry = {
      id,
      ownerId: user.account.id,
      courseId,
      fileName: isBlank(name) || !isStorableText(name) ? 'File' : truncate(name.trim(), NAME_LENGTH),
      state: RosterState.CHECKED,
      isDelta,
      removesOthers: false,
      rowCount: rows.length,
      doneCount: 0,
      createdAt: this.clock.now(),
    };
    await this.database.transaction(async (transaction) => {
      await transaction.with(RosterImport, (imports) => imports.insert(entry));
      if (classes.length > 0) await transaction.rows(addClasses(id, classes));
      for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
        await transaction.rows(
          addRows(id, { rows: rows.slice(first, first + ROWS_AT_ONCE), first: first + 1 }),
        );
    });
    return { id, ...(columns && { columns }) };
  }

  async one(viewer: Viewer | null, id: string): Promise<RosterImport> {
    const reader = readerOf(viewer);
    const row = isId(id) && (await this.database.row(rosterImport(id, reader)));
    if (!row) throw notFound('Import');
    return row;
  }

  /** Imports of a course whose students the viewer may manage, newest first, at most 50. */
  async ofCourse(viewer: Viewer | null, courseId: string): Promise<RosterImport[]> {
    const { id } = await this.teaching.requireCourse(viewer, courseId, CoursePermission.MANAGE_STUDENTS);
    return this.database.rows(rosterImports(id, readerOf(viewer), MAX_LISTED));
  }

  /** Imports of packages, newest first, at most 50; for administrators. */
  packages(viewer: Viewer | null): Promise<RosterImport[]> {
    const reader = { accountId: administratorId(viewer), isAdministrator: true };
    return this.database.rows(rosterImports(null, reader, MAX_LISTED));
  }

  /** What the import does at this moment, or did, by number of rows. The caller has read it with `one`. */
  counts({ id }: RosterImport): Promise<RosterOutcomeCount[]> {
    return this.database.rows(outcomeCounts(id, this.clock.now()));
  }

  /** Whether the people whom imports invite get their links by mail. */
  get sendsMail(): boolean {
    return this.invited.sendsMail;
  }

  classes({ id }: RosterImport): Promise<RosterClassChoice[]> {
    return this.database.rows(rosterClasses(id));
  }

  /** Whom the import removes if that is chosen; nobody once it has begun, or if it cannot be chosen. */
  async others({ id, state, isDelta }: RosterImport): Promise<RosterOthers> {
    if (state !== RosterState.CHECKED || isDelta) return { totalCount: 0, people: [] };
    const people = await this.database.rows(otherPeople({ importId: id, max: MAX_NAMED }));
    return { totalCount: people[0]?.totalCount ?? 0, people };
  }

  async rows(
    { id }: RosterImport,
    { only, first, after }: { only: RosterOutcome | null; first: number; after: string | null },
  ): Promise<RosterRowConnection> {
    const size = pageSize(first);
    const page = {
      importId: id,
      only: only && [only],
      after: numberOf(after),
      max: size + 1,
      now: this.clock.now(),
    };
    const found = await this.database.rows(rosterRows(page));
    const nodes = found.slice(0, size);
    const last = nodes.at(-1);
    const pageInfo = { hasNextPage: found.length > size, endCursor: last ? String(last.number) : null };
    return { nodes, pageInfo };
  }

  /** Chooses the course of a class of a package, or null for none, before the import begins. */
  async chooseCourse(
    viewer: Viewer | null,
    id: string,
    { number, courseId }: { number: number; courseId: string | null },
  ): Promise<RosterImport> {
    const result = await this.one(viewer, id);
    if (courseId !== null && !isId(courseId)) throw notFound('Course');
    if (result.state !== RosterState.CHECKED) throw forbidden(BEGUN);
    const chosen = await this.database.row(chooseCourse({ importId: result.id, number, courseId }));
    if (!chosen) throw notFound('Course');
    return result;
  }

  /** Chooses whether people who are not in the file are removed, before the import begins: the dry run counts them then. */
  async chooseRemovingOthers(
    viewer: Viewer | null,
    id: string,
    removesOthers: boolean,
  ): Promise<RosterImport> {
    const result = await this.one(viewer, id);
    requireWhole(result, removesOthers);
    if (!(await this.database.row(chooseRemovingOthers({ id: result.id, removesOthers }))))
      throw forbidden(BEGUN);
    return this.one(viewer, id);
  }

  /** Begins the import; refuses like InvitationMails where invited people get mails. A second call changes nothing. */
  async start(viewer: Viewer | null, id: string, removesOthers: boolean): Promise<RosterImport> {
    const user = requireViewer(viewer);
    const result = await this.one(user, id);
    requireWhole(result, removesOthers);
    if (result.courseId !== null && this.sendsMail)
      await this.invitationMails.requireSender(result.ownerId, this.database);
    await this.database.transaction(async (transaction) => {
      const begun = await transaction.row(
        beginImport({ id: result.id, removesOthers, now: this.clock.now() }),
      );
      if (!begun) return;
      const details = {
        ...detailsOf(result),
        rows: String(result.rowCount),
        ...(removesOthers && { removesOthers: 'true' }),
      };
      const action = result.courseId === null ? 'PACKAGE_IMPORTED' : 'STUDENTS_IMPORTED';
      await this.auditLog.record(user, action, transaction, { details });
    });
    this.events.publish(ROSTER_TOPIC, {});
    return this.one(user, id);
  }

  /**
   * Ends an import that is under way; what was imported stays. Waits for the batch that is being carried out. A second
   * call changes nothing. FORBIDDEN before it begins.
   */
  async stop(viewer: Viewer | null, id: string): Promise<RosterImport> {
    const user = requireViewer(viewer);
    const result = await this.one(user, id);
    if (result.state === RosterState.CHECKED) throw forbidden('The import has not begun');
    await this.database.transaction(async (transaction) => {
      const ended = { id: result.id, state: RosterState.STOPPED, now: this.clock.now() };
      if (!(await transaction.row(endImport(ended)))) return;
      await this.auditLog.record(user, 'IMPORT_STOPPED', transaction, { details: detailsOf(result) });
    });
    return this.one(user, id);
  }

  /** Deletes an import that has not begun; FORBIDDEN for others. */
  async discard(viewer: Viewer | null, id: string): Promise<true> {
    const result = await this.one(viewer, id);
    if (!(await this.database.row(discardImport(result.id)))) throw forbidden(BEGUN);
    return true;
  }

  /**
   * The rows that were refused, or not imported because the import ended before, as CSV with the reasons. The audit log
   * records it, unless only its size is asked for.
   */
  async refusedAsCsv(viewer: Viewer | null, id: string, { isHead = false } = {}): Promise<string> {
    const user = requireViewer(viewer);
    const result = await this.one(user, id);
    const details = detailsOf(result);
    if (!isHead) await this.auditLog.record(user, 'REFUSED_ROWS_EXPORTED', this.database, { details });
    const page = { importId: result.id, only: NOT_TAKEN, after: 0, max: ALL_ROWS };
    const rows = await this.database.rows(rosterRows({ ...page, now: this.clock.now() }));
    return csv(
      ['File', 'Line', 'Name', 'Email', 'Group', 'Reason'],
      rows.map(({ file, line, name, email, groupName, problem, outcome }) => [
        file ?? result.fileName,
        line,
        name,
        email,
        groupName,
        outcome === RosterOutcome.NOT_IMPORTED ? ENDED_BEFORE : problem,
      ]),
    );
  }

  /**
   * New links of everybody whom the import invited, as CSV, where no mail can be sent; earlier links no longer work.
   * FORBIDDEN where mails are sent.
   */
  async linksAsCsv(viewer: Viewer | null, id: string): Promise<string> {
    const user = requireViewer(viewer);
    const result = await this.one(user, id);
    return this.database.transaction(async (transaction) => {
      const invitations = await transaction.rows(peopleInvitedBy(result.id));
      return this.invited.exportLinks(user, invitations, detailsOf(result), transaction);
    });
  }
}

async function readInThread(file: RosterFile): Promise<RosterContent | RefusedFile> {
  try {
    return await inLimitedThread('modules/teaching/rosters/reading/roster-thread', file);
  } catch (error) {
    if (!(error instanceof ThreadLimit)) throw error;
    return { error: 'The file takes too long to read, or too much memory. Please split it.' };
  }
}

/** Whose imports the viewer sees; FORBIDDEN for students. */
function readerOf(viewer: Viewer | null): RosterReader {
  const { account } = requireViewer(viewer);
  if (account.role === Role.ADMIN) return { accountId: account.id, isAdministrator: true };
  return { accountId: requireRole(viewer, Role.INSTRUCTOR).account.id, isAdministrator: false };
}

/** What is recorded about an import. */
const detailsOf = ({ courseId }: RosterImport) => (courseId === null ? {} : { courseId });

/** Refuses to remove those who are not in a package with only what changed: they may be students all the same. */
function requireWhole({ isDelta }: RosterImport, removesOthers: boolean): void {
  if (isDelta && removesOthers)
    throw forbidden(
      'This package has only what changed since an earlier one (delta), so people who are not in it cannot be removed',
    );
}

function numberOf(cursor: string | null): number {
  if (cursor === null) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw badCursor();
  return Number(cursor);
}
