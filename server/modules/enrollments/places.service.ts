import { Clock } from '../../platform/clock';
import { BackgroundDatabase, type Database } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import type { Task } from '../../platform/module';
import { NoticeService } from '../notifications/notice.service';
import { EnrollmentRequestState } from './enrollment.types';
import {
  coursesWithFreePlaces,
  enrollAll,
  enrollWaiting,
  holdPlaces,
  lockCourse,
  lockPlaces,
  type Place,
  removeAll,
  request,
} from './places.queries';
import { enrollmentTopic } from './progress.service';

/**
 * Gives and takes places in courses, on behalf of somebody who may. Every method works in the caller's transaction, which
 * locks courses before it locks anything of their students.
 */
@Service()
export class PlaceService {
  constructor(
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Enrolls students in published courses and tells them and the instructors; leaves out who is enrolled, and members of
   * the course's team. Nobody beyond a course's capacity: returns who was enrolled, and who was not because of it.
   */
  async enroll(
    places: readonly Place[],
    transaction: Database,
  ): Promise<{ places: Place[]; withoutPlace: Place[] }> {
    if (places.length === 0) return { places: [], withoutPlace: [] };
    await this.hold(coursesOf(places), transaction);
    const ids = places.map(() => newId());
    const row = await transaction.row(enrollAll(places, ids, this.clock.now()));
    this.announce(row!, transaction);
    return row!;
  }

  /**
   * Ends enrollments and returns them. What the students completed is kept, and counts again if they enroll again. Their
   * places go to those on the waiting lists; of a course into which a roster is being imported, after the import.
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
    for (const courseId of coursesOf(row.places).sort()) await this.fillPlaces(transaction, courseId);
    return row.places;
  }

  /** Locks courses and their places, in one order: before people, invitations and enrollments. */
  async hold(courseIds: readonly string[], transaction: Database): Promise<void> {
    if (courseIds.length > 0) await transaction.rows(holdPlaces(courseIds));
  }

  /**
   * Puts a student who is not enrolled at the end of the waiting list. If a place became free in the meantime, the first
   * one gets it. Returns whether they were not on the list before.
   */
  async wait(transaction: Database, { courseId, studentId }: Place): Promise<boolean> {
    await transaction.row(lockCourse(courseId));
    const isNew = await this.addToWaitingList(transaction, { courseId, studentId });
    await this.fillPlaces(transaction, courseId);
    return isNew;
  }

  /** Like `wait`, for a course that the caller found full, so that it fills no places. */
  async addToWaitingList(transaction: Database, place: Place): Promise<boolean> {
    const input = { ...place, state: EnrollmentRequestState.WAITING, now: this.clock.now() };
    return (await transaction.row(request(input))) !== undefined;
  }

  /**
   * Enrolls the first ones on the waiting list in the free places of a course, and tells them; nobody until it is
   * published, and while a roster is imported, whose students come first.
   */
  async fillPlaces(transaction: Database, courseId: string): Promise<void> {
    const course = await transaction.row(lockCourse(courseId));
    if (!course?.isPublished || course.isBeingImported) return;
    const places = await transaction.row(lockPlaces(courseId));
    if (places?.free === 0) return;
    const now = this.clock.now();
    const filled = await transaction.row(enrollWaiting({ courseId, max: places?.free ?? null, now }));
    this.announce(filled!, transaction);
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

/** Fills places that became free in bulk, such as by an import of a roster. */
@Service()
export class WaitingListSweeper implements Task {
  readonly everySeconds = 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly places: PlaceService,
  ) {}

  async run(): Promise<void> {
    for (const { courseId } of await this.database.rows(coursesWithFreePlaces))
      await this.database.transaction((transaction) => this.places.fillPlaces(transaction, courseId));
  }
}
