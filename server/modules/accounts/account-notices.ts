import type { Database } from '../../platform/database/database';

/** A change of an account that its owner is told about, in case somebody else made it. */
export type AccountChange = 'PASSWORD_CHANGED' | 'EMAIL_CHANGED';

/** Writes the notice in the caller's transaction; call the result after the commit. */
type Write = (change: AccountChange, accountId: string, transaction: Database) => Promise<() => void>;

/** Notices to an account's owner. A function, because the inbox comes after accounts. */
export class AccountNotices {
  constructor(readonly write: Write) {}
}
