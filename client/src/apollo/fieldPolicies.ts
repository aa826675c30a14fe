import type { FieldPolicy, Reference } from '@apollo/client/cache';

/** A page of nodes with ids. */
interface CachedPage {
  nodes: readonly Reference[];
  pageInfo?: unknown;
}

/** A paginated list as stored in the cache. */
interface CachedConnection {
  nodes?: readonly unknown[];
}

/**
 * A growing list per `keyArgs`: a response without `after` replaces it, one with `after` appends its nodes; all other
 * fields (total, page info) come from the newest page.
 */
export function pagedBy(keyArgs: string[]): FieldPolicy<CachedConnection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!args?.after || !existing) return incoming;
      return { ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] };
    },
  };
}

/**
 * Like `pagedBy`, for a list that grows at its beginning: a response without `after` replaces the first page and keeps
 * the loaded pages that still follow it.
 */
export function renewedBy(keyArgs: string[]): FieldPolicy<CachedPage> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing) return incoming;
      if (args?.after) return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] };
      const isKnown = new Set(incoming.nodes.map(({ __ref }) => __ref));
      const last = existing.nodes.findIndex(({ __ref }) => __ref === incoming.nodes.at(-1)?.__ref);
      const later = last < 0 ? [] : existing.nodes.slice(last + 1).filter(({ __ref }) => !isKnown.has(__ref));
      if (later.length === 0) return incoming;
      return { ...incoming, nodes: [...incoming.nodes, ...later], pageInfo: existing.pageInfo };
    },
  };
}

/** A singleton per session, so it needs no id and its fields merge. */
export const singleton = { keyFields: [] as [] };

/** The server always sends the whole list: replace it without a warning. */
export const replaced: FieldPolicy = { merge: false };

/** An object without an id, of which pages select different fields. */
export const merged: FieldPolicy = { merge: true };

/** Reads an entity by its `id` from the cache, regardless of which query loaded it. */
export function foundById(__typename: string): FieldPolicy<Reference | null> {
  return {
    read: (existing, { args, toReference }) =>
      existing === undefined ? toReference({ __typename, id: args?.id as string }) : existing,
  };
}
