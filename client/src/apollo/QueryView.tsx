import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/Layout';
import { TitledPage, type TitledPageProps } from '../ui/layout/TitledPage';
import { ErrorState } from '../ui/states/ErrorState';
import { LoadingState } from '../ui/states/LoadingState';
import { errorSentence } from './errors';
import { ShowMore, type ShowMoreProps } from './ShowMore';

interface QueryStates {
  /** The result of the query's hook. */
  query: { data?: object | undefined; loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  /** What is loaded, such as "people", for the sentences below. */
  what: string;
  /** The text for screen readers; by default "Loading people...". */
  loading?: string;
  /** Shown while it is loading, in the shape of what follows. */
  skeleton?: ReactNode;
  /** Title of the error state; by default "The people couldn’t be loaded". */
  failed?: string;
  /** The reason shown if the server gives none; by default "Failed to load people". */
  reason?: string;
  /** The error state's heading level. */
  level?: 2 | 3;
  /** Shown if the response lacks the value; by default the error state. */
  otherwise?: ReactNode;
}

interface QueryViewProps<Value> extends QueryStates {
  /** The part of the response that is shown. */
  value: Value | null | undefined;
  children: (value: Value) => ReactNode;
}

/** What a query asks for; before that, that it is loading, or that it failed, with a button that repeats it. */
export function QueryView<Value>({ query, what, value, children, ...states }: QueryViewProps<Value>) {
  const { loading = `Loading ${what}...`, skeleton, level, otherwise } = states;
  const { failed = `The ${what} couldn’t be loaded`, reason = `Failed to load ${what}` } = states;
  if (value !== null && value !== undefined) return children(value);
  if (query.data && otherwise) return otherwise;
  if (query.loading) return <LoadingState text={loading}>{skeleton}</LoadingState>;
  return (
    <ErrorState
      level={level}
      title={failed}
      message={errorSentence(query.error, reason)}
      onRetry={() => void query.refetch()}
    />
  );
}

type QueryPageProps<Value> = Omit<TitledPageProps, 'children'> & QueryViewProps<Value>;

/** A page with a title and a heading that shows what a query asks for. */
export function QueryPage<Value>(props: QueryPageProps<Value>) {
  return (
    <TitledPage {...props}>
      <QueryView {...props} />
    </TitledPage>
  );
}

interface PagedListProps<Node, List> extends QueryStates {
  query: QueryStates['query'] & Pick<ShowMoreProps, 'fetchMore'>;
  /** The connection in the response. */
  list: (List & { nodes: readonly Node[]; pageInfo: ShowMoreProps['pageInfo'] }) | null | undefined;
  /** Shown instead of a list without nodes. */
  empty: ReactNode;
  /** What the button loads more of; by default `what`. */
  more?: string;
  children: (nodes: readonly Node[], list: List) => ReactNode;
}

/** A paginated list that a query asks for, with a button that loads more. */
export function PagedList<Node, List>(props: PagedListProps<Node, List>) {
  const { query, list, what, reason = `Failed to load ${what}`, empty, more = what, children } = props;
  return (
    <QueryView {...props} value={list}>
      {(shown) =>
        shown.nodes.length === 0 ? (
          empty
        ) : (
          <Stack gap={12}>
            {children(shown.nodes, shown)}
            <ShowMore pageInfo={shown.pageInfo} fetchMore={query.fetchMore} failed={reason}>
              {`Show more ${more}`}
            </ShowMore>
          </Stack>
        )
      }
    </QueryView>
  );
}
