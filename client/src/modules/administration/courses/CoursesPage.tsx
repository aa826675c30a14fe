import { Link } from 'react-router-dom';
import type { ManagedCourseFilter } from '../../../apollo/__generated__/types';
import { PagedList } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { useAddressParams } from '../../../forms/useAddressParams';
import { useTableSort } from '../../../forms/useTableSort';
import { formatDate, formatNumber } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { DataTable } from '../../../ui/display/DataTable';
import { FilterBar, SearchForm } from '../../../ui/fields/SearchForm';
import { SelectField } from '../../../ui/fields/SelectField';
import { TitledPage } from '../../../ui/layout/TitledPage';
import { EmptyState } from '../../../ui/states/EmptyState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { AdministratorsOnlyNote } from '../AdministratorsOnly';
import { Cluster } from '../../../ui/layout/Layout';
import styles from './Courses.module.css';
import { type ManagedCourseRowFragment, useManagedCoursesQuery } from './__generated__/CoursesPage.generated';
import { ManagedCourseMenu } from './ManagedCourseMenu';

/** The filters, in the order in which they are offered. */
const FILTERS: readonly { value: ManagedCourseFilter; label: string }[] = [
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'DRAFT', label: 'Drafts' },
  { value: 'BLOCKED', label: 'Unpublished by an administrator' },
  { value: 'LIFT_REQUESTED', label: 'Instructor asks to publish again' },
  { value: 'FEATURED', label: 'Featured' },
  { value: 'OWNER_INACTIVE', label: 'Without an active owner' },
];

const inAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** All courses, newest first, with search and filter in the URL (`?q=`, `?only=`). */
export function CoursesPage() {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  const only = FILTERS.find(({ value }) => inAddress(value) === params.get('only'))?.value ?? null;
  const sort = useTableSort('created-down');
  const query = useManagedCoursesQuery({
    variables: {
      ...{ search: search || null, only },
      sort: sort.key === 'title' ? 'TITLE' : 'CREATED',
      descending: sort.isDescending,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const courses = query.data?.viewer?.administration?.courses;
  // A course that just got an active owner leaves the list of those without one.
  const nodes = courses?.nodes.filter(
    ({ ownerState }) => only !== 'OWNER_INACTIVE' || ownerState !== 'ACTIVE',
  );

  return (
    <TitledPage title="Courses">
      <FilterBar
        search={
          <SearchForm
            label="Title or instructor"
            search={search}
            onSearch={(q) => setParams({ q }, { replace: true })}
          />
        }
        isFiltered={only !== null}
      >
        <SelectField
          label="Show"
          value={only ?? ''}
          onChange={({ target }) => setParams({ only: inAddress(target.value) })}
        >
          <option value="">All courses</option>
          {FILTERS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <PagedList
        query={query}
        list={courses && nodes && { ...courses, nodes }}
        what="courses"
        skeleton={<SkeletonTable rows={8} />}
        otherwise={<AdministratorsOnlyNote />}
        empty={<EmptyState title="No courses here" text={nothingFound(search, only)} />}
      >
        {(listed: readonly ManagedCourseRowFragment[]) => (
          <DataTable<ManagedCourseRowFragment>
            caption="Courses"
            dense
            rows={listed}
            rowKey={({ id }) => id}
            sort={sort}
            columns={[
              {
                key: 'title',
                header: 'Course',
                sortBy: 'server',
                kind: 'words',
                cell: (course) => <CourseTitle {...course} />,
              },
              {
                key: 'instructor',
                header: 'Instructor',
                kind: 'words',
                onPhone: 'plain',
                cell: ({ instructorName }) => instructorName,
              },
              {
                key: 'state',
                header: 'State',
                onPhone: 'plain',
                cell: (course) => <States {...course} />,
              },
              {
                key: 'students',
                header: 'Students',
                align: 'end',
                cell: ({ studentCount }) => formatNumber(studentCount),
              },
              {
                key: 'created',
                header: 'Created',
                sortBy: 'server',
                onPhone: 'hidden',
                kind: 'short',
                cell: ({ createdAt }) => formatDate(createdAt),
              },
              {
                key: 'actions',
                header: 'Actions',
                actions: true,
                cell: (course) => <ManagedCourseMenu course={course} />,
              },
            ]}
          />
        )}
      </PagedList>
    </TitledPage>
  );
}

function nothingFound(search: string, only: ManagedCourseFilter | null): string {
  if (search) return `No title or instructor contains "${search}"${only ? ' with this filter' : ''}.`;
  return only ? 'No course matches this filter.' : 'Nobody has created a course yet.';
}

/** Drafts are their instructors' own: administrators cannot open them. */
function CourseTitle({ id, title, state, block }: ManagedCourseRowFragment) {
  return (
    <>
      {state === 'DRAFT' ? (
        title
      ) : (
        <Link to={paths.course(id)} className="wm-link">
          {title}
        </Link>
      )}
      {block && <p className={`wm-typed wm-muted wm-regular ${styles.reason}`}>{block.reason}</p>}
    </>
  );
}

/** Why the owner cannot run the course. */
const OWNER_PROBLEMS: Record<ManagedCourseRowFragment['ownerState'], string | null> = {
  ACTIVE: null,
  SUSPENDED: 'Owner is suspended',
  NOT_INSTRUCTOR: 'Owner is no longer an instructor',
  DELETED: 'Owner’s account is deleted',
};

function States({ state, isFeatured, block, ownerState }: ManagedCourseRowFragment) {
  return (
    <Cluster gap={4} align="stretch">
      {state === 'PUBLISHED' && <Badge tone="success">Published</Badge>}
      {state === 'DRAFT' && <Badge>Draft</Badge>}
      {state === 'BLOCKED' && <Badge tone="error">Unpublished</Badge>}
      {isFeatured && <Badge tone="info">Featured</Badge>}
      {OWNER_PROBLEMS[ownerState] && <Badge tone="warning">{OWNER_PROBLEMS[ownerState]}</Badge>}
      {block?.liftRequestedAt && <Badge tone="warning">Asks to publish again</Badge>}
    </Cluster>
  );
}
