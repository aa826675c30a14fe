import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { forbidden, notFound, Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../platform/viewer';
import type { LessonPosition, WatchedRange } from './enrollment.types';
import { positionsInLessons, type Presence, recordPresence } from './presence.queries';

/** An open lesson sends a heartbeat every 30 s; this allows a dozen tabs. */
const HEARTBEATS: RateLimit = {
  name: 'heartbeats',
  points: 30,
  seconds: 60,
  refusal: 'Too many heartbeats. Please slow down.',
};

/** A playing video sends its position every 5 s, and at each pause and jump. */
const POSITIONS: RateLimit = { ...HEARTBEATS, name: 'positions', points: 90 };

/** 100 hours. */
const POSITION_MAX_SECONDS = 360_000;
/** Older positions, from a device that was offline, count as this old. */
const POSITION_AGE_MAX_SECONDS = 365 * 24 * 3600;
/** A device keeps at most 50 for each lesson. */
const WATCHED_RANGES_PER_CALL = 50;

const isRange = ({ start, end }: WatchedRange) => start >= 0 && start < end && end <= POSITION_MAX_SECONDS;

@Service()
export class PresenceService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the viewer had this lesson open for `seconds`, and their place in its video; returns how many of the
   * seconds count (see the statement).
   * Only for enrolled students: authors do not count in their own course's figures.
   */
  async recordPresence(viewer: Viewer | null, lessonId: string, presence: Presence): Promise<number> {
    const { account } = requireViewer(viewer);
    const { seconds, position, positionAge, watched } = presence;
    const hasPosition = position !== null;
    if (seconds < (hasPosition ? 0 : 1)) throw new Refusal('BAD_USER_INPUT', 'seconds must be at least 1');
    if (hasPosition && !(position >= 0 && position <= POSITION_MAX_SECONDS))
      throw new Refusal('BAD_USER_INPUT', 'position must be 0 to 360,000 seconds');
    if (!(positionAge >= 0)) throw new Refusal('BAD_USER_INPUT', 'positionAge must be at least 0');
    if (watched.length > WATCHED_RANGES_PER_CALL || !watched.every(isRange))
      throw new Refusal('BAD_USER_INPUT', 'watched must have at most 50 ranges within 0 to 360,000 seconds');
    await this.limiter.consume(hasPosition ? POSITIONS : HEARTBEATS, account.id);
    const recorded = { ...presence, positionAge: Math.min(positionAge, POSITION_AGE_MAX_SECONDS) };
    const outcome =
      isId(lessonId) &&
      (await this.database.row(recordPresence(account.id, lessonId, recorded, this.clock.now())));
    if (!outcome || (!outcome.isEnrolled && !outcome.isVisible)) throw notFound('Lesson');
    if (!outcome.isEnrolled) throw forbidden('Enroll in this course to have your time counted');
    return outcome.seconds!;
  }

  /** The viewer's places in the videos of these lessons, in their order; null where they have not started. */
  async positionsIn(viewer: Viewer, lessonIds: readonly string[]): Promise<(LessonPosition | null)[]> {
    const rows = await this.database.rows(positionsInLessons(viewer.account.id, lessonIds));
    const byId = new Map(rows.map(({ id, position }) => [id, position]));
    return lessonIds.map((id) => byId.get(id) ?? null);
  }
}
