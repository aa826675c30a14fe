import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { violates } from '../../platform/database/unavailable';
import { notFound } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { EnrollmentMode } from '../courses/course.entities';
import { NoticeService } from '../notifications/notice.service';
import { enrollOnce } from './enrollment.queries';
import { EnrollmentRequestState } from './enrollment.types';
import {
  courseOfCode,
  lockCourse,
  request,
  tellOfRequest,
  returnLink,
  countLinkUse,
} from './joining.queries';
import { WaitingList } from './waiting-list';

/** What became of an attempt to join a course; WAITING: for the team, or for a place. */
export interface JoiningDecision {
  kind: 'OWN' | 'NEW' | 'ALREADY' | 'CLOSED' | 'LINK_NEEDED' | 'WAITING';
  /** Whether this attempt enrolled the student, or made them wait. */
  isNew: boolean;
}

interface Joining {
  studentId: string;
  courseId: string;
  hasLink?: boolean;
}

/** Decides whether an account can join a course. */
@Service()
export class JoiningService {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingList,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /** NOT_FOUND for a course that the student does not see. One statement, unless the student has to wait. */
  async enroll(
    database: Database,
    { studentId, courseId, hasLink = false }: Joining,
  ): Promise<JoiningDecision> {
    const now = this.clock.now();
    const enrollment = { id: newId(), studentId, courseId, now, hasLink };
    const outcome = isId(courseId) && (await database.row(enrollOnce(enrollment)));
    if (!outcome) throw notFound('Course');
    const { isOwn, isNew, wasEnrolled, isClosed, mode, hasCapacity, notices } = outcome;
    this.notices.announce(notices, database);
    const mayEnroll = mode === EnrollmentMode.OPEN || hasLink;
    if (isOwn) return { kind: 'OWN', isNew };
    if (isNew) return { kind: 'NEW', isNew };
    if (wasEnrolled) return { kind: 'ALREADY', isNew };
    if (isClosed) return { kind: 'CLOSED', isNew };
    // Without a capacity, only another call at the same time can have enrolled the student.
    if (mayEnroll && !hasCapacity) return { kind: 'ALREADY', isNew };
    if (mode === EnrollmentMode.LINK && !hasLink) return { kind: 'LINK_NEEDED', isNew };
    const wait = mayEnroll
      ? (transaction: Database) => this.waiting.join(transaction, { courseId, studentId })
      : (transaction: Database) => this.ask(transaction, courseId, studentId);
    return { kind: 'WAITING', isNew: await database.transaction(wait) };
  }

  /** Counts a use of the link if the student joins or begins to wait with it. null: there is no such link, or nobody can use it any more. */
  joinByCode(
    studentId: string,
    code: string,
  ): Promise<{ courseId: string; decision: JoiningDecision } | null> {
    return this.database.transaction(async (transaction) => {
      const now = this.clock.now();
      const row = await transaction.row(courseOfCode({ code, now }));
      if (!row) return null;
      // Before the link, as whoever revokes it does.
      await transaction.row(lockCourse(row.courseId));
      const link = await transaction.row(countLinkUse({ code, now }));
      if (!link) return null;
      const { id, courseId } = link;
      const decision = await this.enroll(transaction, { studentId, courseId, hasLink: true });
      if (!decision.isNew) await transaction.rows(returnLink(id));
      return { courseId, decision };
    });
  }

  /** Returns whether the student had not asked before. */
  private async ask(transaction: Database, courseId: string, studentId: string): Promise<boolean> {
    const now = this.clock.now();
    const input = { courseId, studentId, state: EnrollmentRequestState.ASKED, now };
    const isNew = (await transaction.row(request(input))) !== undefined;
    if (isNew) this.notices.announce(await transaction.rows(tellOfRequest({ courseId, now })), transaction);
    return isNew;
  }
}

/** Runs it again if somebody else took the last place meanwhile; it then finds the course full. */
export async function againIfFilled<T>(join: () => Promise<T>): Promise<T> {
  try {
    return await join();
  } catch (error) {
    if (!violates(error, 'course_places_full')) throw error;
    return join();
  }
}
