import { randomInt } from 'node:crypto';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { rowsInOrder } from '../../platform/database/statement';
import { violates } from '../../platform/database/unavailable';
import { notFound } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { isStorableText, plainCode } from '../../platform/text.rules';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import { EnrollmentMode } from '../courses/course.entities';
import type { Course } from '../courses/course.types';
import { NoticeService } from '../notifications/notice.service';
import { enrollOnce } from './enrollment.queries';
import {
  AlreadyEnrolled,
  ApprovalNeeded,
  CourseFull,
  EnrollmentClosed,
  EnrollmentEnded,
  EnrollmentRequestState,
  Enrolled,
  JoinLinkInvalid,
  JoinLinkNeeded,
  OwnCourse,
  type ViewerRequest,
} from './enrollment.types';
import {
  countLinkUse,
  courseOfCode,
  lockCourse,
  request,
  requestsOf,
  returnLink,
  tellOfRequest,
  withdrawRequest,
} from './places.queries';
import { PlaceService } from './places.service';
import { enrollmentOf, ProgressService } from './progress.service';

type EnrollOutcome =
  Enrolled | AlreadyEnrolled | OwnCourse | EnrollmentClosed | JoinLinkNeeded | ApprovalNeeded | CourseFull;

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

/** The letters and digits of codes, without those that look like others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code of a join link: 8 characters, one of 850 billion. */
export const newJoinCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Of a code as somebody typed it, more is not read. */
const TYPED_MAX = 40;

const refusal = 'Too many wrong codes. Please try again in 15 minutes.';
const BY_ACCOUNT: RateLimit = { name: 'join-codes', points: 20, seconds: 15 * 60, refusal };
/** Higher, since a class may share an address. */
const BY_NETWORK: RateLimit = { name: 'join-codes-visitors', points: 100, seconds: 15 * 60, refusal };

/** How people join courses and leave them. */
@Service()
export class JoiningService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly progress: ProgressService,
    private readonly places: PlaceService,
    private readonly notices: NoticeService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Enrolls any signed-in account in any published course but their own. Where the team decides, this asks to join; in
   * a full course it puts the viewer on the waiting list.
   */
  async enroll(viewer: Viewer | null, courseId: string): Promise<EnrollOutcome> {
    const user = requireViewer(viewer);
    const join = () => this.decide(this.database, { studentId: user.account.id, courseId });
    return this.outcome(user, courseId, await againIfFilled(join));
  }

  /** Like `enroll`, with the code of a join link, which needs no approval. Wrong codes are limited. */
  async joinByCode(viewer: Viewer | null, code: string): Promise<EnrollOutcome | JoinLinkInvalid> {
    const user = requireViewer(viewer);
    const joined = await this.limited(BY_ACCOUNT, user.account.id, code, (typed) =>
      againIfFilled(() => this.useCode(user.account.id, typed)),
    );
    return joined ? this.outcome(user, joined.courseId, joined.decision) : new JoinLinkInvalid();
  }

  /** The course of a join link that can be used; null if there is none. Wrong codes are limited. */
  courseOfCode(viewer: Viewer | null, code: string, network: string): Promise<Course | null> {
    const [limit, actor] = viewer ? [BY_ACCOUNT, viewer.account.id] : [BY_NETWORK, network];
    return this.limited(limit, actor, code, async (typed) => {
      const link = await this.database.row(courseOfCode({ code: typed, now: this.clock.now() }));
      return link ? this.catalogue.course(viewer, link.courseId) : null;
    });
  }

  /** Ends the viewer's enrollment; what they completed stays. NOT_FOUND unless enrolled. */
  async leave(viewer: Viewer | null, courseId: string): Promise<EnrollmentEnded> {
    const user = requireViewer(viewer);
    if (!isId(courseId)) throw notFound('Enrollment');
    const own = [{ studentId: user.account.id, courseId }];
    const ended = await this.database.transaction((transaction) =>
      this.places.remove(own, transaction, { isTold: false }),
    );
    if (ended.length === 0) throw notFound('Enrollment');
    return new EnrollmentEnded({ course: await this.catalogue.course(user, courseId), viewer: user });
  }

  /** Withdraws the viewer's request to join, or takes them off the waiting list. */
  async withdrawRequest(viewer: Viewer | null, courseId: string): Promise<Course> {
    const user = requireViewer(viewer);
    if (isId(courseId)) await this.database.row(withdrawRequest({ courseId, studentId: user.account.id }));
    const course = await this.catalogue.course(user, courseId);
    if (!course) throw notFound('Course');
    return course;
  }

  /** The viewer's requests to join these courses, in order; null if there is none. */
  async requestsOf(viewer: Viewer, courseIds: readonly string[]): Promise<(ViewerRequest | null)[]> {
    const rows = await this.database.rows(requestsOf({ studentId: viewer.account.id, courseIds }));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row ?? null);
  }

  /**
   * Decides whether an account can join; NOT_FOUND for a course that it does not see. One statement, unless the student
   * has to wait.
   */
  async decide(
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
      ? (transaction: Database) => this.places.wait(transaction, { courseId, studentId })
      : (transaction: Database) => this.ask(transaction, courseId, studentId);
    return { kind: 'WAITING', isNew: await database.transaction(wait) };
  }

  private async outcome(user: Viewer, courseId: string, { kind }: JoiningDecision): Promise<EnrollOutcome> {
    if (kind === 'OWN') return new OwnCourse();
    if (kind === 'CLOSED') return new EnrollmentClosed();
    if (kind === 'LINK_NEEDED') return new JoinLinkNeeded();
    let course = await this.catalogue.course(user, courseId);
    const joined = course?.viewerEnrollment;
    // Who enrolls again may have completed all lessons that are left.
    if (joined && (await this.progress.certifyIfEarned(user, courseId, joined)))
      course = await this.catalogue.course(user, courseId);
    if (!course) throw notFound('Course');
    const enrollment = enrollmentOf(course);
    if (enrollment) {
      if (kind === 'ALREADY') return new AlreadyEnrolled({ enrollment });
      this.progress.announce(courseId, [{ studentId: user.account.id }], this.database);
      return new Enrolled({ enrollment, viewer: user });
    }
    const [request] = await this.requestsOf(user, [courseId]);
    if (!request) throw notFound('Course');
    return request.position === null
      ? new ApprovalNeeded({ course })
      : new CourseFull({ course, waitingPosition: request.position });
  }

  /** Counts a use of the link if the student joins or begins to wait with it; null: nobody can use such a link. */
  private useCode(
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
      const decision = await this.decide(transaction, { studentId, courseId, hasLink: true });
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

  /** What `find` finds with the code as typed; only finding nothing counts. */
  private async limited<T>(
    limit: RateLimit,
    actor: string,
    code: string,
    find: (typed: string) => Promise<T | null>,
  ): Promise<T | null> {
    await this.limiter.consume(limit, actor);
    const typed = plainCode(code).slice(0, TYPED_MAX);
    const result = isStorableText(typed) ? await find(typed) : null;
    if (result !== null) await this.limiter.refund(limit, actor);
    return result;
  }
}

/** Courses that everybody can join at once have no requests, which saves a statement. */
export const canHaveRequests = ({ enrollmentMode, capacity, viewerEnrollment }: Course) =>
  !viewerEnrollment && (enrollmentMode !== EnrollmentMode.OPEN || capacity !== null);

/** Runs it again if somebody else took the last place meanwhile; it then finds the course full. */
async function againIfFilled<T>(join: () => Promise<T>): Promise<T> {
  try {
    return await join();
  } catch (error) {
    if (!violates(error, 'course_places_full')) throw error;
    return join();
  }
}
