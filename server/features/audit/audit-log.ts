import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { shortenedNetwork } from '../../platform/shortened-network';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { type AuditAction, AuditLogEntry } from './audit-log.entities';

/** Who did it, and from where. */
export interface AuditActor {
  /** null: nobody who is signed in, such as the command line. */
  actorId: string | null;
  /** The network address of the request; null: not a request. */
  address: string | null;
}

interface Recorded {
  action: AuditAction;
  /** The account that the action is about. */
  subjectId?: string;
  /** What else is to know, by name; never secrets, names or email addresses. */
  details?: Record<string, string>;
}

/** Writes the audit log. */
@Service()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  /** Records an action in the caller's transaction, so that neither exists without the other. */
  async record(
    { actorId, address }: AuditActor,
    { action, subjectId, details }: Recorded,
    transaction: Database,
  ): Promise<void> {
    const entry = {
      id: newId(),
      occurredAt: this.clock.now(),
      action,
      actorId,
      subjectId: subjectId ?? null,
      details: details ?? {},
      network: address && shortenedNetwork(address),
    };
    await transaction.with(AuditLogEntry, (entries) => entries.insert(entry));
  }
}
