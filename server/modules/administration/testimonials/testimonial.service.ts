import { Clock } from '../../../platform/clock';
import { decodeTimeCursor, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { PublicReads } from '../../../platform/database/public-reads';
import { newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import type { Viewer } from '../../../platform/viewer';
import { ApprovalState, stateWhenWritten } from '../../accounts/administration/administration.types';
import { DemoMode } from '../../../platform/demo/platform.service';
import { Testimonial as TestimonialEntity } from './testimonial.entities';
import { testimonialsPage } from './testimonial.queries';
import { addTestimonialRules } from './testimonial.rules';
import { TestimonialAdded, type TestimonialConnection } from './testimonial.types';

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
  ) {}

  /** Public ones, newest first; `first` from 1 to 100, `after` a cursor of this list. */
  async testimonials(
    viewer: Viewer | null,
    first: number,
    after: string | null = null,
  ): Promise<TestimonialConnection> {
    const size = pageSize(first);
    const rows = await this.reads.rows(
      viewer,
      testimonialsPage({ rows: size + 1, after: decodeTimeCursor(after) }),
    );
    const { page, pageInfo } = pageOf(rows, size, ({ time, id }) => [time, id]);
    return { nodes: page, pageInfo };
  }

  /** No session required; limited per address. Outside demo mode it waits for approval. */
  async addTestimonial(input: unknown, address: string): Promise<TestimonialAdded | InvalidInput> {
    const checked = check(addTestimonialRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    await this.limiter.consume(TESTIMONIALS, address);
    const testimonial = { id: newId(), ...checked.value, createdAt: this.clock.now() };
    const state = stateWhenWritten(this.demo);
    await this.database.with(TestimonialEntity, (testimonials) =>
      testimonials.insert({ ...testimonial, state }),
    );
    return new TestimonialAdded(testimonial, state === ApprovalState.APPROVED);
  }
}
