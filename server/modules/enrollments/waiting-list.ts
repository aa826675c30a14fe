import { Clock } from '../../platform/clock';
import { type Database, BackgroundDatabase } from '../../platform/database/database';
import { EventBus } from '../../platform/events';
import { Service } from '../../platform/injection';
import { NoticeService } from '../notifications/notice.service';
import { EnrollmentRequestState } from './enrollment.types';
import type { Place } from './bulk-enrollment.queries';
import {
  enrollWaiting,
  keepGroups,
  lockCourse,
  lockPlaces,
  request,
  coursesWithFreePlaces,
} from './joining.queries';
import { enrollmentTopic } from './progress.service';
import type { Task } from '../../platform/module';

/** The waiting lists of courses. Every method works in the caller's transaction, which need not have locked the course. */
@Service()
export class WaitingList {
  constructor(
    private readonly events: EventBus,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a student who is not enrolled at the end of the list. If a place became free in the meantime, the first one
   * gets it. Returns whether they were not on the list before.
   */
  async join(transaction: Database, { courseId, studentId }: Place): Promise<boolean> {
    await transaction.row(lockCourse(courseId));
    const isNew = await this.add(transaction, { courseId, studentId });
    await this.fillPlaces(transaction, courseId);
    return isNew;
  }

  /**
   * Like `join`, for a course that the caller found full, so that it fills no places. Returns whether the student was not
   * on the list before.
   */
  async add(transaction: Database, { courseId, studentId }: Place): Promise<boolean> {
    const input = { courseId, studentId, state: EnrollmentRequestState.WAITING, now: this.clock.now() };
    return (await transaction.row(request(input))) !== undefined;
  }

  /** Puts students into a group as soon as they have a place; those who do not wait for one are left out. */
  async keepGroups(
    transaction: Database,
    courseId: string,
    members: readonly { studentId: string; groupId: string }[],
  ): Promise<void> {
    if (members.length > 0) await transaction.rows(keepGroups(courseId, members));
  }

  /**
   * Enrolls the first ones on the list in the free places of a course, and tells them; nobody until it is published, and
   * while a roster is imported, whose students come first.
   */
  async fillPlaces(transaction: Database, courseId: string): Promise<void> {
    const course = await transaction.row(lockCourse(courseId));
    if (!course?.isPublished || course.isBeingImported) return;
    const places = await transaction.row(lockPlaces(courseId));
    if (places?.free === 0) return;
    const now = this.clock.now();
    const filled = await transaction.row(enrollWaiting({ courseId, max: places?.free ?? null, now }));
    const { studentIds, notices } = filled!;
    this.notices.announce(notices, transaction);
    transaction.afterCommit(() => {
      for (const studentId of studentIds) this.events.publish(enrollmentTopic(studentId), { courseId });
    });
  }
}

/** Fills places that became free in bulk, such as by an import of a roster. */
@Service()
export class WaitingListSweeper implements Task {
  readonly everySeconds = 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly waiting: WaitingList,
  ) {}

  async run(): Promise<void> {
    for (const { courseId } of await this.database.rows(coursesWithFreePlaces))
      await this.database.transaction((transaction) => this.waiting.fillPlaces(transaction, courseId));
  }
}
