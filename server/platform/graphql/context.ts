import type { Viewer } from '../viewer';
import type { Batches } from './batches';

/** The context of every resolver; one per request, or per event of a subscription. */
export interface Context {
  /** null for a visitor. */
  viewer: Viewer | null;
  /** The network of the client's address, as far as TRUST_PROXY lets us trust it; used by rate limits. */
  address: string;
  /** The User-Agent header, which says on which device a session was opened. */
  userAgent?: string | undefined;
  requestId: string;
  batches: Batches;
  /** Returns the application's instance of a service, for subscriptions: TypeGraphQL creates no resolver for them. */
  service: <T>(type: new (...dependencies: never[]) => T) => T;
}
