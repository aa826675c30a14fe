import {
  ACCESS_TOKEN_IS_OVER,
  SESSION_IS_OVER,
  type Refusal,
  unauthenticated,
} from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import { isAccessToken } from '../access-token';
import { SessionService } from '../session.service';
import { AccessTokenViewers } from './access-token-viewers';

/** Any number of blanks may follow the scheme (RFC 9110, 11.4). */
const BEARER = /^Bearer +([\w-]{20,200}) *$/i;

/** Finds the viewer of a request by its token. */
@Service()
export class BearerTokens {
  constructor(
    private readonly sessions: SessionService,
    private readonly accessTokens: AccessTokenViewers,
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
      const viewer = await this.accessTokens.viewerOf(token, address);
      return viewer ? { ...viewer, address } : unauthenticated(ACCESS_TOKEN_IS_OVER);
    }
    const viewer =
      (await this.sessions.viewerOf(token)) ??
      (acceptsDeletedAccounts ? await this.sessions.viewerAboutToLeave(token) : null);
    return viewer ? { ...viewer, address } : unauthenticated(SESSION_IS_OVER);
  }
}
