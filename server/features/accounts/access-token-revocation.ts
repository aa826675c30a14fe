import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { revokeTokensOf } from './access-token.queries';
import { SessionCache } from './session-cache';

/** Revokes all access tokens of an account, when whoever created them may not be its owner. */
@Service()
export class AccessTokenRevocation {
  constructor(private readonly cache: SessionCache) {}

  /**
   * Revokes them in the caller's transaction, in every process once it commits. Call the returned function after the
   * commit.
   */
  async revokeAllOf(accountId: string, transaction: Database): Promise<() => void> {
    const revoked = await transaction.rows(revokeTokensOf(accountId));
    return this.cache.endSessions(
      revoked.map(({ tokenHash }) => tokenHash),
      transaction,
    );
  }
}
