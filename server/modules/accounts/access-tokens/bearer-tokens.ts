import { BackgroundDatabase, Database } from '../../../platform/database/database';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { shortenedNetwork } from '../../../platform/shortened-network';
import { storeUses } from './access-token.queries';
import { scopesGrantedBy } from '../../../platform/access-scopes.rules';
import { Clock } from '../../../platform/clock';
import { hashToken, newSecretToken } from '../../../platform/secrets';
import type { Viewer } from '../../../platform/viewer';
import { viewerOfAccessToken } from '../session.queries';
import { SessionCache } from '../session-cache';
import {
  ACCESS_TOKEN_IS_OVER,
  SESSION_IS_OVER,
  type Refusal,
  unauthenticated,
} from '../../../platform/errors';
import { SessionService } from '../session.service';

interface Use {
  usedAt: Date;
  address: string;
}

/** Stores once a minute when access tokens were last used, so that no request waits for it. */
@Service()
export class AccessTokenUses implements Task {
  readonly everySeconds = 60;
  private readonly uses = new Map<string, Use>();

  constructor(private readonly database: BackgroundDatabase) {}

  note(tokenHash: string, use: Use): void {
    this.uses.set(tokenHash, use);
  }

  async run(): Promise<void> {
    const noted = [...this.uses];
    if (noted.length === 0) return;
    const uses = noted.map(([tokenHash, { usedAt, address }]) => ({
      tokenHash,
      usedAt,
      network: shortenedNetwork(address),
    }));
    await this.database.rows(storeUses(uses));
    // After the statement, so that nothing is lost if it fails.
    for (const [tokenHash, use] of noted) if (this.uses.get(tokenHash) === use) this.uses.delete(tokenHash);
  }
}

const PREFIX = 'wmk_';

/** Creates an opaque 256-bit access token. The prefix is for people, and for programs that look for leaked secrets. */
export const newAccessToken = (): string => `${PREFIX}${newSecretToken()}`;

/** Whether the token of a request is an access token; session tokens are shorter. */
const isAccessToken = (token: string): boolean => token.length === 47 && token.startsWith(PREFIX);

/** Any number of blanks may follow the scheme (RFC 9110, 11.4). */
const BEARER = /^Bearer +([\w-]{20,200}) *$/i;

/** Finds the viewer of a request by its token. */
@Service()
export class BearerTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cache: SessionCache,
    private readonly sessions: SessionService,
    private readonly uses: AccessTokenUses,
  ) {}

  /**
   * Returns the viewer with the network `address` of the request; null without a token, and UNAUTHENTICATED for an
   * invalid one. `acceptsDeletedAccounts`: also accepts a session of a deleted account that can still be kept.
   */
  async viewerOf(
    authorization: string | undefined,
    { address, acceptsDeletedAccounts = false }: { address: string; acceptsDeletedAccounts?: boolean },
  ): Promise<Viewer | null | Refusal> {
    if (authorization === undefined || authorization === '') return null;
    const token = BEARER.exec(authorization)?.[1];
    if (!token) return unauthenticated(SESSION_IS_OVER);
    if (isAccessToken(token)) {
      const viewer = await this.viewerOfAccessToken(token, address);
      return viewer ? { ...viewer, address } : unauthenticated(ACCESS_TOKEN_IS_OVER);
    }
    const viewer =
      (await this.sessions.viewerOf(token)) ??
      (acceptsDeletedAccounts ? await this.sessions.viewerAboutToLeave(token) : null);
    return viewer ? { ...viewer, address } : unauthenticated(SESSION_IS_OVER);
  }

  /** The viewer of this token with its scopes; null if it is invalid, expired or revoked. */
  private async viewerOfAccessToken(token: string, address: string): Promise<Viewer | null> {
    const now = this.clock.now();
    const tokenHash = hashToken(token);
    const sessionHash = tokenHash.toString('hex');
    const viewer = await this.cache.viewerOf(sessionHash, now, async () => {
      const row = await this.database.row(viewerOfAccessToken({ tokenHash, now }));
      if (!row) return null;
      const { scopes, expiresAt: endsAt, ...account } = row;
      return { viewer: { account, sessionHash, scopes: scopesGrantedBy(scopes) }, endsAt };
    });
    if (viewer) this.uses.note(sessionHash, { usedAt: now, address });
    return viewer;
  }
}
