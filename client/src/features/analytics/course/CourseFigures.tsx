import { Link } from 'react-router-dom';
import type { CoursePermission } from '../../../apollo/generated/types';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { formatCount, formatTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
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
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { isAllowed } from '../../courses/coursePermissions';
import { CourseActivity } from './CourseActivity';
import { useCourseFiguresQuery } from './CourseFigures.generated';
import { FigureCards } from './FigureCards';
import { LessonDropOff } from './LessonDropOff';
import { StudentsAtRisk } from './StudentsAtRisk';
import { StudentProgress } from './StudentProgress';
import { useDays } from './useDays';
import { GroupFilter } from '../students/GroupFilter';
import { useGroupId } from '../students/groupParam';

interface CourseFiguresProps {
  courseId: string;
  /** The course, for what the viewer's role allows. */
  permissions: { viewerPermissions: readonly CoursePermission[] };
}

/** All figures of a course; its students too, if the viewer's role allows it. */
export function CourseFigures({ courseId, permissions }: CourseFiguresProps) {
  const withStudents = isAllowed(permissions, 'SEE_STUDENTS');
  const withInvited = isAllowed(permissions, 'MANAGE_STUDENTS');
  const [days, setDays] = useDays();
  const groupId = useGroupId();
  const { data, previousData, loading, error, refetch } = useCourseFiguresQuery({
    variables: { courseId, days, groupId, withStudents, withInvited },
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
    return <EmptyState title="Select a Course" text="This course was deleted, or you are not on its team." />;
  const { category, analytics } = course;
  const invitedCount = known.invitedStudents?.totalCount ?? 0;
  return (
    <>
      <FigureCards analytics={analytics} category={category} />
      {analytics.computedAt && <SurfaceNote>Figures from {formatTime(analytics.computedAt)}</SurfaceNote>}
      {invitedCount > 0 && <InvitedNote courseId={courseId} count={invitedCount} />}
      {analytics.totalStudents === 0 ? (
        <EmptyState
          title="No Students Enrolled"
          text="Students appear here once they enroll, with their progress and where they stopped."
        />
      ) : (
        <>
          {analytics.atRiskStudents && (
            <>
              <GroupFilter courseId={courseId} />
              <StudentsAtRisk students={analytics.atRiskStudents} courseId={courseId} />
            </>
          )}
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
          {withStudents && (
            <StudentProgress
              courseId={courseId}
              category={category}
              totalLessons={analytics.totalLessons}
              csvPath={analytics.csvPath}
              seesAddresses={isAllowed(permissions, 'SEE_ADDRESSES')}
            />
          )}
        </>
      )}
    </>
  );
}

/** Whoever imported students finds those who have not accepted yet. */
function InvitedNote({ courseId, count }: { courseId: string; count: number }) {
  return (
    <SurfaceNote
      title={`${formatCount(count, 'invited person has', 'invited people have')} not answered yet`}
      action={
        <Button component={Link} to={paths.importStudents(courseId)} variant="secondary" size="sm">
          Show invitations
        </Button>
      }
    >
      <p>They are enrolled, and counted here, as soon as they accept.</p>
    </SurfaceNote>
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
