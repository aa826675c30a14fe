import DataLoader from 'dataloader';

/** Reads one value for each key, in the keys' order. */
export type BatchRead<Value> = (keys: readonly string[]) => Promise<readonly Value[]>;

/** The request's batched reads: many fields that each need one row ask the database once. */
export class Batches {
  private readonly loaders = new Map<string, DataLoader<string, unknown>>();

  /** `name` tells one read from another within the request; the first call's `read` serves them all. */
  load<Value>(name: string, key: string, read: BatchRead<Value>): Promise<Value> {
    let loader = this.loaders.get(name) as DataLoader<string, Value> | undefined;
    if (!loader) {
      loader = new DataLoader<string, Value>(read);
      this.loaders.set(name, loader);
    }
    return loader.load(key);
  }
}
