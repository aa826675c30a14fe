import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { NoticeService } from '../notifications/notice.service';
import { enrollAll, holdPlaces, removeAll, type Place } from './bulk-enrollment.queries';
import { enrollmentTopic } from './progress.service';
import { WaitingList } from './waiting-list';

/** What a call changed. */
export interface ChangedPlaces {
  places: Place[];
  /** Who was not enrolled because the course is full. */
  withoutPlace: Place[];
  /** Call after the commit: updates open pages, and shows the notifications. */
  announce: () => void;
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
  async enroll(places: readonly Place[], transaction: Database): Promise<ChangedPlaces> {
    if (places.length === 0) return NOTHING;
    await this.hold(coursesOf(places), transaction);
    const ids = places.map(() => newId());
    const row = await transaction.row(enrollAll({ places, ids, now: this.clock.now() }));
    return this.changed(row!);
  }

  /**
   * Ends enrollments. What the students completed is kept, and counts again if they enroll again. Their places go to those
   * on the waiting lists; of a course into which a roster is being imported, after the import.
   * @param isTold whether the students are notified
   */
  async remove(
    places: readonly Place[],
    transaction: Database,
    { isTold }: { isTold: boolean },
  ): Promise<ChangedPlaces> {
    if (places.length === 0) return NOTHING;
    await this.hold(coursesOf(places), transaction);
    const row = (await transaction.row(removeAll({ places, isTold, now: this.clock.now() })))!;
    const removed = this.changed({ ...row, withoutPlace: [] });
    const announcements = [removed.announce];
    for (const courseId of coursesOf(row.places).sort())
      announcements.push(await this.waiting.fillPlaces(transaction, courseId));
    return { ...removed, announce: () => announcements.forEach((announce) => announce()) };
  }

  /** Courses and their places, in one order: before people, invitations and enrollments. */
  async hold(courseIds: readonly string[], transaction: Database): Promise<void> {
    if (courseIds.length > 0) await transaction.rows(holdPlaces(courseIds));
  }

  private changed({
    places,
    withoutPlace,
    notices,
  }: {
    places: Place[];
    withoutPlace: Place[];
    notices: Parameters<NoticeService['announce']>[0];
  }) {
    const announce = () => {
      for (const { studentId, courseId } of places)
        this.events.publish(enrollmentTopic(studentId), { courseId });
      this.notices.announce(notices);
    };
    return { places, withoutPlace, announce };
  }
}

const NOTHING: ChangedPlaces = { places: [], withoutPlace: [], announce: () => undefined };

const coursesOf = (places: readonly Place[]) => [...new Set(places.map(({ courseId }) => courseId))];
