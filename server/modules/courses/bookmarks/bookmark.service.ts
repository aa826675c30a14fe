import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { lockAccount } from '../../accounts/account.queries';
import { addBookmark, bookmarksOf, removeBookmark } from './bookmark.queries';
import { type Bookmark, BookmarkLimitReached, BOOKMARKS_MAX, BookmarkSet } from './bookmark.types';

/** The viewer's own bookmarks of courses and lessons. */
@Service()
export class BookmarkService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The viewer's bookmarks, newest first, without what the viewer cannot open at present. */
  bookmarks(viewer: Viewer | null): Promise<Bookmark[]> {
    return this.database.rows(bookmarksOf(requireViewer(viewer).account.id));
  }

  /**
   * Adds or removes the bookmark of a lesson, or of the course itself if `lessonId` is null; idempotent. Adding is
   * NOT_FOUND unless the viewer can open it; removing always works.
   */
  async set(
    viewer: Viewer | null,
    courseId: string,
    lessonId: string | null,
    isBookmarked: boolean,
  ): Promise<BookmarkSet | BookmarkLimitReached> {
    const user = requireViewer(viewer);
    if (!isId(courseId) || (lessonId !== null && !isId(lessonId))) throw notFound('Course');
    const marked = { accountId: user.account.id, courseId, lessonId };
    if (!isBookmarked) {
      await this.database.rows(removeBookmark(marked));
      return new BookmarkSet({ viewer: user });
    }
    const outcome = await this.database.transaction(async (transaction) => {
      await transaction.rows(lockAccount(user.account.id));
      return transaction.row(
        addBookmark({ ...marked, id: newId(), max: BOOKMARKS_MAX, now: this.clock.now() }),
      );
    });
    if (!outcome) throw notFound(lessonId === null ? 'Course' : 'Lesson');
    return outcome.isFull ? new BookmarkLimitReached() : new BookmarkSet({ viewer: user });
  }
}
