import { scopesGrantedBy } from '../../../platform/access-scopes.rules';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { hashToken } from '../../../platform/secrets';
import type { Viewer } from '../../../platform/viewer';
import { viewerOfAccessToken } from '../session.queries';
import { SessionCache } from '../session-cache';
import { AccessTokenUses } from './access-token-uses';

/** Finds the viewer of an access token, as SessionService does for a session. */
@Service()
export class AccessTokenViewers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: SessionCache,
    private readonly uses: AccessTokenUses,
  ) {}

  /** The viewer of this token with its scopes; null if it is invalid, expired or revoked. `address` is the request's. */
  async viewerOf(token: string, address: string): Promise<Viewer | null> {
    const now = this.clock.now();
    const viewer = await this.knownOrRead(token, now);
    if (viewer) this.uses.note(viewer.sessionHash, { usedAt: now, address });
    return viewer;
  }

  private async knownOrRead(token: string, now: Date): Promise<Viewer | null> {
    const tokenHash = hashToken(token);
    const sessionHash = tokenHash.toString('hex');
    const cached = this.cache.get(sessionHash, now);
    if (cached) return cached;
    const { generation } = this.cache;
    const row = await this.database.row(viewerOfAccessToken({ tokenHash, now }));
    if (!row) return null;
    const { scopes, expiresAt, ...account } = row;
    const viewer = { account, sessionHash, scopes: scopesGrantedBy(scopes) };
    this.cache.set(viewer, now, expiresAt, generation);
    return viewer;
  }
}
