import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { forbidden, notFound, Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { recordPresence } from './presence.queries';

/** An open lesson sends a heartbeat every 30 s; this allows a dozen tabs. */
const HEARTBEATS: RateLimit = {
  name: 'heartbeats',
  points: 30,
  seconds: 60,
  refusal: 'Too many heartbeats. Please slow down.',
};

@Service()
export class PresenceService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the viewer had this lesson open for `seconds`; returns how many of them count (see the statement).
   * Only for enrolled students: authors do not count in their own course's figures.
   */
  async recordPresence(viewer: Viewer | null, lessonId: string, seconds: number): Promise<number> {
    const { account } = requireViewer(viewer);
    if (seconds < 1) throw new Refusal('BAD_USER_INPUT', 'seconds must be at least 1');
    await this.limiter.consume(HEARTBEATS, account.id);
    const outcome = isId(lessonId)
      ? await this.database.row(
          recordPresence({ studentId: account.id, lessonId, seconds, now: this.clock.now() }),
        )
      : undefined;
    if (!outcome || (!outcome.isEnrolled && !outcome.isVisible)) throw notFound('Lesson');
    if (!outcome.isEnrolled) throw forbidden('Enroll in this course to have your time counted');
    return outcome.seconds!;
  }
}
