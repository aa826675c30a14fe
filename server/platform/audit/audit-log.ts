import { Clock } from '../clock';
import type { Database } from '../database/database';
import { shortenedNetwork } from '../shortened-network';
import { newId } from '../ids';
import { Service } from '../injection';
import type { Viewer } from '../viewer';
import type { AuditAction, AuditDetails } from './audit-actions';
import { addEntry } from './audit-log.queries';

/** Who did it, and from where. */
export interface AuditActor {
  /** null: nobody who is signed in, such as the command line. */
  actorId: string | null;
  /** The network address of the request; null: not a request. */
  address: string | null;
}

/** The platform itself: the command line, and background tasks. */
export const PLATFORM: AuditActor = { actorId: null, address: null };

interface Recorded {
  action: AuditAction;
  /** The account that the action is about. */
  subjectId?: string;
  details?: AuditDetails;
}

/** Writes the audit log. */
@Service()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /** Records an action of the viewer, or of `by`, in the caller's transaction, so that neither exists without the other. */
  async record(
    by: Viewer | AuditActor,
    { action, subjectId, details }: Recorded,
    transaction: Database,
  ): Promise<void> {
    const { actorId, address } = 'account' in by ? actorOf(by) : by;
    const entry = {
      id: newId(),
      occurredAt: this.clock.now(),
      action,
      actorId,
      subjectId: subjectId ?? null,
      details: details ?? {},
      network: address && shortenedNetwork(address),
    };
    await transaction.rows(addEntry(entry));
  }
}

const actorOf = ({ account, address }: Viewer): AuditActor => ({
  actorId: account.id,
  address: address ?? null,
});
