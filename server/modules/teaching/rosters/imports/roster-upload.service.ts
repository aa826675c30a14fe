import { Clock } from '../../../../platform/clock';
import { Database } from '../../../../platform/database/database';
import { newId } from '../../../../platform/ids';
import { inLimitedThread, ThreadLimit } from '../../../../platform/limited-thread';
import { Service } from '../../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../../platform/rate-limiter';
import { isBlank, isStorableText, truncate } from '../../../../platform/text.rules';
import { requireRole, Role, type Viewer } from '../../../../platform/viewer';
import { CoursePermission } from '../../../courses/permissions/course-permissions.rules';
import { TeachingService } from '../../authoring/teaching.service';
import type { RosterContent } from '../reading/roster-content';
import type { RefusedFile, RosterFile } from '../reading/roster-thread';
import { RosterImport, RosterState } from '../roster.entities';
import type { ListColumn, RosterColumn } from '../roster.rules';
import { addClasses, addRows } from './roster-import.queries';

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

/** Reads uploaded files into imports that have not begun; a file that cannot be read is refused with the reason. */
@Service()
export class RosterUploadService {
  constructor(
    private readonly database: Database,
    private readonly teaching: TeachingService,
    private readonly limiter: RateLimiter,
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
}

async function readInThread(file: RosterFile): Promise<RosterContent | RefusedFile> {
  try {
    return await inLimitedThread('modules/teaching/rosters/reading/roster-thread', file);
  } catch (error) {
    if (!(error instanceof ThreadLimit)) throw error;
    return { error: 'The file takes too long to read, or too much memory. Please split it.' };
  }
}
