import { z } from 'zod';
import { Clock } from '../../../platform/clock';
import { cursorValue, decodeCursor, type Page, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { PublicAddress } from '../../../platform/public-address';
import { instructorId, type Viewer } from '../../../platform/viewer';
import { setJoining } from '../authoring/course-authoring.queries';
import { type CourseWork, OwnCourseService, TeachingService } from '../authoring/teaching.service';
import { EnrollmentMode } from '../../courses/course.entities';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { NotificationKind } from '../../notifications/notification.types';
import { NoticeService } from '../../notifications/notice.service';
import { newJoinCode } from '../../enrollments/joining.service';
import { EnrollmentRequestState } from '../../enrollments/enrollment.types';
import { approve, requestsOf, withdrawRequest } from '../../enrollments/places.queries';
import { PlaceService } from '../../enrollments/places.service';
import { createLink, joiningOf, keepPlaces, requestsPage, revokeLink } from './joining-settings.queries';
import { joinLinkRules, joiningRules, LINKS_MAX } from './joining.rules';
import {
  type CourseJoining,
  type EnrollmentRequestConnection,
  JoiningChanged,
  type JoiningInput,
} from './joining.types';

const REQUEST_POSITION = z.tuple([cursorValue.integer, cursorValue.time, cursorValue.id]);

/**
 * How people join a course, for members of its team who manage students: UNAUTHENTICATED for visitors, FORBIDDEN for
 * other roles, NOT_FOUND outside the team.
 */
@Service()
export class JoiningSettingsService {
  constructor(
    private readonly database: Database,
    private readonly ownCourse: OwnCourseService,
    private readonly teaching: TeachingService,
    private readonly places: PlaceService,
    private readonly notices: NoticeService,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /** Links of a course, and how many people would like to join; null for those who may not manage its students. */
  async joining(viewer: Viewer | null, courseId: string): Promise<CourseJoining | null> {
    const row = await this.database.row(joiningOf({ memberId: instructorId(viewer), courseId }));
    if (!row) return null;
    const links = row.links.map((link) => ({ ...link, url: `${this.address.origin}/join/${link.code}` }));
    return { ...row, courseId, links };
  }

  /** Who asked to join a course, or waits for a place, in order; empty for those who may not manage its students. */
  async requests(
    viewer: Viewer | null,
    courseId: string,
    state: EnrollmentRequestState,
    { first, after }: Page,
  ): Promise<EnrollmentRequestConnection> {
    const memberId = instructorId(viewer);
    const size = pageSize(first);
    const [afterPlace] = after ? decodeCursor(after, REQUEST_POSITION) : [0];
    const place = { rows: size + 1, afterPlace };
    const rows = await this.database.rows(requestsPage({ memberId, courseId }, state, place));
    const { page, pageInfo } = pageOf(rows, size, ({ place, time, studentId }) => [place, time, studentId]);
    return { nodes: page, pageInfo };
  }

  /**
   * Sets mode, capacity and end. Whoever asked to join an open course waits for a place from now on; places that became
   * free are filled. A lower capacity removes nobody.
   */
  async set(viewer: Viewer | null, courseId: string, input: JoiningInput): Promise<JoiningChanged> {
    return this.changing(viewer, courseId, async (transaction, course) => {
      const { mode: enrollmentMode, capacity, endsAt } = validated(joiningRules, input);
      await transaction.rows(setJoining({ courseId, enrollmentMode, capacity, enrollmentEndsAt: endsAt }));
      await transaction.rows(keepPlaces({ courseId, capacity }));
      const details = { from: course.enrollmentMode, to: enrollmentMode };
      await course.record('JOINING_CHANGED', { details });
      if (enrollmentMode === EnrollmentMode.OPEN)
        await transaction.rows(approve({ courseId, studentId: null }));
      await this.places.fillPlaces(transaction, courseId);
    });
  }

  /** Creates a join link, of which a course can have at most 50. */
  async createLink(
    viewer: Viewer | null,
    courseId: string,
    input: { maxUses: number | null; expiresAt: Date | null },
  ): Promise<JoiningChanged> {
    return this.changing(viewer, courseId, async (transaction, course) => {
      const limits = validated(joinLinkRules, input);
      const now = this.clock.now();
      const link = { id: newId(), courseId, code: newJoinCode(), ...limits, now, max: LINKS_MAX };
      if (!(await transaction.row(createLink(link))))
        throw invalidInput('', `A course can have at most ${LINKS_MAX} join links`);
      await course.record('JOIN_LINK_CREATED');
    });
  }

  /** Nobody can join with the link any more; whoever did stays. */
  async revokeLink(viewer: Viewer | null, courseId: string, linkId: string): Promise<JoiningChanged> {
    return this.changing(viewer, courseId, async (transaction, course) => {
      if (!isId(linkId) || !(await transaction.row(revokeLink({ courseId, linkId })))) throw notFound('Link');
      await course.record('JOIN_LINK_REVOKED');
    });
  }

  /** Approves or declines a request, and tells the person. NOT_FOUND if there is none. */
  async decide(
    viewer: Viewer | null,
    courseId: string,
    studentId: string,
    isApproved: boolean,
  ): Promise<JoiningChanged> {
    return this.changing(viewer, courseId, async (transaction, course) => {
      const person = { courseId, studentId };
      const row = isId(studentId)
        ? await transaction.row(isApproved ? approve(person) : withdrawRequest(person))
        : undefined;
      if (!row) throw notFound('Request');
      const action = isApproved ? 'ENROLLMENT_APPROVED' : 'ENROLLMENT_DECLINED';
      await course.record(action, { subjectId: studentId });
      if (!isApproved) {
        const notice =
          row.state === EnrollmentRequestState.WAITING
            ? {
                title: 'Removed from the waiting list',
                message: `You are no longer on the waiting list of “${course.title}”.`,
              }
            : { title: 'Request declined', message: `Your request to join “${course.title}” was declined.` };
        await this.tell(transaction, studentId, { ...notice, courseId });
        return;
      }
      await this.places.fillPlaces(transaction, courseId);
      const [waits] = await transaction.rows(requestsOf({ studentId, courseIds: [courseId] }));
      const message = `Your request to join “${course.title}” was approved. You are on the waiting list.`;
      if (waits) await this.tell(transaction, studentId, { title: 'Request approved', message, courseId });
    });
  }

  /** Ends a student's enrollment; their progress comes back if they join again. NOT_FOUND unless enrolled. */
  async removeStudent(viewer: Viewer | null, courseId: string, studentId: string): Promise<JoiningChanged> {
    return this.changing(viewer, courseId, async (transaction, course) => {
      if (!isId(studentId)) throw notFound('Student');
      const removed = await this.places.remove([{ studentId, courseId }], transaction, { isTold: true });
      if (removed.length === 0) throw notFound('Student');
      await course.record('STUDENT_REMOVED', { subjectId: studentId });
    });
  }

  private tell(
    transaction: Database,
    recipientId: string,
    { courseId, ...words }: { title: string; message: string; courseId: string },
  ): Promise<void> {
    const about = { path: `/courses/${courseId}`, dedupeKey: `enrollment:${courseId}` };
    const notice = { recipientId, kind: NotificationKind.ENROLLMENT_CHANGED, ...words, ...about };
    return this.notices.write(notice, transaction);
  }

  private async changing(
    viewer: Viewer | null,
    courseId: string,
    change: CourseWork<void>,
  ): Promise<JoiningChanged> {
    const { MANAGE_STUDENTS } = CoursePermission;
    await this.ownCourse.inCourse(viewer, courseId, MANAGE_STUDENTS, change);
    return new JoiningChanged({ course: await this.teaching.requireCourse(viewer, courseId) });
  }
}
