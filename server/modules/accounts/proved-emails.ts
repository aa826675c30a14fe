import type { Database } from '../../platform/database/database';

/**
 * Does what other features do for an account whose email was proved to be its owner's, in the transaction that proves it.
 * Call the result after the commit.
 */
type Settle = (
  account: {
    email: string;
    /** Of the token in the invitation with which the account was created; missing or null: without one. */
    invitationHash?: Buffer | null;
  },
  transaction: Database,
) => Promise<() => void>;

/**
 * Emails that accounts proved to be their own, with a link sent to them or by the sign-in provider. A function, because
 * the features that wait for a proof come after accounts.
 */
export class ProvedEmails {
  constructor(readonly settle: Settle) {}
}
