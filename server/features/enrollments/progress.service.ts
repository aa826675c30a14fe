import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { newCertificateNumber } from '../certificates/certificate-number';
import { type Notice, NoticeService } from '../notifications/notice.service';
import { enrollmentTopic } from './enrollment.service';
import { certifyAll, recountCourse, uncertified } from './progress.queries';

/** Whose progress a change of lessons has moved, and what was written to those who have finished by it. */
export interface Recount {
  courseId: string;
  studentIds: string[];
  notices: Notice[] | null;
}

/** Keeps everyone's progress true when the lessons of a course change under them. */
@Service()
export class ProgressService {
  constructor(
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Recounts every enrollment in the course and issues the certificates of those who have now done all of it (docs/decisions,
   * decisions). `transaction` holds the lock of the course's row and has changed its lessons. What comes back is to be
   * announced once the transaction is over.
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

  /** Tells these students' open pages to read their enrollment again, and of their certificates. */
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
