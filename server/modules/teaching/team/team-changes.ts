import { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { searchText } from '../../courses/catalogue.rules';
import { Course } from '../../courses/course.entities';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { PlaceService } from '../../enrollments/places.service';
import { withdrawRequest } from '../../enrollments/places.queries';
import { NoticeService } from '../../notifications/notice.service';
import { NotificationKind } from '../../notifications/notification.types';
import { InstructorLimits } from '../authoring/instructor-limits';
import { endInvitation } from './course-invitation.queries';
import { addMember, endOffer, lockRoles, ownerStates, removeMember } from './course-team.queries';

/** The accounts between which a course changes hands. */
interface Owners<Account> {
  former: Account;
  next: Account;
}

/** The instructor's list of courses, which also shows invitations and offers. */
const MY_COURSES = '/instructor/my-courses';

/** What changes of a team have in common, whoever makes them; in the caller's transaction. */
@Service()
export class TeamChanges {
  constructor(
    private readonly places: PlaceService,
    private readonly notices: NoticeService,
    private readonly limits: InstructorLimits,
    private readonly clock: Clock,
  ) {}

  /** Notifies an account in its inbox. A later notice with the same `dedupeKey` replaces it. */
  tell(
    recipientId: string,
    {
      title,
      message,
      dedupeKey = `course-team:${newId()}`,
    }: { title: string; message: string; dedupeKey?: string },
    transaction: Database,
  ): Promise<void> {
    const notice = { kind: NotificationKind.COURSE_TEAM, title, message, path: MY_COURSES, dedupeKey };
    return this.notices.write({ recipientId, ...notice }, transaction);
  }

  /**
   * Ends what a new member or owner cannot have: a place as a student, a request for one, and an invitation to the team.
   * What the account completed is kept, but does not count in the figures of the course.
   */
  async settle(courseId: string, accountId: string, transaction: Database): Promise<void> {
    await transaction.rows(endInvitation({ courseId, accountId }));
    const place = { courseId, studentId: accountId };
    await this.places.remove([place], transaction, { isTold: false });
    await transaction.row(withdrawRequest(place));
  }

  /**
   * Locks the roles of both accounts until the transaction ends, and returns what they are. Call it after the course is
   * locked, and before its members are.
   */
  async lockOwners(
    { former, next }: Owners<string>,
    transaction: Database,
  ): Promise<Owners<RowOf<typeof ownerStates>>> {
    const ids = [former, next];
    await transaction.rows(lockRoles(ids));
    // A statement of its own, which sees what it waited for.
    const states = await transaction.rows(ownerStates(ids));
    const stateOf = (id: string) => states.find(({ accountId }) => accountId === id)!;
    return { former: stateOf(former), next: stateOf(next) };
  }

  /**
   * Makes `next`, who may own courses, the owner of a locked course, which ends an offer of it. The former owner becomes
   * one of its instructors if it `stays`, and leaves the team otherwise. Throws LimitReached beyond the limits for
   * instructors.
   */
  async handOver(
    courseId: string,
    { former, next }: { former: { id: string; stays: boolean }; next: { id: string; name: string } },
    transaction: Database,
  ): Promise<void> {
    await transaction.row(endOffer(courseId));
    await transaction.row(removeMember({ courseId, accountId: next.id }));
    await this.limits.within(next.id, transaction, () =>
      transaction.with(Course, async (courses) => {
        const course = await courses.findOneByOrFail({ id: courseId });
        await courses.update(
          { id: courseId },
          { instructorId: next.id, searchText: searchText({ ...course, instructor: next }) },
        );
      }),
    );
    if (!former.stays) return;
    const member = { courseId, accountId: former.id, role: CourseRole.INSTRUCTOR, seesAddresses: false };
    await transaction.row(addMember({ ...member, now: this.clock.now() }));
  }
}
