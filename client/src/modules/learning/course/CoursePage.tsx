import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { lazyComponent } from '../../../lib/lazyComponent';
import { readSession } from '../../../lib/session';
import { LoadingState, SurfaceNote } from '../../../ui/states/States';
import { NotFound } from '../../NotFound';
import { PageTitle } from '../../../ui/text/PageHeading';
import {
  type CoursePageQuery,
  useCoursePageQuery,
  usePublishedCourseCountQuery,
} from './__generated__/CoursePage.generated';
import { CourseLayout, CourseView, SampleCourseView, type SampleCourseViewProps } from './CourseView';
import { LearningSkeleton } from './LearningSkeleton';
import { sampleCourses } from '../../courses/catalogue/sampleCourses';
import { Card } from '../../../ui/display/Card';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SkeletonBlock, SkeletonLines } from '../../../ui/states/Skeletons';
import { EnrollButtonChecking } from '../../enrollments/progress/EnrollButton';
import { Button } from '../../../ui/buttons/Button';

const loadLearning = () => import('./LearningView');
/** Only the enrolled need it. */
const LearningView = lazyComponent(async () => (await loadLearning()).LearningView);

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
  });
  const [params] = useSearchParams();
  const sample = sampleCourses.find(({ id }) => id === courseId);
  useEffect(() => {
    // Together with the course rather than after it. A failure is retried when the code is needed.
    if (readSession()) void loadLearning().catch(() => undefined);
  }, []);

  if (data?.course)
    return (
      <>
        <PageTitle>{data.course.title}</PageTitle>
        <LoadedCourse course={data.course} />
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
  // A link to a lesson in a signed-in browser is mostly a student's.
  const Skeleton = params.has('lesson') && readSession() ? LearningSkeleton : CourseSkeleton;
  return (
    <LoadingState text="Loading course…">
      <Skeleton />
    </LoadingState>
  );
}

type Course = NonNullable<CoursePageQuery['course']>;

/** The learning page for the enrolled, the public page for everybody else; its instructor can preview both. */
function LoadedCourse({ course }: { course: Course }) {
  /** Null until the preview is switched. */
  const [previewsLearning, setPreviewsLearning] = useState<boolean | null>(null);
  const enrolled = useLearning(course.viewerEnrollment !== null);
  const learning = enrolled ?? (previewsLearning ? { replacesPage: true } : null);
  const note = course.viewerIsInstructor && (
    <PreviewNote
      courseId={course.id}
      blockReason={course.block?.reason ?? null}
      asEnrolled={previewsLearning ?? false}
      takesFocus={previewsLearning === false}
      onSwitch={setPreviewsLearning}
    />
  );
  if (!learning) return <CourseView course={course} note={note} />;
  return (
    <Suspense
      fallback={
        <LoadingState text="Loading course…">
          <LearningSkeleton />
        </LoadingState>
      }
    >
      <LearningView course={course} note={note} replacesPage={learning.replacesPage} />
    </Suspense>
  );
}

/** Null for the public page. Enrolling there leaves it in place; the next navigation opens the learning page. */
function useLearning(isEnrolled: boolean): { replacesPage: boolean } | null {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, isEnrolled, replacesPage: false });
  if (opened.key !== key) setOpened({ key, isEnrolled, replacesPage: !opened.isEnrolled });
  return isEnrolled && opened.isEnrolled ? opened : null;
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
      <PageTitle>{props.course.title}</PageTitle>
      <SampleCourseView {...props} />
    </>
  );
}

function CourseNotFound() {
  return (
    <NotFound
      title="Course not found"
      text="It may have been unpublished, or the link may be wrong."
      to={paths.catalogue}
      linkText="Browse Courses"
    />
  );
}

/** Skeleton of a course's page, with its button in the loading state. */
function CourseSkeleton() {
  return (
    <CourseLayout
      header={
        <Stack>
          <SkeletonBlock height="3rem" width="80%" />
          <SkeletonLines lines={3} />
        </Stack>
      }
      offer={
        <Card>
          <Stack>
            <div>
              <EnrollButtonChecking />
            </div>
            <SkeletonLines lines={4} />
          </Stack>
        </Card>
      }
    >
      <SkeletonLines lines={8} />
      <SkeletonBlock height="20rem" />
    </CourseLayout>
  );
}

interface PreviewNoteProps {
  courseId: string;
  /** Why an administrator unpublished the course; null: none did. */
  blockReason: string | null;
  /** Whether the page for enrolled students is shown, rather than the public one. */
  asEnrolled: boolean;
  /** Whether its first button takes the focus, as the page was just switched. */
  takesFocus: boolean;
  onSwitch: (asEnrolled: boolean) => void;
}

/** Tells instructors that they see their own course as others do, and leads back to its form. */
function PreviewNote({ courseId, blockReason, asEnrolled, takesFocus, onSwitch }: PreviewNoteProps) {
  return (
    <SurfaceNote
      role="status"
      title="Preview of your course"
      action={
        <Cluster gap={8}>
          <Button variant="secondary" size="sm" autoFocus={takesFocus} onClick={() => onSwitch(!asEnrolled)}>
            {asEnrolled ? 'View as a visitor' : 'View as an enrolled student'}
          </Button>
          <Button component={Link} to={paths.editCourse(courseId)} size="sm">
            Back to editing
          </Button>
        </Cluster>
      }
    >
      {blockReason !== null && <p>An administrator unpublished this course: {blockReason}</p>}
      <p>
        {asEnrolled
          ? 'This is how enrolled students see it. Your progress isn’t saved.'
          : 'This is how visitors see it. Your visits aren’t counted.'}
      </p>
    </SurfaceNote>
  );
}
