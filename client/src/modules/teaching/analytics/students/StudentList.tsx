import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PagedList, type PagedListProps } from '../../../../apollo/QueryView';
import { paths } from '../../../../app/paths';
import { useAddressParams, useAddressSearch } from '../../../../forms/useAddressParams';
import { formatCount } from '../../../../lib/format';
import { Button } from '../../../../ui/buttons/Button';
import { SelectField } from '../../../../ui/fields/Fields';
import { FilterBar, SearchForm } from '../../../../ui/fields/SearchForm';
import { SkeletonTable } from '../../../../ui/states/Skeletons';
import { EmptyState } from '../../../../ui/states/States';
import { isAllowed } from '../../../courses/coursePermissions';
import { useCourseGroupsQuery } from './__generated__/StudentList.generated';

interface Total {
  totalCount: number;
  /** Whether more than `totalCount` match the search. */
  isTotalCapped?: boolean;
}

interface StudentListProps<Student> extends Pick<PagedListProps<Student, Total>, 'list' | 'query'> {
  /** Shown if nobody is enrolled. */
  emptyText: string;
  /** Shown if nobody is in the group to which the list is limited; null: it is not. */
  emptyGroup: string | null;
  /** Renders the students. */
  children: (students: readonly Student[]) => ReactNode;
}

/** A course's students, those of the search in the URL, paginated, with loading and empty states. */
export function StudentList<Student>(props: StudentListProps<Student>) {
  const { list, query, emptyText, emptyGroup, children } = props;
  const { search } = useAddressSearch();
  const emptyTitle = emptyGroup === null ? 'No Students Enrolled' : 'No Students in This Group';
  return (
    <PagedList
      query={query}
      list={list}
      what="students"
      level={3}
      skeleton={<SkeletonTable rows={6} />}
      empty={
        <EmptyState
          level={3}
          title={search ? 'No students found' : emptyTitle}
          text={search ? `No enrolled student matches "${search}".` : (emptyGroup ?? emptyText)}
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

interface StudentFiltersProps {
  courseId: string;
  /** Whether the viewer may search them by email. */
  seesAddresses: boolean;
}

/** Search (`?q=`) and group of a list of a course's students. */
export function StudentFilters({ courseId, seesAddresses }: StudentFiltersProps) {
  const searching = useAddressSearch();
  return (
    <FilterBar
      search={
        <SearchForm
          label="Search students"
          placeholder={seesAddresses ? 'Name or email' : 'Name'}
          {...searching}
        />
      }
      isFiltered={useGroupId() !== null}
    >
      <GroupFilter courseId={courseId} />
    </FilterBar>
  );
}

/** Limits the lists of a course's students to one of its groups; the choice is in the URL. */
export function GroupFilter({ courseId }: { courseId: string }) {
  const { data } = useCourseGroupsQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useAddressParams();
  const course = data?.viewer?.teaching?.course;
  const chosen = params.get(GROUP_PARAM) ?? '';
  if (!course) return null;
  const { groups, viewerPermissions } = course;
  const isKnown = chosen === '' || groups.some(({ id }) => id === chosen);
  return (
    <>
      {(groups.length > 0 || !isKnown) && (
        <SelectField
          label="Group"
          value={chosen}
          onChange={({ target }) => setParams({ [GROUP_PARAM]: target.value })}
          options={groups.map(({ id, name }) => [id, name])}
        >
          <option value="">All students</option>
          {!isKnown && <option value={chosen}>Deleted group</option>}
        </SelectField>
      )}
      {isAllowed({ viewerPermissions }, 'MANAGE_STUDENTS') && (
        <Button component={Link} to={paths.courseGroups(courseId)} variant="quiet">
          {groups.length > 0 ? 'Manage groups' : 'Sort students into groups'}
        </Button>
      )}
    </>
  );
}

/** The parameter of an address that limits lists of students to a group. */
export const GROUP_PARAM = 'group';

/** The group in the address; null: all students. */
export function useGroupId(): string | null {
  const [params] = useSearchParams();
  return params.get(GROUP_PARAM) || null;
}

/** The path of a file of students, limited to the group; null: all students. */
export const ofGroup = (path: string, groupId: string | null): string =>
  groupId === null ? path : `${path}?${new URLSearchParams({ group: groupId })}`;
