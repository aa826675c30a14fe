import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { newCertificateNumber } from '../certificates/certificate-number';
import { type Notice, NoticeService } from '../notifications/notice.service';
import { enrollmentTopic } from './enrollment.service';
import { certifyAll, recountCourse, uncertified } from './progress.queries';

/** Students whose progress changed with the lessons, and the notices of those who thereby completed the course. */
export interface Recount {
  courseId: string;
  studentIds: string[];
  notices: Notice[] | null;
}

/** Updates everyone's progress when a course's lessons change. */
@Service()
export class ProgressService {
  constructor(
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Recounts every enrollment in the course and issues certificates to those who now completed it (docs/decisions).
   * `transaction` holds the lock on the course's row and has changed its lessons. Announce the result after the
   * commit.
   */
  async recount(transaction: Database, courseId: string): Promise<Recount> {
    const moved = await transaction.rows(recountCourse(courseId));
    const finished = await transaction.rows(uncertified(courseId));
    return {
      courseId,
      studentIds: moved.map(({ studentId }) => studentId),
      notices: finished.length > 0 ? await this.certify(transaction, courseId, finished) : null,
    };
  }

  /** Tells these students' open pages to refetch their enrollment, and about their certificates. */
  announce({ courseId, studentIds, notices }: Recount): void {
    for (const studentId of studentIds) this.events.publish(enrollmentTopic(studentId), { courseId });
    this.notices.announce(notices);
  }

  private async certify(transaction: Database, courseId: string, finished: { studentId: string }[]) {
    const certificates = finished.map(({ studentId }) => ({
      id: newId(),
      number: newCertificateNumber(),
      studentId,
    }));
    const row = await transaction.row(certifyAll(courseId, certificates, this.clock.now()));
    return row!.notices;
  }
}
