import type { ApolloClient } from '@apollo/client';

const pendingMarks = new WeakMap<ApolloClient, Promise<unknown>>();

/** Tracks a pending mark-as-read request of this tab; passes its response on. */
export function untilAnswered<T>(client: ApolloClient, mark: Promise<T>): Promise<T> {
  pendingMarks.set(client, Promise.allSettled([pendingMarks.get(client), mark]));
  return mark;
}

/** Resolves when all mark-as-read requests of this tab are settled; never rejects. */
export async function whenMarksSettled(client: ApolloClient): Promise<void> {
  await pendingMarks.get(client);
}
