import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatCount } from '../../../lib/format';
import { DataTable } from '../../../ui/display/DataTable';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Section, Stack } from '../../../ui/layout/Layout';
import { LineBadge } from '../../../ui/map/LineBadge';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SearchForm } from '../../../ui/fields/SearchForm';
import { ShowMore } from '../../../ui/display/ShowMore';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { Stars } from '../../../ui/display/Stars';
import { TextLink } from '../../../ui/navigation/TextLink';
import styles from './CourseSearch.module.css';
import { type CourseSearchQuery, useCourseSearchQuery } from './CourseSearch.generated';

type FoundCourse = CourseSearchQuery['courses']['nodes'][number];

/** Full-text search of published courses; the term is in the URL (`?q=`). */
export function CourseSearch() {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  return (
    <Section title="Search courses">
      <Stack gap={24}>
        <SearchForm
          label="Title, instructor, category or skill"
          search={search}
          onSearch={(text) => setParams({ q: text })}
          variant="primary"
          className={styles.search}
        />
        {search && <FoundCourses search={search} />}
      </Stack>
    </Section>
  );
}

function FoundCourses({ search }: { search: string }) {
  const { data, error, loading, refetch, fetchMore } = useCourseSearchQuery({
    variables: { search },
    notifyOnNetworkStatusChange: true,
  });
  if (!data && loading)
    return (
      <LoadingState text="Searching courses...">
        <SkeletonTable rows={4} />
      </LoadingState>
    );
  if (error || !data)
    return (
      <ErrorState
        level={3}
        title="The search failed"
        message={errorSentence(error, 'Failed to fetch courses')}
        onRetry={() => void refetch()}
      />
    );
  const { nodes, totalCount, pageInfo } = data.courses;
  if (nodes.length === 0)
    return (
      <div role="status">
        <EmptyState level={3} title="No courses found" text={`No published course matches "${search}".`} />
      </div>
    );
  return (
    <Stack gap={12}>
      <p role="status">
        {formatCount(totalCount, 'course')} found for "{search}"
      </p>
      <DataTable<FoundCourse>
        caption={`Courses found for "${search}"`}
        hideCaption
        rows={nodes}
        rowKey={(course) => course.id}
        columns={[
          {
            key: 'title',
            header: 'Title',
            rowHeader: true,
            cell: (course) => (
              <TextLink component={Link} to={paths.course(course.id)}>
                {course.title}
              </TextLink>
            ),
          },
          {
            key: 'category',
            header: 'Category',
            cell: (course) => <LineBadge category={course.category} size="sm" withName />,
          },
          {
            key: 'rating',
            header: 'Rating',
            cell: (course) => <Stars rating={course.rating} count={course.reviewsCount} />,
          },
        ]}
      />
      <ShowMore
        hasMore={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        errorText={(reason) => errorSentence(reason, 'Failed to fetch courses')}
      >
        Show more courses
      </ShowMore>
    </Stack>
  );
}
