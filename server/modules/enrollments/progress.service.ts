import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { newCertificateNumber } from './certificates/certificate-number';
import { certifyAll, uncertified } from './certificates/certificate.queries';
import { type Notice, NoticeService } from '../notifications/notice.service';
import { recountCourse } from './progress.queries';

/** Topic for changes of a student's enrollments. */
export const enrollmentTopic = (studentId: string) => `enrollment:${studentId}`;

/** Students of a course whose enrollment changed, and the notices of those who earned the certificate. */
export interface ProgressChange {
  courseId: string;
  studentIds: string[];
  notices: Notice[] | null;
}

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
   * `transaction` holds the lock on the course's row and has changed its lessons. Announce the result after the
   * commit.
   */
  async recount(transaction: Database, courseId: string): Promise<ProgressChange> {
    const moved = await transaction.rows(recountCourse(courseId));
    const certified = await this.certify(courseId, null, transaction);
    return {
      ...certified,
      studentIds: [...moved.map(({ studentId }) => studentId), ...certified.studentIds],
    };
  }

  /**
   * Issues the certificate to these students of the course, or to all for null, as far as they earned it and have none.
   * Announce the result after the commit. Call it after what may complete the rule is committed, or in the same
   * transaction: of two concurrent changes that complete it together, at least one then sees both.
   */
  async certify(
    courseId: string,
    studentIds: readonly string[] | null,
    database = this.database,
  ): Promise<ProgressChange> {
    const earned = await database.rows(uncertified(courseId, studentIds));
    if (earned.length === 0) return { courseId, studentIds: [], notices: null };
    const certificates = earned.map(({ studentId }) => ({
      id: newId(),
      number: newCertificateNumber(),
      studentId,
    }));
    const row = await database.row(certifyAll(courseId, certificates, this.clock.now()));
    return { courseId, studentIds: earned.map(({ studentId }) => studentId), notices: row!.notices };
  }

  /** Tells these students' open pages to refetch their enrollment, and about their certificates. */
  announce({ courseId, studentIds, notices }: ProgressChange): void {
    for (const studentId of studentIds) this.events.publish(enrollmentTopic(studentId), { courseId });
    this.notices.announce(notices);
  }
}
