import { Clock } from '../../../../platform/clock';
import { Database } from '../../../../platform/database/database';
import { newId } from '../../../../platform/ids';
import { Service } from '../../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../../platform/rate-limiter';
import { isBlank, isStorableText, truncate } from '../../../../platform/text.rules';
import { requireRole, Role, type Viewer } from '../../../../platform/viewer';
import { CoursePermission } from '../../../courses/permissions/course-permissions.rules';
import { TeachingService } from '../../authoring/teaching.service';
import type { OneRosterPackage } from '../reading/one-roster';
import { readInThread } from '../reading/read-in-thread';
import { UnreadableFile } from '../reading/decoded-text';
import { RosterImport, RosterState } from '../roster.entities';
import type { ListColumn, RosterColumn } from '../roster.rules';
import { addClasses, addRows } from './roster-import.queries';

const UPLOADS: RateLimit = {
  name: 'roster-uploads',
  points: 30,
  seconds: 60 * 60,
  refusal: 'You uploaded too many lists. Please try again in an hour.',
};
/** Why a file is refused; with the columns of a list if choosing others may help. */
interface Refused {
  error: string;
  columns?: ListColumn[];
}

const ROWS_AT_ONCE = 5000;
const NAME_LENGTH = 100;

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
  ): Promise<{ id: string; columns: ListColumn[] } | Refused> {
    const user = await this.permitList(viewer, courseId);
    await this.limiter.consume(UPLOADS, user.account.id);
    const list = await readInThread({ kind: 'list', bytes, columns });
    if (list instanceof UnreadableFile) return refused(list);
    const { id } = await this.store(
      { user, courseId, name },
      { isDelta: false, classes: [], rows: list.rows },
    );
    return { id, columns: list.columns };
  }

  /** A OneRoster package; administrators only. */
  async uploadPackage(
    viewer: Viewer | null,
    file: { name: string; bytes: Uint8Array },
  ): Promise<{ id: string } | Refused> {
    const administrator = requireRole(viewer, Role.ADMIN);
    await this.limiter.consume(UPLOADS, administrator.account.id);
    const content = await readInThread({
      kind: 'package',
      bytes: file.bytes,
      today: this.todayOf(administrator),
    });
    if (content instanceof UnreadableFile) return refused(content);
    return this.store({ user: administrator, courseId: null, name: file.name }, content);
  }

  /** The date where the viewer is, as YYYY-MM-DD. */
  private todayOf({ account: { timeZone } }: Viewer): string {
    // Dates in Swedish have this form.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone ?? 'UTC' }).format(this.clock.now());
  }

  private async store(
    { user, courseId, name }: { user: Viewer; courseId: string | null; name: string },
    { isDelta, classes, rows }: OneRosterPackage,
  ): Promise<{ id: string }> {
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
    return { id };
  }
}

const refused = ({ message, columns }: UnreadableFile): Refused => ({
  error: message,
  ...(columns && { columns }),
});
