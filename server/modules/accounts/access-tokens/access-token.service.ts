import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { type RateLimit, RateLimiter } from '../../../platform/rate-limiter';
import { hashToken } from '../../../platform/secrets';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { newAccessToken } from './bearer-tokens';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import { OwnPassword } from '../passwords';
import { SessionCache } from '../session-cache';
import { lockOwner, revokeToken, storeToken, tokensOf } from './access-token.queries';
import { accessTokenRules, MAX_TOKENS } from './access-token.rules';
import { AccessTokenCreated, TooManyAccessTokens, type AccessToken } from './access-token.types';

/** Each one sends an email. */
const CREATIONS: RateLimit = {
  name: 'access-tokens',
  points: 30,
  seconds: 60 * 60,
  refusal: 'You can create up to 30 access tokens an hour. Please try again later.',
};

/** Access tokens as their owner sees them. Only sessions reach it. */
@Service()
export class AccessTokenService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly ownPassword: OwnPassword,
    private readonly auditLog: AuditLog,
    private readonly outbox: MailOutbox,
    private readonly cache: SessionCache,
  ) {}

  /** The viewer's tokens, newest first. */
  tokensOf({ account }: Viewer): Promise<AccessToken[]> {
    return this.database.rows(tokensOf({ accountId: account.id, now: this.clock.now() }));
  }

  /** Requires the password or a confirmed session; returns the token, which is not stored. RATE_LIMITED after 30 in an hour. */
  async create(viewer: Viewer | null, input: unknown): Promise<AccessTokenCreated | TooManyAccessTokens> {
    const own = requireViewer(viewer);
    const { account } = own;
    const now = this.clock.now();
    const { name, scopes: chosen, expiresAt, password } = validated(accessTokenRules(now), input);
    const scopes = [...new Set(chosen)];
    const { passwordHash } = await this.ownPassword.confirmOwner(own, password);
    await this.limiter.consume(CREATIONS, account.id);
    const token = newAccessToken();
    const refusal = await this.database.transaction(async (transaction) => {
      // The lock also makes a change of the password wait, or this statement find that it has changed.
      if (!(await transaction.row(lockOwner({ accountId: account.id, passwordHash }))))
        throw invalidInput('password', 'The password was changed elsewhere');
      const tokenHash = hashToken(token);
      const input = { tokenHash, accountId: account.id, name, scopes, now, expiresAt, max: MAX_TOKENS };
      const row = await transaction.row(storeToken(input));
      if (!row) return new TooManyAccessTokens();
      const about = { subjectId: account.id, details: { accessTokenId: row.id, scopes: scopes.join(', ') } };
      await this.auditLog.record(own, 'ACCESS_TOKEN_CREATED', transaction, about);
      await this.outbox.add('access-token-created', account.id, transaction);
      return null;
    });
    return refusal ?? new AccessTokenCreated({ token, accessTokens: await this.tokensOf(own) });
  }

  /** Revokes one of the viewer's tokens in every process; NOT_FOUND for any other. Returns those that remain. */
  async revoke(viewer: Viewer | null, id: string): Promise<AccessToken[]> {
    const own = requireViewer(viewer);
    if (!isId(id)) throw notFound('Access token');
    await this.database.transaction(async (transaction) => {
      const revoked = await transaction.row(revokeToken({ accountId: own.account.id, id }));
      if (!revoked) throw notFound('Access token');
      const about = { subjectId: own.account.id, details: { accessTokenId: id } };
      await this.auditLog.record(own, 'ACCESS_TOKEN_REVOKED', transaction, about);
      await this.cache.endSessions([revoked], transaction);
    });
    return this.tokensOf(own);
  }
}
