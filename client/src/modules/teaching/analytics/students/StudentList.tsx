import type { ReactNode } from 'react';
import { PagedList, type ShowMoreProps } from '../../../../apollo/QueryView';
import { formatCount } from '../../../../lib/format';
import { EmptyState } from '../../../../ui/states/States';
import { SkeletonTable } from '../../../../ui/states/Skeletons';

interface StudentListProps<Student> {
  /** Undefined while loading. */
  students:
    | {
        nodes: readonly Student[];
        totalCount: number;
        /** Whether more than `totalCount` match the search. */
        isTotalCapped?: boolean;
        pageInfo: ShowMoreProps['pageInfo'];
      }
    | undefined;
  query: {
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
    fetchMore: ShowMoreProps['fetchMore'];
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
  return (
    <PagedList
      query={query}
      list={students}
      what="students"
      level={3}
      skeleton={<SkeletonTable rows={6} />}
      empty={
        <EmptyState
          level={3}
          title={search ? 'No students found' : emptyTitle}
          text={search ? `No enrolled student matches "${search}".` : emptyText}
        />
      }
    >
      {(nodes: readonly Student[], { totalCount, isTotalCapped }) => (
        <>
          {children(nodes)}
          <p role="status" className="wm-muted">
            {isTotalCapped && 'More than '}
            {formatCount(totalCount, 'student')}
          </p>
        </>
      )}
    </PagedList>
  );
}
