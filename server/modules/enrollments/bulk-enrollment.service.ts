import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { NoticeService } from '../notifications/notice.service';
import { enrollAll, holdPlaces, removeAll, type Place } from './bulk-enrollment.queries';
import { enrollmentTopic } from './progress.service';
import { WaitingList } from './waiting-list';

/** What became of places that students were to get. */
interface Enrolled {
  places: Place[];
  /** Who was not enrolled because the course is full. */
  withoutPlace: Place[];
}

/**
 * Enrolls and removes any number of students at once, on behalf of somebody who may; in the caller's transaction, which
 * locks courses before it locks anything of their students.
 */
@Service()
export class BulkEnrollmentService {
  constructor(
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly waiting: WaitingList,
    private readonly clock: Clock,
  ) {}

  /**
   * Enrolls students in published courses and tells them and the instructors; leaves out who is enrolled, and members of
   * the course's team. Nobody beyond a course's capacity.
   */
  async enroll(places: readonly Place[], transaction: Database): Promise<Enrolled> {
    if (places.length === 0) return { places: [], withoutPlace: [] };
    await this.hold(coursesOf(places), transaction);
    const ids = places.map(() => newId());
    const row = await transaction.row(enrollAll(places, ids, this.clock.now()));
    this.announce(row!, transaction);
    return row!;
  }

  /**
   * Ends enrollments and returns them. What the students completed is kept, and counts again if they enroll again. Their places go to those
   * on the waiting lists; of a course into which a roster is being imported, after the import.
   * @param isTold whether the students are notified
   */
  async remove(
    places: readonly Place[],
    transaction: Database,
    { isTold }: { isTold: boolean },
  ): Promise<Place[]> {
    if (places.length === 0) return [];
    await this.hold(coursesOf(places), transaction);
    const row = (await transaction.row(removeAll(places, { isTold, now: this.clock.now() })))!;
    this.announce(row, transaction);
    for (const courseId of coursesOf(row.places).sort()) await this.waiting.fillPlaces(transaction, courseId);
    return row.places;
  }

  /** Courses and their places, in one order: before people, invitations and enrollments. */
  async hold(courseIds: readonly string[], transaction: Database): Promise<void> {
    if (courseIds.length > 0) await transaction.rows(holdPlaces(courseIds));
  }

  /** Updates open pages, and shows the notifications. */
  private announce(
    { places, notices }: { places: Place[]; notices: Parameters<NoticeService['announce']>[0] },
    transaction: Database,
  ): void {
    this.notices.announce(notices, transaction);
    transaction.afterCommit(() => {
      for (const { studentId, courseId } of places)
        this.events.publish(enrollmentTopic(studentId), { courseId });
    });
  }
}

const coursesOf = (places: readonly Place[]) => [...new Set(places.map(({ courseId }) => courseId))];
