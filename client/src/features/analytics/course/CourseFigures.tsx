import { errorSentence } from '../../../apollo/errors';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import {
  SkeletonHeading,
  SkeletonPanel,
  SkeletonRows,
  SkeletonStats,
} from '../../../ui/states/SkeletonPanels';
import { CourseActivity } from './CourseActivity';
import { useCourseFiguresQuery } from './CourseFigures.generated';
import { FigureCards } from './FigureCards';
import { LessonDropOff } from './LessonDropOff';
import { StudentsAtRisk } from './StudentsAtRisk';
import { StudentProgress } from './StudentProgress';
import { useDays } from './useDays';

/** All figures of a course. */
export function CourseFigures({ courseId }: { courseId: string }) {
  const [days, setDays] = useDays();
  const { data, previousData, loading, error, refetch } = useCourseFiguresQuery({
    variables: { courseId, days },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // Keep showing the previous range while another one loads.
  const known = data ?? (loading ? previousData : undefined);
  if (!known && loading)
    return (
      <LoadingState text="Loading analytics...">
        <AnalyticsSkeleton />
      </LoadingState>
    );
  if (!known)
    return (
      <ErrorState
        title="Analytics couldn’t be loaded"
        message={errorSentence(error, 'Failed to load analytics')}
        onRetry={() => void refetch()}
      />
    );
  const course = known.viewer?.teaching?.course;
  if (!course)
    return (
      <EmptyState title="Select a Course" text="This course was deleted or belongs to another account." />
    );
  const { category, analytics } = course;
  return (
    <>
      <FigureCards analytics={analytics} category={category} />
      {analytics.totalStudents === 0 ? (
        <EmptyState
          title="No Students Enrolled"
          text="Students appear here once they enroll, with their progress and where they stopped."
        />
      ) : (
        <>
          <StudentsAtRisk students={analytics.atRiskStudents} courseId={courseId} />
          <CourseActivity
            activity={analytics.activity}
            category={category}
            days={days}
            isUnderWay={loading && !data}
            onChoose={setDays}
          />
          <LessonDropOff
            lessons={analytics.lessonProgress}
            totalStudents={analytics.totalStudents}
            category={category}
          />
          <StudentProgress
            courseId={courseId}
            category={category}
            totalLessons={analytics.totalLessons}
            csvPath={analytics.csvPath}
          />
        </>
      )}
    </>
  );
}

export function AnalyticsSkeleton() {
  return (
    <Stack gap={40}>
      <Stack>
        <SkeletonHeading />
        <SkeletonStats count={4} />
      </Stack>
      <Stack>
        <SkeletonHeading />
        <SkeletonStats count={3} />
      </Stack>
      <SkeletonRows rows={2} picture />
      <SkeletonPanel height={420} lines={1} />
    </Stack>
  );
}
