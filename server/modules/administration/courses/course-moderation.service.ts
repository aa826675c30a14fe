import { Clock } from '../../../platform/clock';
import type { Page } from '../../../platform/connection';
import { pageByKey } from '../../../platform/database/list-order';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { notFound, validated } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { wordPatterns } from '../../../platform/search';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { type AuditActor, AuditLog } from '../../../platform/audit/audit-log';
import type { AuditAction } from '../../../platform/audit/audit-actions';
import { NoticeService } from '../../notifications/notice.service';
import { NotificationKind } from '../../notifications/notification.types';
import type { InstructorCourse } from '../../teaching/authoring/authoring.types';
import type { accountReinstated, accountSuspended } from '../../accounts/account.events';
import { republishCourses, unpublishCoursesOf } from '../../courses/courses-of-account.queries';
import { TeachingService } from '../../teaching/authoring/teaching.service';
import { Course } from '../../courses/course.entities';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import {
  COURSE_ORDERS,
  lockManagedCourse,
  managedCourseById,
  managedCoursesPage,
  waitingCounts,
  requestLift,
  publishedCourseCounts,
} from './moderation.queries';
import { blockCourseRules } from './course-moderation.rules';
import {
  CourseBlocked,
  type ManagedCourse,
  type OwnedCourseCounts,
  type ManagedCourseConnection,
  type ManagedCourseFilter,
  type ManagedCourseSort,
} from './moderation.types';

/** What a change does to a course, in its transaction. */
type Change = (course: RowOf<typeof lockManagedCourse>, transaction: Database, by: Viewer) => Promise<void>;

/** Which courses to list; null or left out: any. */
interface ManagedCoursesRequest {
  search?: string | null;
  only?: ManagedCourseFilter | null;
  sort: ManagedCourseSort;
  isDescending: boolean;
}

/**
 * Administrators' view of all courses, and what they decide about them, recorded in the audit log. UNAUTHENTICATED for
 * visitors, FORBIDDEN for other roles, NOT_FOUND for courses that do not exist. Repeating a decision does nothing.
 */
@Service()
export class CourseModerationService {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly notices: NoticeService,
    private readonly teaching: TeachingService,
    private readonly clock: Clock,
  ) {}

  /** Courses whose title and instructor contain the words of `search`, in order; `first` from 1 to 100. */
  async courses(
    viewer: Viewer | null,
    { search, only, sort, isDescending, ...page }: Page & ManagedCoursesRequest,
  ): Promise<ManagedCourseConnection> {
    administratorId(viewer);
    const filter = { search: wordPatterns(search), only: only ?? null };
    return pageByKey(page, COURSE_ORDERS[sort], (requested) =>
      this.database.rows(managedCoursesPage({ ...requested, ...filter, sort, isDescending })),
    );
  }

  /** How many published courses an account owns, and how many students they have. */
  async publishedCoursesOf(accountId: string): Promise<OwnedCourseCounts> {
    return (await this.database.row(publishedCourseCounts(accountId)))!;
  }

  /** Unpublishes the courses of an account that is suspended, if its administrator chose to. */
  async unpublishSuspended(
    { accountId, unpublishesCourses, actor }: (typeof accountSuspended)['payload'],
    transaction: Database,
  ): Promise<void> {
    if (!unpublishesCourses) return;
    for (const { id } of await transaction.rows(unpublishCoursesOf(accountId)))
      await this.record(actor, 'COURSE_UNPUBLISHED', id, accountId, transaction);
  }

  /** Publishes courses of an account again whose suspension unpublished them. */
  async publishReinstated(
    { accountId, publishes, actor }: (typeof accountReinstated)['payload'],
    transaction: Database,
  ): Promise<void> {
    const published = republishCourses({ instructorId: accountId, ids: publishes });
    for (const { id } of await transaction.rows(published))
      await this.record(actor, 'COURSE_PUBLISHED', id, accountId, transaction);
  }

  /** What waits for the decision of an administrator. */
  async waiting(viewer: Viewer | null): Promise<RowOf<() => typeof waitingCounts>> {
    administratorId(viewer);
    return (await this.database.row(waitingCounts))!;
  }

  /**
   * Unpublishes the course, until an administrator lifts the block, and tells its instructor why. A draft is blocked
   * too, in case its instructor is about to publish it; a new reason replaces the old one and ends a request.
   */
  async block(viewer: Viewer | null, courseId: string, input: { reason: string }): Promise<CourseBlocked> {
    administratorId(viewer);
    const { reason } = validated(blockCourseRules, input);
    const course = await this.changing(viewer, courseId, async (before, transaction, by) => {
      if (before.blockReason === reason) return;
      await transaction.with(Course, (courses) =>
        courses.update(
          { id: courseId },
          {
            isPublished: false,
            isFeatured: false,
            blockReason: reason,
            blockedAt: this.clock.now(),
            liftRequestedAt: null,
          },
        ),
      );
      await this.record(by, 'COURSE_BLOCKED', courseId, before.instructorId, transaction);
      const message = `An administrator unpublished “${before.title}”: ${reason}`;
      await this.tell(
        before,
        { ...blockNotice(courseId), title: 'Course unpublished', message },
        transaction,
      );
    });
    return new CourseBlocked({ course });
  }

  /** The course stays a draft, which its instructor can publish. */
  liftBlock(viewer: Viewer | null, courseId: string): Promise<ManagedCourse> {
    return this.changing(viewer, courseId, async (before, transaction, by) => {
      if (before.blockReason === null) return;
      await transaction.with(Course, (courses) =>
        courses.update({ id: courseId }, { blockReason: null, blockedAt: null, liftRequestedAt: null }),
      );
      await this.record(by, 'COURSE_BLOCK_LIFTED', courseId, before.instructorId, transaction);
      const message = `An administrator allows you to publish “${before.title}” again.`;
      await this.tell(
        before,
        { ...blockNotice(courseId), title: 'Publishing allowed', message },
        transaction,
      );
    });
  }

  /** Featured courses are listed first while they are published. */
  setFeatured(viewer: Viewer | null, courseId: string, isFeatured: boolean): Promise<ManagedCourse> {
    return this.changing(viewer, courseId, async (before, transaction, by) => {
      if (before.isFeatured === isFeatured) return;
      await transaction.with(Course, (courses) => courses.update({ id: courseId }, { isFeatured }));
      const action = isFeatured ? 'COURSE_FEATURED' : 'COURSE_UNFEATURED';
      await this.record(by, action, courseId, before.instructorId, transaction);
      if (!isFeatured) return;
      const notice = {
        title: 'Course featured',
        message: `“${before.title}” is now listed first in the catalogue.`,
        path: `/courses/${courseId}`,
        dedupeKey: `course-featured:${courseId}`,
      };
      await this.tell(before, notice, transaction);
    });
  }

  /**
   * A member of the team asks to lift the block of the course; has no effect on a course without one. UNAUTHENTICATED for
   * visitors, FORBIDDEN for other roles and members who cannot publish, NOT_FOUND outside the team.
   */
  async requestLift(viewer: Viewer | null, courseId: string): Promise<InstructorCourse> {
    const by = requireRole(viewer, Role.INSTRUCTOR);
    const memberId = by.account.id;
    if (isId(courseId))
      await this.database.transaction(async (transaction) => {
        const request = { memberId, courseId, now: this.clock.now() };
        if (await transaction.row(requestLift(request)))
          await this.record(by, 'COURSE_LIFT_REQUESTED', courseId, memberId, transaction);
      });
    return this.teaching.requireCourse(by, courseId, CoursePermission.PUBLISH);
  }

  private async changing(viewer: Viewer | null, courseId: string, change: Change): Promise<ManagedCourse> {
    const by = requireRole(viewer, Role.ADMIN);
    if (!isId(courseId)) throw notFound('Course');
    await this.database.transaction(async (transaction) => {
      const course = await transaction.row(lockManagedCourse(courseId));
      if (!course) throw notFound('Course');
      await change(course, transaction, by);
    });
    const course = await this.database.row(managedCourseById(courseId));
    if (!course) throw notFound('Course');
    return course;
  }

  private record(
    by: Viewer | AuditActor,
    action: AuditAction,
    courseId: string,
    subjectId: string,
    transaction: Database,
  ): Promise<void> {
    return this.auditLog.record(by, action, transaction, { subjectId, details: { courseId } });
  }

  private tell(
    { instructorId: recipientId }: RowOf<typeof lockManagedCourse>,
    notice: { title: string; message: string; path: string; dedupeKey: string },
    transaction: Database,
  ): Promise<void> {
    const kind = NotificationKind.COURSE_MODERATED;
    return this.notices.write({ recipientId, kind, ...notice }, transaction);
  }
}

/** One notification a course: the last decision is the one that counts. */
const blockNotice = (courseId: string) => ({
  path: `/instructor/courses/${courseId}/edit`,
  dedupeKey: `course-block:${courseId}`,
});
