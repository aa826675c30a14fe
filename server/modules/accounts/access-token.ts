import { newSecretToken } from '../../platform/secrets';
import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { revokeTokensOf } from './session.queries';
import { SessionCache } from './session-cache';

const PREFIX = 'wmk_';

/** Creates an opaque 256-bit access token. The prefix is for people, and for programs that look for leaked secrets. */
export const newAccessToken = (): string => `${PREFIX}${newSecretToken()}`;

/** Whether the token of a request is an access token; session tokens are shorter. */
export const isAccessToken = (token: string): boolean => token.length === 47 && token.startsWith(PREFIX);

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
