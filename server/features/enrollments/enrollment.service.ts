import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { forbidden, notFound } from '../../platform/errors';
import { EventBus } from '../../platform/events';
import { isId, newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import type { Course } from '../courses/course.types';
import { newCertificateNumber } from '../certificates/certificate-number';
import { NoticeService } from '../notifications/notice.service';
import { completeOnce, enrollOnce, undoOnce } from './enrollment.queries';
import { LearningService } from './learning.service';
import { enrollmentTopic, ProgressService } from './progress.service';
import { AlreadyEnrolled, Enrolled, LessonProgress, OwnCourse, type Enrollment } from './enrollment.types';

/** Valid tab id; a tab with any other receives all changes. */
const TAB = /^[\w-]{1,64}$/;

@Service()
export class EnrollmentService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly learning: LearningService,
    private readonly progress: ProgressService,
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /** For any signed-in account, in any published course but their own. */
  async enroll(
    viewer: Viewer | null,
    courseId: string,
    tab: string | null = null,
  ): Promise<Enrolled | AlreadyEnrolled | OwnCourse> {
    const known = requireViewer(viewer);
    const now = this.clock.now();
    const outcome = isId(courseId)
      ? await this.database.row(enrollOnce({ id: newId(), studentId: known.account.id, courseId, now }))
      : undefined;
    if (!outcome) throw notFound('Course');
    if (outcome.isOwn) return new OwnCourse();
    this.notices.announce(outcome.notices);
    const enrollment = await this.enrollmentIn(known, courseId);
    if (!enrollment) throw notFound('Course');
    if (!outcome.isNew) return new AlreadyEnrolled(enrollment);
    this.announce(known, courseId, tab);
    return new Enrolled(enrollment, known);
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
    courseId: string | null = null,
    tab: string | null = null,
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
    return this.move(viewer, lessonId, completeOnce(completion), tab);
  }

  /** Only for enrolled students; an issued certificate is kept. */
  undoLessonCompletion(
    viewer: Viewer | null,
    lessonId: string,
    tab: string | null = null,
  ): Promise<LessonProgress> {
    return this.move(viewer, lessonId, undoOnce(requireViewer(viewer).account.id, lessonId), tab);
  }

  /**
   * Changes of the viewer's enrollments in any process, until the subscription ends. Omits changes made by the given
   * tab, which got them in the response.
   */
  changes(viewer: Viewer | null, tab: string | null = null): AsyncIterableIterator<Enrollment> {
    const known = requireViewer(viewer);
    return this.events.subscribe(enrollmentTopic(known.account.id), async ({ courseId, tab: mover }) =>
      mover !== undefined && mover === tab ? null : this.enrollmentIn(known, courseId!),
    );
  }

  private announce({ account }: Viewer, courseId: string, tab: string | null): void {
    this.events.publish(enrollmentTopic(account.id), {
      courseId,
      ...(tab !== null && TAB.test(tab) && { tab }),
    });
  }

  private async move(
    viewer: Viewer | null,
    lessonId: string,
    progress: ReturnType<typeof completeOnce>,
    tab: string | null,
  ): Promise<LessonProgress> {
    const known = requireViewer(viewer);
    const outcome = isId(lessonId) ? await this.database.row(progress) : undefined;
    if (!outcome || (!outcome.isEnrolled && !outcome.isVisible)) throw notFound('Lesson');
    if (!outcome.isEnrolled) throw forbidden('Enroll in this course to mark its lessons complete');
    const { courseId, lesson } = outcome;
    this.notices.announce(outcome.notices);
    if (outcome.hasMoved) this.announce(known, courseId, tab);

    const moved = await this.progressIn(known, courseId);
    // The course was deleted between the two statements.
    if (!moved) throw notFound('Lesson');
    const { enrollment, learning } = moved;
    return Object.assign(new LessonProgress(), { lesson, enrollment, viewer: { ...known, learning } });
  }

  /** Issues the certificate if a quiz that it requires was passed while the last lesson was being completed. */
  private async progressIn(known: Viewer, courseId: string) {
    const moved = await this.learning.afterProgress(known, courseId);
    if (moved?.enrollment.percent !== 100 || moved.enrollment.certificate) return moved;
    const certified = await this.progress.certify(courseId, [known.account.id]);
    if (certified.studentIds.length === 0) return moved;
    this.progress.announce(certified);
    return this.learning.afterProgress(known, courseId);
  }
}

/** The viewer's enrollment as loaded with the course, linked to it; null if not enrolled. */
export function enrollmentOf(course: Course | null): Enrollment | null {
  return course?.viewerEnrollment ? { ...course.viewerEnrollment, course } : null;
}
