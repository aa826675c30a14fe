import type { Database } from '../../../platform/database/database';
import type { AuditActor } from '../../../platform/audit/audit-log';

/** Unpublishes the courses of an account, and records it, in the caller's transaction. */
type Unpublish = (accountId: string, actor: AuditActor, transaction: Database) => Promise<void>;

/** Publishes those of these courses that the account owns, and records it, likewise. */
type Publish = (
  accountId: string,
  ids: readonly string[],
  actor: AuditActor,
  transaction: Database,
) => Promise<void>;

/** The courses that accounts own. Functions, because courses come after accounts. */
export class OwnedCourses {
  constructor(
    readonly unpublish: Unpublish,
    readonly publish: Publish,
  ) {}
}
