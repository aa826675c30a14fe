import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { newCertificateNumber } from './certificates/certificate-number';
import { certifyAll, uncertified } from './certificates/certificate.queries';
import { NoticeService } from '../notifications/notice.service';
import { recountCourse } from './enrollment.queries';

/** Topic for changes of a student's enrollments. */
export const enrollmentTopic = (studentId: string) => `enrollment:${studentId}`;

/** Updates the progress and certificates of a course's students when its lessons, quizzes or certificate rule change. */
@Service()
export class ProgressService {
  constructor(
    private readonly database: Database,
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

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
    const certificates = earned.map(({ studentId }) => ({
      id: newId(),
      number: newCertificateNumber(),
      studentId,
    }));
    const row = await database.row(certifyAll(courseId, certificates, this.clock.now()));
    this.announce(courseId, earned, database);
    this.notices.announce(row!.notices, database);
    return earned.length;
  }

  /** Tells these students' open pages to refetch their enrollment. */
  private announce(courseId: string, students: readonly { studentId: string }[], database: Database): void {
    database.afterCommit(() => {
      for (const { studentId } of students) this.events.publish(enrollmentTopic(studentId), { courseId });
    });
  }
}
