import { Link } from 'react-router-dom';
import type { CoursePermission } from '../../../../apollo/__generated__/types';
import { errorSentence } from '../../../../apollo/errors';
import { paths } from '../../../../app/paths';
import { formatCount, formatDate, formatMinutes, formatTime } from '../../../../lib/format';
import { Button } from '../../../../ui/buttons/Button';
import { EmptyState, ErrorState, LoadingState, SurfaceNote } from '../../../../ui/states/States';
import { Cluster, Section, Stack } from '../../../../ui/layout/Layout';
import { SkeletonHeading, SkeletonPanel, SkeletonRows, SkeletonStats } from '../../../../ui/states/Skeletons';
import { isAllowed } from '../../../courses/coursePermissions';
import { CourseActivity } from './CourseActivity';
import { useCourseFiguresQuery } from './__generated__/CourseFigures.generated';
import { LessonDropOff } from './LessonDropOff';
import { StudentProgress } from './StudentProgress';
import { useDays } from './CourseActivity';
import { GroupFilter, useGroupId } from '../students/GroupFilter';
import { StatCards } from '../../../../ui/display/StatCard';
import type { Analytics } from './CourseActivity';
import styles from './CourseFigures.module.css';
import { Avatar } from '../../../../ui/display/Avatar';
import { Badge } from '../../../../ui/display/Badge';
import { Card } from '../../../../ui/display/Card';
import { ShortList } from '../../../../ui/display/ShortList';
import { SendIcon } from '../../../../ui/icons/ToolIcons';

interface CourseFiguresProps {
  courseId: string;
  /** The course, for what the viewer's role allows. */
  permissions: { viewerPermissions: readonly CoursePermission[] };
  isStudentsFirst: boolean;
}

/** All figures of a course; its students too, if the viewer's role allows it. */
export function CourseFigures({ courseId, permissions, isStudentsFirst }: CourseFiguresProps) {
  const withStudents = isAllowed(permissions, 'SEE_STUDENTS');
  const withInvited = isAllowed(permissions, 'MANAGE_STUDENTS');
  const [days, setDays] = useDays();
  const groupId = useGroupId();
  const { data, previousData, loading, error, refetch } = useCourseFiguresQuery({
    variables: { courseId, days, groupId, withStudents, withInvited },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Keep showing the previous range while another one loads.
  const shownData = data ?? (loading ? previousData : undefined);
  if (!shownData && loading)
    return (
      <LoadingState text="Loading analytics...">
        <AnalyticsSkeleton />
      </LoadingState>
    );
  if (!shownData)
    return (
      <ErrorState
        title="Analytics couldn’t be loaded"
        message={errorSentence(error, 'Failed to load analytics')}
        onRetry={() => void refetch()}
      />
    );
  const course = shownData.viewer?.teaching?.course;
  if (!course)
    return <EmptyState title="Select a Course" text="This course was deleted, or you are not on its team." />;
  const { category, analytics } = course;
  const students = withStudents && analytics.totalStudents > 0 && (
    <StudentProgress
      courseId={courseId}
      category={category}
      totalLessons={analytics.totalLessons}
      csvPath={analytics.csvPath}
      seesAddresses={isAllowed(permissions, 'SEE_ADDRESSES')}
    />
  );
  const atRisk = analytics.totalStudents > 0 && analytics.atRiskStudents && (
    <StudentsAtRisk students={analytics.atRiskStudents} courseId={courseId} withFilter={!isStudentsFirst} />
  );
  const invitedCount = shownData.invitedStudents?.totalCount ?? 0;
  return (
    <>
      {isStudentsFirst && students}
      {atRisk}
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
          {!isStudentsFirst && students}
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

/** A course's seven figures, each with its definition. */
function FigureCards({ analytics, category }: { analytics: Analytics; category: string }) {
  const { engagement } = analytics;
  return (
    <>
      <Section title="At a glance">
        <StatCards
          compact
          category={category}
          figures={{
            'Total Students': analytics.totalStudents,
            'Active Students': analytics.activeStudents,
            'Avg Progress': `${analytics.averageProgress}%`,
            'Completion Rate': `${analytics.completionRate}%`,
          }}
          definitions={{
            'Total Students': 'Students who are enrolled in this course.',
            'Active Students':
              'Students who opened or completed a lesson, or started, answered or submitted a quiz, in the last 30 days.',
            'Avg Progress': 'Average progress of enrolled students, rounded.',
            'Completion Rate': 'Percentage of enrolled students at 100%, rounded.',
          }}
        />
      </Section>
      <Section title="Engagement Metrics">
        <StatCards
          compact
          category={category}
          figures={{
            'Daily Active Users': engagement.dailyActiveUsers,
            'Weekly Active Users': engagement.weeklyActiveUsers,
            'Avg Time Spent': formatMinutes(engagement.averageMinutesSpent),
          }}
          definitions={{
            'Daily Active Users': 'Students who opened or completed something in the last 24 hours.',
            'Weekly Active Users': 'Students who opened or completed something in the last 7 days.',
            'Avg Time Spent':
              'Average time students had a lesson open. Time with the page hidden is not counted.',
          }}
        />
      </Section>
    </>
  );
}

type StudentAtRisk = NonNullable<Analytics['atRiskStudents']>[number];

const FIRST_SHOWN = 5;

/** Short labels of the reasons; the text beside them has the details. */
const REASON_LABELS: Record<StudentAtRisk['reason'], string> = {
  FAILED_QUIZ: 'Failed a quiz',
  STUCK: 'Stuck',
  NO_ACTIVITY: 'Inactive',
};

interface StudentsAtRiskProps {
  students: readonly StudentAtRisk[];
  courseId: string;
  /** Unless the list of all students, above, has the filter of both. */
  withFilter: boolean;
}

/** Students at risk, each with the reason and a button to message them. */
function StudentsAtRisk({ students, courseId, withFilter }: StudentsAtRiskProps) {
  return (
    <Section
      title="Students at risk"
      actions={
        withFilter && (
          <Cluster align="end">
            <GroupFilter courseId={courseId} />
          </Cluster>
        )
      }
    >
      {students.length === 0 ? (
        <p className="wm-muted">
          No students at risk. Students who fail a quiz twice, get stuck on a lesson or are inactive for 14
          days appear here.
        </p>
      ) : (
        <Card padding="none">
          <ShortList entries={students} first={FIRST_SHOWN}>
            {({ student, reason, message }) => (
              <li key={student.id} className={styles.entry}>
                <Avatar name={student.name} size={36} />
                <div>
                  <p className="wm-strong wm-anywhere wm-line-135">{student.name}</p>
                  <p className="wm-anywhere wm-line-14">{message}</p>
                  <p className="wm-muted wm-small wm-line-14">
                    {student.percent}% ·{' '}
                    {student.lastActivityAt
                      ? `last active ${formatDate(student.lastActivityAt)}`
                      : 'not active yet'}
                  </p>
                </div>
                <Badge tone="warning" className={styles.label}>
                  {REASON_LABELS[reason]}
                </Badge>
                <Button
                  component={Link}
                  to={paths.newMessageTo(student.studentId, courseId)}
                  variant="secondary"
                  size="sm"
                  iconStart={<SendIcon size={16} />}
                  className={styles.write}
                >
                  Write<span className="wm-visually-hidden"> to {student.name}</span>
                </Button>
              </li>
            )}
          </ShortList>
        </Card>
      )}
    </Section>
  );
}
