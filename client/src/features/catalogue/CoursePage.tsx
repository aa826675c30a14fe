import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { NotFoundState } from '../../ui/NotFoundState';
import { useCoursePageQuery, usePublishedCourseCountQuery } from './CoursePage.generated';
import { CourseSkeleton } from './CourseSkeleton';
import { CourseView } from './CourseView';
import { sampleCourses } from './sampleCourses';
import { SampleCourseView, type SampleCourseViewProps } from './SampleCourseView';

/** A course and its lessons, at `/courses/{id}?lesson=`. */
export function CoursePage() {
  const { courseId = '' } = useParams();
  // Remount for another course, so that no state carries over.
  return <CourseLoader key={courseId} courseId={courseId} />;
}

function CourseLoader({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useCoursePageQuery({
    variables: { courseId },
    // Show cached data at once, but refetch: its instructor may have edited it in this tab.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const sample = sampleCourses.find(({ id }) => id === courseId);

  if (data?.course)
    return (
      <>
        <title>{`${data.course.title} · Waymark`}</title>
        <CourseView course={data.course} />
      </>
    );
  if (data) {
    return sample ? <SampleOfEmptyPlatform course={sample} /> : <CourseNotFound />;
  }
  const shown = sample ?? sampleCourses[0];
  if (error && shown) {
    const retry = () => void refetch();
    return <Sample course={shown} note="Note: Using sample data - Failed to fetch course" onRetry={retry} />;
  }
  return (
    <LoadingState text="Loading course…">
      <CourseSkeleton />
    </LoadingState>
  );
}

/** A sample course unknown to the server; the catalogue links to it only while there are no courses. */
function SampleOfEmptyPlatform({ course }: { course: SampleCourseViewProps['course'] }) {
  const { data, error } = usePublishedCourseCountQuery({ fetchPolicy: 'cache-and-network' });
  if (!data && !error)
    return (
      <LoadingState text="Loading course…">
        <CourseSkeleton />
      </LoadingState>
    );
  if (data && data.platformStats.totalCourses > 0) return <CourseNotFound />;
  return <Sample course={course} note="Note: Using sample data - API returned no courses" />;
}

function Sample(props: SampleCourseViewProps) {
  return (
    <>
      <title>{`${props.course.title} · Waymark`}</title>
      <SampleCourseView {...props} />
    </>
  );
}

function CourseNotFound() {
  return (
    <Page>
      <title>Course not found · Waymark</title>
      <NotFoundState
        title="Course not found"
        text="It may have been unpublished, or the link may be wrong."
        action={
          <Button component={Link} to={paths.catalogue}>
            Browse Courses
          </Button>
        }
      />
    </Page>
  );
}
