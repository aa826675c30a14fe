import { type Page, pageByTime } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { ApprovalState } from '../../accounts/administration/administration.types';
import { AuditLog } from '../../../platform/audit/audit-log';
import { NoticeService } from '../../notifications/notice.service';
import { NotificationKind } from '../../notifications/notification.types';
import { lockCourse, recountReviews, setReviewState } from '../../courses/reviews/review.queries';
import { managedReviewById, managedReviewsPage } from './moderation.queries';
import { type ManagedReviewConnection, ReviewChanged, ReviewStateSet } from './moderation.types';

type FoundReview = RowOf<typeof managedReviewById>;

const NOTICES: Readonly<Record<ApprovalState, (course: string) => { title: string; message: string }>> = {
  APPROVED: (course) => ({ title: 'Review published', message: `Your review of “${course}” is public.` }),
  HIDDEN: (course) => ({
    title: 'Review hidden',
    message: `An administrator hid your review of “${course}”. Only you can see it.`,
  }),
  WAITING: (course) => ({
    title: 'Review waiting',
    message: `Your review of “${course}” waits for an administrator’s approval.`,
  }),
};

/**
 * Administrators' view of all reviews, and which of them are public. UNAUTHENTICATED for visitors, FORBIDDEN for other
 * roles, NOT_FOUND for reviews that do not exist.
 */
@Service()
export class ReviewModerationService {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly notices: NoticeService,
  ) {}

  /** Reviews in this state, newest first; null: in any. `first` from 1 to 100. */
  async reviews(
    viewer: Viewer | null,
    { state = null, ...page }: Page & { state?: ApprovalState | null },
  ): Promise<ManagedReviewConnection> {
    administratorId(viewer);
    return pageByTime(page, (requested) => this.database.rows(managedReviewsPage({ ...requested, state })));
  }

  /**
   * Makes a review public or hides it, with the course's rating and count; recorded in the audit log, and its student
   * is told. `revision` is the one that the administrator read; if there is a newer one, it is returned instead.
   * Repeating it does nothing.
   */
  async setState(
    viewer: Viewer | null,
    reviewId: string,
    state: ApprovalState,
    revision: number,
  ): Promise<ReviewStateSet | ReviewChanged> {
    const by = requireRole(viewer, Role.ADMIN);
    const { courseId } = await this.found(reviewId, this.database);
    const review = await this.database.transaction(async (transaction) => {
      // The course before the review, as those who write one do.
      await transaction.rows(lockCourse(courseId));
      const before = await this.found(reviewId, transaction);
      if (before.revision !== revision || before.state === state) return before;
      await transaction.rows(setReviewState({ id: reviewId, state }));
      await transaction.rows(recountReviews(courseId));
      const about = { subjectId: before.studentId, details: { courseId, from: before.state, to: state } };
      await this.auditLog.record(by, 'REVIEW_STATE_CHANGED', transaction, about);
      await this.tell(before, state, transaction);
      return { ...before, state };
    });
    return review.revision === revision ? new ReviewStateSet({ review }) : new ReviewChanged({ review });
  }

  private async found(reviewId: string, database: Database): Promise<FoundReview> {
    const review = isId(reviewId) && (await database.row(managedReviewById(reviewId)));
    if (!review) throw notFound('Review');
    return review;
  }

  /** One notification a review: the last decision is the one that counts. */
  private tell(review: FoundReview, state: ApprovalState, transaction: Database): Promise<void> {
    return this.notices.write(
      {
        recipientId: review.studentId,
        kind: NotificationKind.REVIEW_MODERATED,
        ...NOTICES[state](review.courseTitle),
        path: `/courses/${review.courseId}`,
        dedupeKey: `review:${review.id}`,
      },
      transaction,
    );
  }
}
