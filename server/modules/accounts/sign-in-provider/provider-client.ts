import type { Configuration } from 'openid-client';
import { Clock } from '../../../platform/clock';
import { notFound } from '../../../platform/errors';
import { ProviderSignInRefused } from './sign-in-provider.types';
import { boundedResponse } from '../../../platform/bounded-response';
import { Service } from '../../../platform/injection';
import { Log } from '../../../platform/log';
import { PublicAddress } from '../../../platform/public-address';
import { hashToken } from '../../../platform/secrets';
import { type Claims, identityOf, isIncomplete, type ProviderIdentity, withUserInfo } from './claims';

/** The OpenID Connect provider with which people can log in. */
export interface SignInProvider {
  /** The issuer exactly as in the provider's metadata. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Names the provider on the button. */
  label: string;
  /** Separated by spaces; includes `openid`. */
  scopes: string;
  /** Whether the provider has verified every email, although it does not say so. */
  trustsEmails: boolean;
  /** Whether people without an account get one, if registration is open. */
  createsAccounts: boolean;
  /** The claim with a person's roles, a path with dots; null: roles are not taken from the provider. */
  roleClaim: string | null;
  /** Values of the claim. */
  instructorValues: string[];
  adminValues: string[];
}

/** The provider, from the configuration only; null: none. */
export class SignInProviderSettings {
  constructor(readonly provider: SignInProvider | null) {}
}

/** The page to which the provider returns people. */
const CALLBACK = '/login/callback';
/** How long the provider's metadata is used; its keys are loaded again whenever one is unknown. */
const METADATA_MS = 60 * 60 * 1000;
/** The timeout of each request to the provider. */
const TIMEOUT_SECONDS = 5;
/** Tolerated difference between the clocks. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** The maximum size of a response of the provider; metadata and keys of large providers have less than a tenth of it. */
const RESPONSE_MAX_BYTES = 256 * 1024;

/** What the provider's redirect had in its query. */
export interface ProviderAnswer {
  state: string;
  code: string;
  /** `iss`; null: the provider does not send it. */
  issuer: string | null;
}

/**
 * The OpenID Connect client: authorization code with PKCE, state and nonce. The library checks the issuer, the audience,
 * the times and the signature of each ID token.
 */
@Service()
export class ProviderClient {
  private metadata: { configuration: Promise<Configuration>; until: number } | null = null;

  constructor(
    private readonly settings: SignInProviderSettings,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** NOT_FOUND if no provider is configured. */
  get provider(): SignInProvider {
    if (this.settings.provider === null) throw notFound('Sign-in provider');
    return this.settings.provider;
  }

  /** Where a person logs in; `isFresh`: even if the provider knows them already, and it has to say when. */
  async authorizationUrl(begun: {
    state: string;
    verifier: string;
    isFresh: boolean;
  }): Promise<string | ProviderSignInRefused> {
    const { state, verifier, isFresh } = begun;
    const { scopes } = this.provider;
    return this.calling(async (configuration) => {
      const { buildAuthorizationUrl } = await import('openid-client');
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: this.address.origin + CALLBACK,
        scope: scopes,
        state,
        nonce: nonceOf(verifier),
        code_challenge: hashToken(verifier).toString('base64url'),
        code_challenge_method: 'S256',
        ...(isFresh && { prompt: 'login', max_age: '0' }),
      });
      return url.href;
    });
  }

  /**
   * Exchanges the code for a verified identity. With `since`, the provider has to say that the person logged in after it.
   */
  async identityOf(
    answer: ProviderAnswer,
    verifier: string,
    since: Date | null,
  ): Promise<ProviderIdentity | ProviderSignInRefused> {
    const { provider } = this;
    return this.calling(async (configuration) => {
      const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
      const tokens = await authorizationCodeGrant(configuration, this.callbackWith(answer), {
        expectedState: answer.state,
        expectedNonce: nonceOf(verifier),
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(since && { maxAge: Math.ceil((this.clock.now().getTime() - since.getTime()) / 1000) }),
      });
      let claims: Claims = tokens.claims() ?? {};
      // The library checks all other times, by the same clock.
      if (Number(claims.iat) > Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS)
        throw new Error('The ID token was issued in the future');
      const { issuer, userinfo_endpoint: userInfo } = configuration.serverMetadata();
      if (isIncomplete(claims, provider) && userInfo !== undefined)
        claims = withUserInfo(
          claims,
          await fetchUserInfo(configuration, tokens.access_token, String(claims.sub)),
        );
      const identity = identityOf(issuer, claims, provider);
      if (identity === null) throw new Error('The subject is not valid');
      return identity;
    });
  }

  /** The request of the page, with only what belongs to the answer. */
  private callbackWith({ state, code, issuer }: ProviderAnswer): URL {
    const url = new URL(CALLBACK, this.address.origin);
    url.search = new URLSearchParams({ state, code, ...(issuer !== null && { iss: issuer }) }).toString();
    return url;
  }

  /** Tells the person if the provider did not confirm who they are; why is in the log. */
  unconfirmed(): ProviderSignInRefused {
    const { label } = this.provider;
    return new ProviderSignInRefused(
      `${label} did not confirm who you are. Try again, or log in with your password.`,
    );
  }

  private async calling<T>(
    work: (configuration: Configuration) => Promise<T>,
  ): Promise<T | ProviderSignInRefused> {
    try {
      return await work(await this.discovered());
    } catch (error) {
      const { logger } = this.log;
      if (!isUnreachable(error)) {
        logger.warn({ err: error }, 'The sign-in provider returned no valid identity');
        return this.unconfirmed();
      }
      logger.warn({ err: error }, 'The sign-in provider cannot be reached');
      return new ProviderSignInRefused(
        `${this.provider.label} can’t be reached right now. Try again later, or log in with your password.`,
      );
    }
  }

  /** The provider's metadata; a failure is not kept. */
  private discovered(): Promise<Configuration> {
    const now = this.clock.now().getTime();
    if (this.metadata !== null && now < this.metadata.until) return this.metadata.configuration;
    const configuration = discover(this.provider);
    const metadata = { configuration, until: now + METADATA_MS };
    this.metadata = metadata;
    configuration.catch(() => {
      if (this.metadata === metadata) this.metadata = null;
    });
    return configuration;
  }
}

async function discover({ issuer, clientId, clientSecret }: SignInProvider): Promise<Configuration> {
  const {
    // oxlint-disable-next-line typescript/no-deprecated -- The library marks it as deprecated only as a warning.
    allowInsecureRequests,
    ClientSecretBasic,
    ClientSecretPost,
    clockTolerance,
    customFetch,
    discovery,
    enableNonRepudiationChecks,
  } = await import('openid-client');
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return discovery(
    new URL(issuer),
    clientId,
    { [clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    (server, ...request) => {
      const methods = server.token_endpoint_auth_methods_supported;
      const isPostOnly = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
      return (isPostOnly ? post : basic)(server, ...request);
    },
    {
      [customFetch]: async (url: string, options: object) =>
        boundedResponse(
          await fetch(url, options),
          RESPONSE_MAX_BYTES,
          () => new Error('The response is too large'),
        ),
      timeout: TIMEOUT_SECONDS,
      // Without it, the signature of an ID token that comes from the token endpoint is not checked. The configuration
      // allows an http issuer only on this machine.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http://') ? [allowInsecureRequests] : [])],
    },
  );
}

/**
 * Binds the ID token to the browser that has the verifier, without storing a nonce. The prefix makes it differ from the
 * code challenge, another hash of the verifier.
 */
const nonceOf = (verifier: string): string => hashToken(`nonce.${verifier}`).toString('base64url');

/** Checks shapes, because an error may be of another realm. */
function isUnreachable(error: unknown): boolean {
  const { code, cause, name } = error as {
    code?: unknown;
    cause?: { name?: unknown; status?: unknown };
    name?: unknown;
  };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  // What fetch throws.
  if (name === 'TypeError' || cause?.name === 'TypeError') return true;
  return typeof cause?.status === 'number' && cause.status >= 500;
}
