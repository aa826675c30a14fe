import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { NotFoundState } from '../../ui/NotFoundState';
import { useCoursePageQuery } from './CoursePage.generated';
import { CourseSkeleton } from './CourseSkeleton';
import { CourseView } from './CourseView';
import { sampleCourses } from './sampleCourses';
import { SampleCourseView, type SampleCourseViewProps } from './SampleCourseView';

/** One course and its lessons, at `/courses/{id}?lesson=`. */
export function CoursePage() {
  const { courseId = '' } = useParams();
  // Another course starts afresh: at its own next lesson, without the last one's celebration.
  return <KnownCourse key={courseId} courseId={courseId} />;
}

function KnownCourse({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useCoursePageQuery({ variables: { courseId } });
  const sample = sampleCourses.find(({ id }) => id === courseId);

  if (data?.course)
    return (
      <>
        <title>{`${data.course.title} · Waymark`}</title>
        <CourseView course={data.course} />
      </>
    );
  if (data) {
    // The catalogue of a platform without courses leads to the samples.
    if (sample) return <Sample course={sample} note="Note: Using sample data - API returned no courses" />;
    return <CourseNotFound />;
  }
  const shown = sample ?? sampleCourses[0];
  if (error && shown) {
    const retry = () => void refetch().catch(() => undefined);
    return <Sample course={shown} note="Note: Using sample data - Failed to fetch course" onRetry={retry} />;
  }
  return (
    <LoadingState text="Loading course…">
      <CourseSkeleton />
    </LoadingState>
  );
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
        text="It may have been taken out of the catalogue, or the address is not quite right."
        action={
          <Button component={Link} to={paths.catalogue}>
            Browse courses
          </Button>
        }
      />
    </Page>
  );
}
