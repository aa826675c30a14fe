import * as z from 'zod/mini';
import { optionalText, wholeNumber } from '../../../platform/validation.rules';
import { Clock } from '../../../platform/clock';
import { decodeTimeCursor, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { PublicReads } from '../../../platform/database/public-reads';
import { type RowOf, rowsInOrder } from '../../../platform/database/statement';
import { notFound, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { stateWhenWritten } from '../../accounts/administration/administration.types';
import { DemoMode } from '../../../platform/demo/platform.service';
import { CatalogueService } from '../catalogue/catalogue.service';
import type { Course } from '../course.types';
import {
  deleteReview,
  lockCourse,
  recountReviews,
  reviewsOfCourses,
  reviewsOfViewer,
  writeReview,
} from './review.queries';
import {
  ReviewDeleted,
  ReviewNotAllowed,
  ReviewWritten,
  type Review,
  type ReviewConnection,
} from './review.types';

const REVIEW_TEXT_MAX_LENGTH = 2000;

const writeReviewRules = z.object({
  stars: wholeNumber('Stars must be a whole number from 1 to 5', 1, 5),
  text: optionalText('Text', REVIEW_TEXT_MAX_LENGTH),
});

/** The viewer-specific part of a course's reviews. */
export interface ViewerReview {
  review: Review | null;
  canReview: boolean;
}

const NOTHING: ViewerReview = { review: null, canReview: false };

@Service()
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly reads: PublicReads,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Only for enrolled students who completed a lesson, never the author; replaces an earlier review. Outside demo mode
   * it waits for approval, also if the earlier one was approved. Updates the course's rating and count in the same
   * transaction.
   */
  async writeReview(
    viewer: Viewer | null,
    courseId: string,
    input: unknown,
  ): Promise<ReviewWritten | ReviewNotAllowed> {
    const user = requireViewer(viewer);
    const review = validated(writeReviewRules, input);
    await this.visibleCourse(user, courseId);
    const isWritten = await this.database.transaction(async (transaction) => {
      await transaction.rows(lockCourse(courseId));
      const written = { courseId, studentId: user.account.id, ...review };
      const state = stateWhenWritten(this.demo);
      if (!(await transaction.row(writeReview({ ...written, state, now: this.clock.now() })))) return false;
      await transaction.rows(recountReviews(courseId));
      return true;
    });
    if (!isWritten) return new ReviewNotAllowed();
    const [own] = await this.reviewsOfViewer(user, [courseId]);
    // Deleted in another tab between the two statements.
    if (!own?.review) throw notFound('Review');
    return new ReviewWritten({ review: own.review, course: await this.visibleCourse(user, courseId) });
  }

  /** Deletes the viewer's own review; idempotent. */
  async deleteReview(viewer: Viewer | null, courseId: string): Promise<ReviewDeleted> {
    const user = requireViewer(viewer);
    await this.visibleCourse(user, courseId);
    await this.database.transaction(async (transaction) => {
      await transaction.rows(lockCourse(courseId));
      if (!(await transaction.row(deleteReview({ courseId, studentId: user.account.id })))) return;
      await transaction.rows(recountReviews(courseId));
      await this.auditLog.record(user, 'REVIEW_DELETED', transaction, { details: { courseId } });
    });
    return new ReviewDeleted({ course: await this.visibleCourse(user, courseId) });
  }

  /**
   * A page of reviews for each of these courses, which the caller got from the catalogue, in the order of the ids;
   * `first` from 1 to 100, `after` a cursor of such a list.
   */
  async reviewsOf(
    viewer: Viewer | null,
    courseIds: readonly string[],
    first: number,
    after: string | null = null,
  ): Promise<ReviewConnection[]> {
    const size = pageSize(first);
    const statement = reviewsOfCourses(courseIds, size + 1, decodeTimeCursor(after));
    const rows = await this.reads.rows(viewer, statement);
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => connectionOf(row!, size));
  }

  /** The viewer's review of each of these courses and whether they may write one, in the order of the ids. */
  async reviewsOfViewer(viewer: Viewer | null, courseIds: readonly string[]): Promise<ViewerReview[]> {
    if (!viewer) return courseIds.map(() => NOTHING);
    const rows = await this.database.rows(reviewsOfViewer(viewer.account.id, courseIds));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row ?? NOTHING);
  }

  private async visibleCourse(viewer: Viewer, courseId: string): Promise<Course> {
    const course = await this.catalogue.course(viewer, courseId);
    if (!course) throw notFound('Course');
    return course;
  }
}

function connectionOf({ rows, starCounts }: RowOf<typeof reviewsOfCourses>, size: number): ReviewConnection {
  const { page, pageInfo } = pageOf(rows, size, ({ time, review }) => [time, review.id]);
  return { nodes: page.map(({ review }) => review), starCounts, pageInfo };
}
