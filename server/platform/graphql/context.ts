import DataLoader from 'dataloader';
import type { Viewer } from '../viewer';

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

/** Reads one value for each key, in the order of the keys. */
type BatchRead<Value> = (keys: readonly string[]) => Promise<readonly Value[]>;

/** The request's batched reads: many fields that each need one row share one statement. */
export class Batches {
  private readonly loaders = new Map<string, DataLoader<string, unknown>>();

  /** A subscription outlives what it has read, so its batches cache nothing from one event to the next. */
  constructor(private readonly remembers = true) {}

  /** `name` identifies the read within the request; the `read` of the first call serves all of them. */
  load<Value>(name: string, key: string, read: BatchRead<Value>): Promise<Value> {
    let loader = this.loaders.get(name) as DataLoader<string, Value> | undefined;
    if (!loader) {
      loader = new DataLoader<string, Value>(read, { cache: this.remembers });
      this.loaders.set(name, loader);
    }
    return loader.load(key);
  }

  /** The value with that name, read once per request however many aliases select it. */
  once<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    return this.load(name, '', async (keys) => {
      const value = await read();
      return keys.map(() => value);
    });
  }
}
