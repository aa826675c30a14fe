import type { ReactNode } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { ShowMore } from '../../../ui/display/ShowMore';
import { Stack } from '../../../ui/layout/Layout';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { AdministratorsOnly } from '../AdministratorsOnly';
import styles from './Approvals.module.css';

interface Connection<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean };
}

interface ApprovalListProps<Node> {
  /** Plural name of the texts. */
  noun: string;
  /** What a query returned: undefined without data, null for a viewer who is no administrator. */
  found: Connection<Node> | null | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onMore: () => Promise<unknown>;
  children: (node: Node) => ReactNode;
}

/** The texts of a filter, newest first, in every state of their query. */
export function ApprovalList<Node extends { id: string }>(props: ApprovalListProps<Node>) {
  const { noun, found, loading, error, onRetry, onMore, children } = props;
  const errorText = (reason: unknown) => errorSentence(reason, `Failed to load ${noun}`);
  if (found === undefined && loading)
    return (
      <LoadingState text={`Loading ${noun}...`}>
        <Stack gap={16}>
          <SkeletonPanel height="10rem" />
          <SkeletonPanel height="10rem" />
        </Stack>
      </LoadingState>
    );
  if (found === undefined)
    return (
      <ErrorState title={`The ${noun} couldn’t be loaded`} message={errorText(error)} onRetry={onRetry} />
    );
  if (found === null) return <AdministratorsOnly />;
  if (found.nodes.length === 0)
    return <EmptyState title={`No ${noun} here`} text="Choose another filter to see more." />;
  return (
    <Stack gap={16}>
      <ul className={styles.list}>
        {found.nodes.map((node) => (
          <li key={node.id}>{children(node)}</li>
        ))}
      </ul>
      <ShowMore hasMore={found.pageInfo.hasNextPage} onMore={onMore} errorText={errorText}>
        {`Show more ${noun}`}
      </ShowMore>
    </Stack>
  );
}
