import DataLoader from 'dataloader';

/** Reads one value for each key, in the keys' order. */
type BatchRead<Value> = (keys: readonly string[]) => Promise<readonly Value[]>;

/** The request's batched reads: many fields that each need one row ask the database once. */
export class Batches {
  private readonly loaders = new Map<string, DataLoader<string, unknown>>();

  /** A subscription outlives what it has read, so its batches remember nothing from one event to the next. */
  constructor(private readonly remembers = true) {}

  /** `name` tells one read from another within the request; the first call's `read` serves them all. */
  load<Value>(name: string, key: string, read: BatchRead<Value>): Promise<Value> {
    let loader = this.loaders.get(name) as DataLoader<string, Value> | undefined;
    if (!loader) {
      loader = new DataLoader<string, Value>(read, { cache: this.remembers });
      this.loaders.set(name, loader);
    }
    return loader.load(key);
  }

  /** What `once` reads under that name, if another field of the request has asked for it; null when none has so far. */
  begun<Value>(name: string): Promise<Value> | null {
    const loader = this.loaders.get(name) as DataLoader<string, Value> | undefined;
    return this.remembers && loader ? loader.load('') : null;
  }

  /** The one value of that name within the request, however many aliases ask for it. */
  once<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    return this.load(name, '', async (keys) => {
      const value = await read();
      return keys.map(() => value);
    });
  }
}
