import type { ApolloClient } from '@apollo/client';

const underWay = new WeakMap<ApolloClient, Promise<unknown>>();

/** Remembers that this tab is marking notifications as read until the server has answered, which it passes on. */
export function untilAnswered<T>(client: ApolloClient, mark: Promise<T>): Promise<T> {
  underWay.set(client, Promise.allSettled([underWay.get(client), mark]));
  return mark;
}

/** Resolves when this tab knows what became of everything that it has marked; never rejects. */
export async function marksSettled(client: ApolloClient): Promise<void> {
  await underWay.get(client);
}
