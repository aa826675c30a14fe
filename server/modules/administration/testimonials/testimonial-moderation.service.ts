import { decodeTimeCursor, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import type { ApprovalState } from '../../accounts/administration/administration.types';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-log.entities';
import type { ManagedTestimonial, ManagedTestimonialConnection } from './testimonial-moderation.types';
import { Testimonial } from './testimonial.entities';
import { lockTestimonial, managedTestimonialsPage, waitingTestimonialCount } from './testimonial.queries';

/**
 * Administrators' view of all testimonials, and which of them are public. UNAUTHENTICATED for visitors, FORBIDDEN for
 * other roles, NOT_FOUND for testimonials that do not exist.
 */
@Service()
export class TestimonialModerationService {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** Testimonials in this state, newest first; null: in any. `first` from 1 to 100. */
  async testimonials(
    viewer: Viewer | null,
    { first, after, state }: { first: number; after?: string | null; state?: ApprovalState | null },
  ): Promise<ManagedTestimonialConnection> {
    administratorId(viewer);
    const size = pageSize(first);
    const rows = await this.database.rows(
      managedTestimonialsPage({
        rows: size + 1,
        after: decodeTimeCursor(after ?? null),
        state: state ?? null,
      }),
    );
    const { page, pageInfo } = pageOf(rows, size, ({ time, id }) => [time, id]);
    return { nodes: page, pageInfo };
  }

  /** How many testimonials wait for approval. */
  async waitingCount(viewer: Viewer | null): Promise<number> {
    administratorId(viewer);
    return (await this.database.row(waitingTestimonialCount))!.count;
  }

  /** Makes a testimonial public or hides it, recorded in the audit log. Repeating it does nothing. */
  setState(viewer: Viewer | null, id: string, state: ApprovalState): Promise<ManagedTestimonial> {
    const by = requireRole(viewer, Role.ADMIN);
    return this.database.transaction(async (transaction) => {
      const before = isId(id) && (await transaction.row(lockTestimonial(id)));
      if (!before) throw notFound('Testimonial');
      if (before.state === state) return before;
      await transaction.with(Testimonial, (testimonials) => testimonials.update({ id }, { state }));
      const details = { testimonialId: id, from: before.state, to: state };
      const recorded = { action: AuditAction.TESTIMONIAL_STATE_CHANGED, details };
      await this.auditLog.record(by, recorded, transaction);
      return { ...before, state };
    });
  }
}
