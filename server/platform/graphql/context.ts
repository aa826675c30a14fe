import type { Viewer } from '../viewer';
import type { Batches } from './batches';

/** What every resolver gets; one a request, one an event on a subscription. */
export interface Context {
  /** null: a visitor. */
  viewer: Viewer | null;
  /** The network of the client's address as far as TRUST_PROXY lets us believe it; what limits count by. */
  address: string;
  requestId: string;
  batches: Batches;
  /** The application's one instance of a service, for subscriptions: TypeGraphQL gives those no resolver. */
  service: <T>(type: new (...dependencies: never[]) => T) => T;
}
