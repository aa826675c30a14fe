import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { forbidden, notFound } from '../../platform/errors';
import { EventBus } from '../../platform/events';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import type { Course } from '../courses/course.types';
import { newCertificateNumber } from './certificates/certificate.service';
import { NoticeService } from '../notifications/notice.service';
import {
  certifyAll,
  completeOnce,
  learningOf,
  recountCourse,
  uncertified,
  undoOnce,
} from './enrollment.queries';
import { type Enrollment, type Learning, LessonProgress } from './enrollment.types';

/** Topic for changes of a student's enrollments. */
export const enrollmentTopic = (studentId: string) => `enrollment:${studentId}`;

/** Students' progress and certificates, by what they complete and by changes of their courses. */
@Service()
export class ProgressService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own learning, for the student dashboard. */
  async learning(viewer: Viewer | null): Promise<Learning> {
    const user = requireViewer(viewer);
    return inCourses((await this.database.row(learningOf(user.account.id)))!);
  }

  /** The viewer's enrollment in the course; null if not enrolled. */
  async enrollmentIn(viewer: Viewer | null, courseId: string): Promise<Enrollment | null> {
    const [course] = await this.catalogue.coursesOf(requireViewer(viewer), [courseId]);
    return enrollmentOf(course!);
  }

  /** Changes of the viewer's enrollments in any process, until the subscription ends. */
  changes(viewer: Viewer | null): AsyncIterableIterator<Enrollment> {
    const user = requireViewer(viewer);
    return this.events.subscribe(enrollmentTopic(user.account.id), async ({ courseId }) =>
      this.enrollmentIn(user, courseId!),
    );
  }

  /** Only for enrolled students; idempotent. With a `courseId`, the lesson must belong to that course. */
  completeLesson(
    viewer: Viewer | null,
    lessonId: string,
    courseId: string | null = null,
  ): Promise<LessonProgress> {
    const { account } = requireViewer(viewer);
    if (courseId !== null && !isId(courseId)) throw notFound('Lesson');
    const completion = {
      studentId: account.id,
      lessonId,
      courseId,
      now: this.clock.now(),
      certificateNumber: newCertificateNumber(),
    };
    return this.move(viewer, lessonId, completeOnce(completion));
  }

  /** Only for enrolled students; an issued certificate is kept. */
  undoLessonCompletion(viewer: Viewer | null, lessonId: string): Promise<LessonProgress> {
    const { account } = requireViewer(viewer);
    return this.move(viewer, lessonId, undoOnce(account.id, lessonId));
  }

  /**
   * Recounts every enrollment in the course and issues certificates to those who now earned it.
   * `transaction` holds the lock on the course's row and has changed its lessons.
   */
  async recount(transaction: Database, courseId: string): Promise<void> {
    this.announce(courseId, await transaction.rows(recountCourse(courseId)), transaction);
    await this.certify(courseId, null, transaction);
  }

  /**
   * Issues the certificate to these students of the course, or to all for null, as far as they earned it and have none;
   * returns how many were issued. Call it after what may complete the rule is committed, or in the same
   * transaction: of two concurrent changes that complete it together, at least one then sees both.
   */
  async certify(
    courseId: string,
    studentIds: readonly string[] | null,
    database = this.database,
  ): Promise<number> {
    const earned = await database.rows(uncertified(courseId, studentIds));
    if (earned.length === 0) return 0;
    const certificates = earned.map(({ studentId }) => ({ studentId, number: newCertificateNumber() }));
    const row = await database.row(certifyAll(courseId, certificates, this.clock.now()));
    this.announce(courseId, earned, database);
    this.notices.announce(row!.notices, database);
    return earned.length;
  }

  /** Issues the certificate if the student earned it and has none; returns whether it was issued. */
  async certifyIfEarned(
    { account }: Viewer,
    courseId: string,
    { percent, certificate }: Pick<Enrollment, 'percent' | 'certificate'>,
  ): Promise<boolean> {
    if (percent !== 100 || certificate) return false;
    return (await this.certify(courseId, [account.id])) > 0;
  }

  /** Tells these students' open pages to refetch their enrollment. */
  announce(courseId: string, students: readonly { studentId: string }[], database: Database): void {
    database.afterCommit(() => {
      for (const { studentId } of students) this.events.publish(enrollmentTopic(studentId), { courseId });
    });
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
    if (outcome.hasMoved) this.announce(courseId, [{ studentId: user.account.id }], this.database);

    let enrollment = await this.enrollmentIn(user, courseId);
    // A quiz that the certificate requires was passed while the last lesson was being completed.
    if (enrollment && (await this.certifyIfEarned(user, courseId, enrollment)))
      enrollment = await this.enrollmentIn(user, courseId);
    // The course was deleted between the two statements.
    if (!enrollment) throw notFound('Lesson');
    return Object.assign(new LessonProgress(), { lesson, enrollment, viewer: user });
  }
}

/** The viewer's enrollment as loaded with the course, linked to it; null if not enrolled. */
export function enrollmentOf(course: Course | null): Enrollment | null {
  return course?.viewerEnrollment ? { ...course.viewerEnrollment, course } : null;
}

/** Gives each enrollment and completion its course, and each enrollment its certificate. */
function inCourses({ courses, ...learned }: RowOf<typeof learningOf>): Learning {
  const courseOf = new Map(courses.map((one) => [one.id, one]));
  const certificateOf = new Map(learned.certificates.map((one) => [one.courseId, one]));
  return {
    ...learned,
    recentActivity: learned.recentActivity.map(({ courseId, ...completion }) => ({
      ...completion,
      course: courseOf.get(courseId)!,
    })),
    enrollments: learned.enrollments.map((one) => {
      const enrollment = { ...one, certificate: certificateOf.get(one.courseId) ?? null };
      return { ...enrollment, course: { ...courseOf.get(one.courseId)!, viewerEnrollment: enrollment } };
    }),
  };
}
