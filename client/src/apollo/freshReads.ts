import { ApolloLink } from '@apollo/client/link';
import { mergeMap, defer, type Observable, of, tap } from 'rxjs';

/**
 * Sends a query again if a mutation was answered while the query was on its way: its answer may be older than the
 * mutation, and would overwrite in the cache what the mutation has changed.
 */
export function createFreshReadsLink(): ApolloLink {
  let mutationsAnswered = 0;
  const countAnswer = () => {
    mutationsAnswered += 1;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation')
      // A failed one counts too: the server may have carried it out before the connection broke.
      return forward(operation).pipe(tap({ next: countAnswer, error: countAnswer }));
    if (operation.operationType !== 'query') return forward(operation);
    const read = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const answeredBefore = mutationsAnswered;
        return forward(operation).pipe(
          mergeMap((result) => (mutationsAnswered === answeredBefore ? of(result) : read())),
        );
      });
    return read();
  });
}
