import type { ApolloClient } from '@apollo/client';

const pendingMarks = new WeakMap<ApolloClient, Promise<unknown>>();

/** Remembers that this tab is marking notifications as read until the server has answered, which it passes on. */
export function untilAnswered<T>(client: ApolloClient, mark: Promise<T>): Promise<T> {
  pendingMarks.set(client, Promise.allSettled([pendingMarks.get(client), mark]));
  return mark;
}

/** Resolves when this tab knows what became of everything that it has marked; never rejects. */
export async function whenMarksSettled(client: ApolloClient): Promise<void> {
  await pendingMarks.get(client);
}
