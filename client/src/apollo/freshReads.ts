import { ApolloLink } from '@apollo/client/link';
import { defer, finalize, mergeMap, of, tap } from 'rxjs';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The types whose objects a mutation changes; any type if absent. */
    changedTypes?: readonly string[];
  }
}

/**
 * Sends a query again, once, if a mutation that may have changed what it reads was answered while the query was on its
 * way: its answer may be older than the mutation, and would overwrite in the cache what the mutation has changed.
 */
export function createFreshReadsLink(): ApolloLink {
  /** The `changedTypes` of the mutations answered meanwhile, for each query on its way. */
  const underWay = new Set<(readonly string[] | undefined)[]>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') {
      const noteAnswer = () =>
        underWay.forEach((changes) => changes.push(operation.getContext().changedTypes));
      // A failed one counts too: the server may have carried it out before the connection broke.
      return forward(operation).pipe(tap({ next: noteAnswer, error: noteAnswer }));
    }
    if (operation.operationType !== 'query') return forward(operation);
    return defer(() => {
      const changes: (readonly string[] | undefined)[] = [];
      underWay.add(changes);
      return forward(operation).pipe(
        mergeMap((result) =>
          changes.some((types) => mayHaveChanged(result, types)) ? forward(operation) : of(result),
        ),
        finalize(() => underWay.delete(changes)),
      );
    });
  });
}

function mayHaveChanged({ data }: ApolloLink.Result, types: readonly string[] | undefined): boolean {
  if (!types) return true;
  // A response with errors alone has no data.
  const text = JSON.stringify(data ?? null);
  return types.some((type) => text.includes(`"__typename":"${type}"`));
}
