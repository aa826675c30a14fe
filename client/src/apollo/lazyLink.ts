import { ApolloLink } from '@apollo/client/link';
import { Observable, type Subscription } from 'rxjs';
import { loadModule } from '../lib/loadModule';

/** A link whose code is loaded with its first operation, and retried if that failed. */
export function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | null = null;
  const loaded = () =>
    (loading ??= loadModule(load).catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let running: Subscription | null = null;
        let stopped = false;
        loaded().then(
          (link) => {
            if (!stopped) running = link.request(operation, forward).subscribe(observer);
          },
          (error: unknown) => observer.error(error),
        );
        return () => {
          stopped = true;
          running?.unsubscribe();
        };
      }),
  );
}
