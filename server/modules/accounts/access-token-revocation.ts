import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { revokeTokensOf } from './access-token.queries';
import { SessionCache } from './session-cache';

/** Revokes all access tokens of an account, for cases in which somebody else than its owner may have created them. */
@Service()
export class AccessTokenRevocation {
  constructor(private readonly cache: SessionCache) {}

  /** Revokes them in the caller's transaction, in every process once it commits. */
  async revokeAllOf(accountId: string, transaction: Database): Promise<void> {
    const revoked = await transaction.rows(revokeTokensOf(accountId));
    await this.cache.endSessions(
      revoked.map(({ tokenHash }) => tokenHash),
      transaction,
    );
  }
}
