import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { formatDate, formatNumber } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { DataTable } from '../../../ui/display/DataTable';
import { ShowMore } from '../../../ui/display/ShowMore';
import { Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { AdministratorsOnly } from '../AdministratorsOnly';
import styles from './Courses.module.css';
import {
  type ManagedCourseRowFragment,
  type ManagedCoursesQueryVariables,
  useManagedCoursesQuery,
} from './CoursesPage.generated';
import { ManagedCourseMenu } from './ManagedCourseMenu';

interface FoundCoursesProps {
  search: string;
  only: NonNullable<ManagedCoursesQueryVariables['only']> | null;
}

/** The courses that match, newest first. */
export function FoundCourses({ search, only }: FoundCoursesProps) {
  const { data, loading, error, refetch, fetchMore } = useManagedCoursesQuery({
    variables: { search: search || null, only },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const errorText = (reason: unknown) => errorSentence(reason, 'Failed to load courses');
  if (!data && loading)
    return (
      <LoadingState text="Loading courses...">
        <SkeletonTable rows={8} />
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="The courses couldn’t be loaded"
        message={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  const courses = data.viewer?.administration?.courses;
  if (!courses) return <AdministratorsOnly />;
  // A course that just got an active owner leaves the list of those without one.
  const listed = courses.nodes.filter(
    ({ ownerState }) => only !== 'OWNER_INACTIVE' || ownerState !== 'ACTIVE',
  );
  if (listed.length === 0) return <EmptyState title="No courses here" text={nothingFound(search, only)} />;
  return (
    <Stack gap={12}>
      <CourseTable courses={listed} />
      <ShowMore
        hasMore={courses.pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: courses.pageInfo.endCursor } })}
        errorText={errorText}
      >
        Show more courses
      </ShowMore>
    </Stack>
  );
}

function nothingFound(search: string, only: FoundCoursesProps['only']): string {
  if (search) return `No title or instructor contains "${search}"${only ? ' with this filter' : ''}.`;
  return only ? 'No course matches this filter.' : 'Nobody has created a course yet.';
}

function CourseTable({ courses }: { courses: readonly ManagedCourseRowFragment[] }) {
  return (
    <DataTable<ManagedCourseRowFragment>
      caption="Courses"
      hideCaption
      className={styles.table}
      rows={courses}
      rowKey={({ id }) => id}
      columns={[
        { key: 'title', header: 'Course', rowHeader: true, cell: (course) => <CourseTitle {...course} /> },
        {
          key: 'instructor',
          header: 'Instructor',
          cell: ({ instructorName }) => <span className={styles.words}>{instructorName}</span>,
        },
        { key: 'state', header: 'State', cell: (course) => <States {...course} /> },
        {
          key: 'students',
          header: 'Students',
          align: 'end',
          cell: ({ studentCount }) => formatNumber(studentCount),
        },
        {
          key: 'created',
          header: 'Created',
          cell: ({ createdAt }) => <span className={styles.date}>{formatDate(createdAt)}</span>,
        },
        {
          key: 'actions',
          header: 'Actions',
          actions: true,
          cell: (course) => <ManagedCourseMenu course={course} />,
        },
      ]}
    />
  );
}

/** Drafts are their instructors' own: administrators cannot open them. */
function CourseTitle({ id, title, state, block }: ManagedCourseRowFragment) {
  return (
    <div className={styles.words}>
      {state === 'DRAFT' ? (
        title
      ) : (
        <TextLink component={Link} to={paths.course(id)}>
          {title}
        </TextLink>
      )}
      {block && <p className={styles.reason}>{block.reason}</p>}
    </div>
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
    <div className={styles.badges}>
      {state === 'PUBLISHED' && <Badge tone="success">Published</Badge>}
      {state === 'DRAFT' && <Badge>Draft</Badge>}
      {state === 'BLOCKED' && <Badge tone="error">Unpublished</Badge>}
      {isFeatured && <Badge tone="info">Featured</Badge>}
      {OWNER_PROBLEMS[ownerState] && <Badge tone="warning">{OWNER_PROBLEMS[ownerState]}</Badge>}
      {block?.liftRequestedAt && <Badge tone="warning">Asks to publish again</Badge>}
    </div>
  );
}
