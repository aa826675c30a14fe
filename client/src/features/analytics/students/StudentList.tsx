import type { ReactNode } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { formatCount } from '../../../lib/format';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { ShowMore } from '../../../ui/display/ShowMore';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import styles from './StudentList.module.css';

interface StudentListProps<Student> {
  /** Undefined while loading. */
  students:
    | {
        nodes: readonly Student[];
        totalCount: number;
        /** Whether more than `totalCount` match the search. */
        isTotalCapped?: boolean;
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      }
    | undefined;
  query: {
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
    fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  };
  /** The search term; empty: all students. */
  search: string;
  /** Shown if there is nobody, with `emptyTitle` if it is not that nobody is enrolled. */
  emptyText: string;
  emptyTitle?: string | undefined;
  /** Renders the students. */
  children: (students: readonly Student[]) => ReactNode;
}

/** A course's students, paginated, with loading and empty states. */
export function StudentList<Student>(props: StudentListProps<Student>) {
  const { students, query, search, emptyText, emptyTitle = 'No Students Enrolled', children } = props;
  const errorText = (error: unknown) => errorSentence(error, 'Failed to load students');
  if (!students && query.loading)
    return (
      <LoadingState text="Loading students...">
        <SkeletonTable rows={6} />
      </LoadingState>
    );
  if (!students)
    return (
      <ErrorState
        level={3}
        title="The students couldn’t be loaded"
        message={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  const { nodes, totalCount, isTotalCapped, pageInfo } = students;
  if (nodes.length === 0)
    return (
      <EmptyState
        level={3}
        title={search ? 'No students found' : emptyTitle}
        text={search ? `No enrolled student matches "${search}".` : emptyText}
      />
    );
  return (
    <Stack gap={12}>
      <p role="status" className={styles.count}>
        {isTotalCapped && 'More than '}
        {formatCount(totalCount, 'student')}
      </p>
      {children(nodes)}
      <ShowMore
        hasMore={pageInfo.hasNextPage}
        onMore={() => query.fetchMore({ variables: { after: pageInfo.endCursor } })}
        errorText={errorText}
      >
        Show more students
      </ShowMore>
    </Stack>
  );
}
