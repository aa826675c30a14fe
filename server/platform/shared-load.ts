/**
 * A function that loads its value once, for all callers together; a load that failed is tried again by the next caller.
 * The value is shared, so nobody may change it.
 */
export function sharedLoad<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
