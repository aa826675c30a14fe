import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { rowsInOrder } from '../../platform/database/statement';
import { forbidden, notFound } from '../../platform/errors';
import { EventBus } from '../../platform/events';
import { isId, newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import { EnrollmentMode } from '../courses/course.entities';
import type { Course } from '../courses/course.types';
import { newCertificateNumber } from './certificates/certificate-number';
import { NoticeService } from '../notifications/notice.service';
import { BulkEnrollmentService } from './bulk-enrollment.service';
import { completeOnce, undoOnce } from './enrollment.queries';
import { requestsOf, withdrawRequest } from './joining.queries';
import { againIfFilled, type JoiningDecision, JoiningService } from './joining.service';
import { LearningService } from './learning.service';
import { enrollmentTopic, ProgressService } from './progress.service';
import {
  AlreadyEnrolled,
  ApprovalNeeded,
  CourseFull,
  EnrollmentEnded,
  Enrolled,
  type Enrollment,
  EnrollmentClosed,
  JoinLinkNeeded,
  LessonProgress,
  OwnCourse,
  type ViewerRequest,
} from './enrollment.types';

export type EnrollOutcome =
  Enrolled | AlreadyEnrolled | OwnCourse | EnrollmentClosed | JoinLinkNeeded | ApprovalNeeded | CourseFull;

@Service()
export class EnrollmentService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly learning: LearningService,
    private readonly progress: ProgressService,
    private readonly joining: JoiningService,
    private readonly bulk: BulkEnrollmentService,
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Enrolls any signed-in account in any published course but their own. Where the team decides, this asks to join; in
   * a full course it puts the viewer on the waiting list.
   */
  async enroll(viewer: Viewer | null, courseId: string): Promise<EnrollOutcome> {
    const user = requireViewer(viewer);
    const enroll = () => this.joining.enroll(this.database, { studentId: user.account.id, courseId });
    return this.outcome(user, courseId, await againIfFilled(enroll));
  }

  /** Like `enroll`, with the code of a join link, which needs no approval; null if nobody can use it. */
  async joinByCode(user: Viewer, code: string): Promise<EnrollOutcome | null> {
    const joined = await againIfFilled(() => this.joining.joinByCode(user.account.id, code));
    return joined && this.outcome(user, joined.courseId, joined.decision);
  }

  /** Ends the viewer's enrollment; what they completed stays. NOT_FOUND unless enrolled. */
  async leave(viewer: Viewer | null, courseId: string): Promise<EnrollmentEnded> {
    const user = requireViewer(viewer);
    if (!isId(courseId)) throw notFound('Enrollment');
    const own = [{ studentId: user.account.id, courseId }];
    const ended = await this.database.transaction((transaction) =>
      this.bulk.remove(own, transaction, { isTold: false }),
    );
    if (ended.length === 0) throw notFound('Enrollment');
    return new EnrollmentEnded({ course: await this.catalogue.course(user, courseId), viewer: user });
  }

  /** Withdraws the viewer's request to join, or takes them off the waiting list. */
  async withdrawRequest(viewer: Viewer | null, courseId: string): Promise<Course> {
    const user = requireViewer(viewer);
    if (isId(courseId)) await this.database.row(withdrawRequest({ courseId, studentId: user.account.id }));
    const course = await this.catalogue.course(user, courseId);
    if (!course) throw notFound('Course');
    return course;
  }

  /** The viewer's requests to join these courses, in order; null if there is none. */
  async requestsOf(viewer: Viewer, courseIds: readonly string[]): Promise<(ViewerRequest | null)[]> {
    const rows = await this.database.rows(requestsOf({ studentId: viewer.account.id, courseIds }));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row ?? null);
  }

  private async outcome(user: Viewer, courseId: string, { kind }: JoiningDecision): Promise<EnrollOutcome> {
    if (kind === 'OWN') return new OwnCourse();
    if (kind === 'CLOSED') return new EnrollmentClosed();
    if (kind === 'LINK_NEEDED') return new JoinLinkNeeded();
    const load = () => this.catalogue.course(user, courseId);
    let course = await load();
    // Who enrolls again may have completed all lessons that are left.
    if (course?.viewerEnrollment && (await this.certify(user, courseId, course.viewerEnrollment)))
      course = await load();
    if (!course) throw notFound('Course');
    const enrollment = enrollmentOf(course);
    if (enrollment) {
      if (kind === 'ALREADY') return new AlreadyEnrolled({ enrollment });
      this.announce(user, courseId);
      return new Enrolled({ enrollment, viewer: user });
    }
    const [request] = await this.requestsOf(user, [courseId]);
    if (!request) throw notFound('Course');
    return request.position === null
      ? new ApprovalNeeded({ course })
      : new CourseFull({ course, waitingPosition: request.position });
  }

  /** The viewer's enrollment in the course; null if not enrolled. */
  async enrollmentIn(viewer: Viewer | null, courseId: string): Promise<Enrollment | null> {
    const course = await this.catalogue.course(requireViewer(viewer), courseId);
    return course ? enrollmentOf(course) : null;
  }

  /** Only for enrolled students; idempotent. With a `courseId`, the lesson must belong to that course. */
  completeLesson(
    viewer: Viewer | null,
    lessonId: string,
    { courseId = null }: { courseId?: string | null } = {},
  ): Promise<LessonProgress> {
    const { account } = requireViewer(viewer);
    if (courseId !== null && !isId(courseId)) throw notFound('Lesson');
    const completion = {
      studentId: account.id,
      lessonId,
      courseId,
      now: this.clock.now(),
      certificateId: newId(),
      certificateNumber: newCertificateNumber(),
    };
    return this.move(viewer, lessonId, completeOnce(completion));
  }

  /** Only for enrolled students; an issued certificate is kept. */
  undoLessonCompletion(viewer: Viewer | null, lessonId: string): Promise<LessonProgress> {
    const { account } = requireViewer(viewer);
    return this.move(viewer, lessonId, undoOnce(account.id, lessonId));
  }

  /** Changes of the viewer's enrollments in any process, until the subscription ends. */
  changes(viewer: Viewer | null): AsyncIterableIterator<Enrollment> {
    const user = requireViewer(viewer);
    return this.events.subscribe(enrollmentTopic(user.account.id), async ({ courseId }) =>
      this.enrollmentIn(user, courseId!),
    );
  }

  private announce({ account }: Viewer, courseId: string): void {
    this.events.publish(enrollmentTopic(account.id), { courseId });
  }

  private async move(
    viewer: Viewer | null,
    lessonId: string,
    progress: ReturnType<typeof completeOnce>,
  ): Promise<LessonProgress> {
    const user = requireViewer(viewer);
    const outcome = isId(lessonId) && (await this.database.row(progress));
    if (!outcome || (!outcome.isEnrolled && !outcome.isVisible)) throw notFound('Lesson');
    if (!outcome.isEnrolled) throw forbidden('Enroll in this course to mark its lessons complete');
    const { courseId, lesson } = outcome;
    this.notices.announce(outcome.notices, this.database);
    if (outcome.hasMoved) this.announce(user, courseId);

    const moved = await this.progressIn(user, courseId);
    // The course was deleted between the two statements.
    if (!moved) throw notFound('Lesson');
    const { enrollment, learning } = moved;
    return Object.assign(new LessonProgress(), { lesson, enrollment, viewer: { ...user, learning } });
  }

  /** Issues the certificate if a quiz that it requires was passed while the last lesson was being completed. */
  private async progressIn(user: Viewer, courseId: string) {
    const moved = await this.learning.afterProgress(user, courseId);
    if (!moved || !(await this.certify(user, courseId, moved.enrollment))) return moved;
    return this.learning.afterProgress(user, courseId);
  }

  /** Issues the certificate if the student earned it and has none; returns whether it was issued. */
  private async certify(
    { account }: Viewer,
    courseId: string,
    { percent, certificate }: Pick<Enrollment, 'percent' | 'certificate'>,
  ): Promise<boolean> {
    if (percent !== 100 || certificate) return false;
    return (await this.progress.certify(courseId, [account.id])) > 0;
  }
}

/** The viewer's enrollment as loaded with the course, linked to it; null if not enrolled. */
export function enrollmentOf(course: Course | null): Enrollment | null {
  return course?.viewerEnrollment ? { ...course.viewerEnrollment, course } : null;
}

/** Courses that everybody can join at once have no requests, which saves a statement. */
export const canHaveRequests = ({ enrollmentMode, capacity, viewerEnrollment }: Course) =>
  !viewerEnrollment && (enrollmentMode !== EnrollmentMode.OPEN || capacity !== null);
