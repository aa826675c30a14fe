import { Clock } from '../../../platform/clock';
import { type Page, pageByTime } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { PublicReads } from '../../../platform/database/public-reads';
import { newId, isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { notFound, validated } from '../../../platform/errors';
import { type Viewer, administratorId, requireRole, Role } from '../../../platform/viewer';
import { ApprovalState, stateWhenWritten } from '../../accounts/administration/administration.types';
import { DemoMode } from '../../../platform/demo/platform.service';
import {
  addTestimonial,
  setTestimonialState,
  testimonialsPage,
  lockTestimonial,
} from './testimonial.queries';
import { addTestimonialRules } from './testimonial.rules';
import {
  TestimonialAdded,
  type TestimonialConnection,
  type ManagedTestimonial,
  type ManagedTestimonialConnection,
} from './testimonial.types';
import { AuditLog } from '../../../platform/audit/audit-log';

const TESTIMONIALS: RateLimit = {
  name: 'testimonials',
  points: 10,
  seconds: 60 * 60,
  refusal: 'Too many testimonials were sent from this network. Please try again later.',
};

@Service()
export class TestimonialService {
  constructor(
    private readonly database: Database,
    private readonly reads: PublicReads,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
    private readonly auditLog: AuditLog,
  ) {}

  /** Public ones, newest first; `first` from 1 to 100, `after` a cursor of this list. */
  async testimonials(
    viewer: Viewer | null,
    first: number,
    after: string | null = null,
  ): Promise<TestimonialConnection> {
    return pageByTime({ first, after }, (requested) =>
      this.reads.rows(viewer, testimonialsPage({ ...requested, state: ApprovalState.APPROVED })),
    );
  }

  /** No session required; limited per address. Outside demo mode it waits for approval. */
  async addTestimonial(input: unknown, address: string): Promise<TestimonialAdded> {
    const written = validated(addTestimonialRules, input);
    await this.limiter.consume(TESTIMONIALS, address);
    const testimonial = { id: newId(), ...written, createdAt: this.clock.now() };
    const state = stateWhenWritten(this.demo);
    await this.database.rows(addTestimonial({ ...testimonial, state }));
    return new TestimonialAdded({ testimonial, isPublic: state === ApprovalState.APPROVED });
  }

  /** Testimonials in this state, newest first; null: in any. `first` from 1 to 100. Administrators only. */
  async managedTestimonials(
    viewer: Viewer | null,
    { state = null, ...page }: Page & { state?: ApprovalState | null },
  ): Promise<ManagedTestimonialConnection> {
    administratorId(viewer);
    return pageByTime(page, (requested) => this.database.rows(testimonialsPage({ ...requested, state })));
  }

  /**
   * Makes a testimonial public or hides it, recorded in the audit log. Repeating it does nothing. NOT_FOUND if there is
   * none. Administrators only.
   */
  setState(viewer: Viewer | null, id: string, state: ApprovalState): Promise<ManagedTestimonial> {
    const by = requireRole(viewer, Role.ADMIN);
    return this.database.transaction(async (transaction) => {
      const before = isId(id) && (await transaction.row(lockTestimonial(id)));
      if (!before) throw notFound('Testimonial');
      if (before.state === state) return before;
      await transaction.rows(setTestimonialState({ id, state }));
      const details = { testimonialId: id, from: before.state, to: state };
      await this.auditLog.record(by, 'TESTIMONIAL_STATE_CHANGED', transaction, { details });
      return { ...before, state };
    });
  }
}
