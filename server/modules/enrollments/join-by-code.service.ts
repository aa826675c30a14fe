import { randomInt } from 'node:crypto';
import { plainCode, isStorableText } from '../../platform/text.rules';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import type { Course } from '../courses/course.types';
import { type EnrollOutcome, EnrollmentService } from './enrollment.service';
import { JoinLinkInvalid } from './enrollment.types';
import { courseOfCode } from './joining.queries';

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

/** Join links, for people who were given one. Only wrong codes count for the limits. */
@Service()
export class JoinByCodeService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentService,
    private readonly catalogue: CatalogueService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The course of a link that can be used; null if there is none. */
  course(viewer: Viewer | null, code: string, network: string): Promise<Course | null> {
    const [limit, actor] = viewer ? [BY_ACCOUNT, viewer.account.id] : [BY_NETWORK, network];
    return this.limited(limit, actor, code, async (typed) => {
      const link = await this.database.row(courseOfCode({ code: typed, now: this.clock.now() }));
      return link ? this.catalogue.course(viewer, link.courseId) : null;
    });
  }

  async join(viewer: Viewer | null, code: string): Promise<EnrollOutcome | JoinLinkInvalid> {
    const user = requireViewer(viewer);
    const joined = await this.limited(BY_ACCOUNT, user.account.id, code, (typed) =>
      this.enrollments.joinByCode(user, typed),
    );
    return joined ?? new JoinLinkInvalid();
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
