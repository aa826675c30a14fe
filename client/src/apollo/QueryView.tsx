import { type ReactNode, useState } from 'react';
import { Page, Stack, TitledPage, type TitledPageProps } from '../ui/layout/Layout';
import { ErrorState, LoadingState } from '../ui/states/States';
import { errorSentence } from './errors';
import { Button } from '../ui/buttons/Button';
import { attemptOrToast } from './attempt';
import styles from './QueryView.module.css';

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
  /** A button of the error state, beside the one that repeats the query. */
  action?: ReactNode;
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
  const { loading = `Loading ${what}...`, skeleton, level, action, otherwise } = states;
  const { failed = `The ${what} couldn’t be loaded`, reason = `Failed to load ${what}` } = states;
  if (value !== null && value !== undefined) return children(value);
  if (query.data && otherwise) return otherwise;
  if (query.loading) return <LoadingState text={loading}>{skeleton}</LoadingState>;
  return (
    <ErrorState
      level={level}
      title={failed}
      message={errorSentence(query.error, reason)}
      action={action}
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

/**
 * A page with a heading of its own, once the query has answered. It has none while it is loading, so that the focus after
 * a navigation waits for it; `title` is that of the page if the query failed.
 */
export function LoadedPage<Value>(props: QueryPageProps<Value>) {
  const { query, value, width, otherwise, children } = props;
  if (value !== null && value !== undefined) return children(value);
  if (query.data && otherwise) return otherwise;
  if (!query.loading) return <QueryPage {...props} />;
  return (
    <Page width={width}>
      <QueryView {...props} />
    </Page>
  );
}

export interface PagedListProps<Node, List> extends QueryStates {
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

export interface ShowMoreProps {
  /** The end of the list that is shown. */
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  /** Loads the next page, such as the query's `fetchMore`. */
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  /** The message if that fails and the server gives no reason. */
  failed: string;
  size?: 'sm' | 'md';
  /** The button's label. */
  children: string;
}

/** The button below a paginated list. After the last page, a text replaces it and takes over its focus. */
export function ShowMore({ pageInfo, fetchMore, failed, size = 'md', children }: ShowMoreProps) {
  const [wasPressed, setPressed] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function more() {
    setPressed(true);
    setLoading(true);
    await attemptOrToast(() => fetchMore({ variables: { after: pageInfo.endCursor ?? null } }), failed);
    setLoading(false);
  }

  if (pageInfo.hasNextPage)
    return (
      <div>
        <Button variant="secondary" size={size} loading={isLoading} onClick={() => void more()}>
          {children}
        </Button>
      </div>
    );
  if (!wasPressed) return null;
  return (
    <p ref={takeOverFocus} tabIndex={-1} className={styles.all}>
      End of list
    </p>
  );
}

/** Moves the focus to the end text unless it is elsewhere by now. */
function takeOverFocus(end: HTMLElement | null) {
  if (document.activeElement === document.body) end?.focus({ preventScroll: true });
}
