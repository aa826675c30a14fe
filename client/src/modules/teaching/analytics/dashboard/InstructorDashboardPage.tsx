import { Link } from 'react-router-dom';
import { QueryPage } from '../../../../apollo/QueryView';
import { paths } from '../../../../app/paths';
import { useTableSort } from '../../../../forms/useAddressParams';
import { formatCount, formatDate } from '../../../../lib/format';
import { Button } from '../../../../ui/buttons/Button';
import { classes } from '../../../../ui/classes';
import { Avatar } from '../../../../ui/display/Avatar';
import { Badge } from '../../../../ui/display/Badge';
import { Card } from '../../../../ui/display/Card';
import { DataTable } from '../../../../ui/display/DataTable';
import { ProgressBar } from '../../../../ui/display/ProgressBar';
import { ShortList } from '../../../../ui/display/ShortList';
import { StatCards } from '../../../../ui/display/StatCard';
import { BookIcon } from '../../../../ui/icons/Icons';
import { PlusIcon, QuizIcon } from '../../../../ui/icons/ToolIcons';
import { Cluster, Section, Stack } from '../../../../ui/layout/Layout';
import { SkeletonHeading, SkeletonRows, SkeletonStats } from '../../../../ui/states/Skeletons';
import { EmptyState } from '../../../../ui/states/States';
import { InstructorOnlyNote } from '../../../accounts/RoleNote';
import { CourseRoleBadge } from '../../../courses/CourseRoleBadge';
import {
  type InstructorDashboardPageQuery,
  useInstructorDashboardPageQuery,
} from './__generated__/InstructorDashboardPage.generated';
import styles from './InstructorDashboardPage.module.css';

type Teaching = NonNullable<NonNullable<InstructorDashboardPageQuery['viewer']>['teaching']>;
type Dashboard = Teaching['dashboard'];

/** Figures of all of an instructor's courses (specification, section 2). */
export function InstructorDashboardPage() {
  // Students may have made progress since the last visit.
  const query = useInstructorDashboardPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      title="Instructor Dashboard"
      lead="Monitor your courses and student progress"
      gap={40}
      query={query}
      value={query.data?.viewer?.teaching?.dashboard}
      what="dashboard"
      failed="Dashboard Error"
      skeleton={<DashboardSkeleton />}
      otherwise={<InstructorOnlyNote />}
    >
      {({ overview, courseMetrics, topCourses, recentActivity }) => (
        <>
          <Overview overview={overview} />
          {courseMetrics.length === 0 ? (
            <EmptyState
              title="No Courses Yet"
              text="Create your first course: add a title, then its lessons."
              action={
                <Button component={Link} to={paths.createCourse} iconStart={<PlusIcon size={18} />}>
                  Create New Course
                </Button>
              }
            />
          ) : (
            <>
              <QuickActions />
              <div className={`wm-grid ${styles.halves}`}>
                <TopCourses courses={topCourses} />
                <RecentStudentActivity activity={recentActivity} />
              </div>
              <CoursePerformanceTable courses={courseMetrics} />
            </>
          )}
        </>
      )}
    </QueryPage>
  );
}

/** The figures, each with its definition. */
function Overview({ overview }: { overview: Dashboard['overview'] }) {
  return (
    <StatCards
      figures={{
        'Total Courses': overview.totalCourses,
        'Total Students': overview.totalStudents,
        Completions: overview.completedCourses,
        'Avg Completion (%)': `${overview.averageCompletionRate}%`,
        'New Enrollments': overview.recentEnrollments,
      }}
      definitions={{
        'Total Courses': 'Your courses, drafts included.',
        'Total Students': 'Students enrolled in at least one of your courses, each counted once.',
        Completions: 'Enrollments at 100%.',
        'Avg Completion (%)': 'Completions as a percentage of enrollments across all courses, rounded.',
        'New Enrollments': 'Enrollments in any of your courses in the last 30 days.',
      }}
      details={{ 'New Enrollments': 'Last 30 days' }}
    />
  );
}

function QuickActions() {
  return (
    <Section title="Quick actions">
      <Cluster>
        <Button component={Link} to={paths.createCourse} iconStart={<PlusIcon size={18} />}>
          Create New Course
        </Button>
        <Button component={Link} to={paths.myCourses} variant="secondary" iconStart={<BookIcon size={18} />}>
          Manage Courses
        </Button>
        <Button component={Link} to={paths.createQuiz} variant="secondary" iconStart={<QuizIcon size={18} />}>
          Create Quiz
        </Button>
      </Cluster>
    </Section>
  );
}

/** The buttons need no data, so they are shown at once. */
function DashboardSkeleton() {
  return (
    <Stack gap={40}>
      <SkeletonStats count={5} />
      <QuickActions />
      <div className={`wm-grid ${styles.halves}`}>
        {[2, 6].map((rows) => (
          <Stack key={rows}>
            <SkeletonHeading />
            <SkeletonRows rows={rows} picture />
          </Stack>
        ))}
      </div>
      <SkeletonRows rows={3} />
    </Stack>
  );
}

const FIRST_SHOWN = 6;

/** The latest completed lessons, with each student's progress. */
function RecentStudentActivity({ activity }: { activity: Dashboard['recentActivity'] }) {
  return (
    <Section title="Recent Student Activity">
      {activity.length === 0 ? (
        <EmptyState
          level={3}
          title="No Activity Yet"
          text="Students who complete a lesson appear here, most recent first."
        />
      ) : (
        <Card padding="none">
          <ShortList entries={activity} first={FIRST_SHOWN}>
            {({ enrollmentId, studentName, courseId, courseTitle, lastActivityAt, percent }) => (
              <li key={enrollmentId} className="wm-entry">
                <Avatar name={studentName} size={36} />
                <div>
                  <p className="wm-strong wm-anywhere wm-line-14">{studentName}</p>
                  <p className="wm-muted wm-small wm-line-14">
                    <Link to={paths.courseStudents(courseId)} className="wm-link-quiet">
                      {courseTitle}
                    </Link>
                  </p>
                </div>
                <div className={styles.progress}>
                  <time className="wm-muted wm-small wm-line-14" dateTime={lastActivityAt}>
                    {formatDate(lastActivityAt)}
                  </time>
                  <ProgressBar percent={percent} label={`Progress of ${studentName} in ${courseTitle}`} />
                </div>
              </li>
            )}
          </ShortList>
        </Card>
      )}
    </Section>
  );
}

/** Specification, section 2: the colors of the first three ranks. */
const MEDALS = [styles.gold, styles.silver, styles.orange];

/** The top courses that have students, drawn as stops of a line; only courses that somebody completed have a color. */
function TopCourses({ courses }: { courses: Dashboard['topCourses'] }) {
  const ranked = courses.filter(({ metrics }) => metrics.enrollmentCount > 0);
  if (ranked.length === 0)
    return (
      <Section title="Top Performing Courses">
        <p className="wm-muted wm-small wm-numbers">Your courses are ranked here once students enroll.</p>
      </Section>
    );
  return (
    <Section title="Top Performing Courses">
      <Card padding="lg">
        <ol>
          {ranked.map(({ courseId, title, metrics }, index) => (
            <li key={courseId} className={`wm-grid wm-gap-16 wm-relative wm-stop ${styles.place}`}>
              {/* Screen readers number the list themselves. */}
              <span
                className={classes(
                  'wm-bold wm-numbers wm-relative wm-line-1 wm-heading',
                  'wm-center wm-sign',
                  styles.rank,
                  metrics.completionRate > 0 && MEDALS[index],
                )}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <p className="wm-strong wm-anywhere wm-line-14">
                  <Link to={paths.courseStudents(courseId)} className="wm-link-quiet">
                    {title}
                  </Link>
                </p>
                <p className="wm-muted wm-small wm-numbers">
                  {formatCount(metrics.enrollmentCount, 'enrollment')} · {metrics.completionRate}% completion
                  rate
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}

/** All courses with their figures and links to their students. */
function CoursePerformanceTable({ courses }: { courses: Dashboard['courseMetrics'] }) {
  return (
    <Section title="All Courses Performance">
      <DataTable<Dashboard['courseMetrics'][number]>
        caption="All courses and their figures"
        rows={courses}
        rowKey={({ courseId }) => courseId}
        sort={useTableSort()}
        columns={[
          {
            key: 'course',
            header: 'Course',
            sortBy: ({ title }) => title,
            kind: 'words',
            cell: ({ title, isPublished, viewerRole }) => (
              <>
                {title} {!isPublished && <Badge>Draft</Badge>} <CourseRoleBadge role={viewerRole} />
              </>
            ),
          },
          {
            key: 'enrollments',
            header: 'Enrollments',
            sortBy: ({ metrics }) => metrics.enrollmentCount,
            align: 'end',
            cell: ({ metrics }) => metrics.enrollmentCount,
          },
          {
            key: 'completions',
            header: 'Completions',
            sortBy: ({ metrics }) => metrics.completionCount,
            hint: 'Enrollments at 100%.',
            align: 'end',
            cell: ({ metrics }) => metrics.completionCount,
          },
          {
            key: 'rate',
            header: 'Completion Rate',
            sortBy: ({ metrics }) => metrics.completionRate,
            hint: 'Completions as a percentage of enrollments, rounded. High: 80% or more. Fair: 60% or more. Low: below 60%.',
            cell: ({ metrics }) => (
              <CompletionBadge rate={metrics.completionRate} enrollments={metrics.enrollmentCount} />
            ),
          },
          {
            key: 'progress',
            header: 'Avg Progress',
            sortBy: ({ metrics }) => metrics.averageProgress,
            hint: 'Average progress of enrolled students, rounded.',
            align: 'end',
            cell: ({ metrics }) => `${metrics.averageProgress}%`,
          },
          {
            header: 'Students',
            onPhone: 'plain',
            kind: 'short',
            cell: ({ courseId, title }) => (
              <Link to={paths.courseStudents(courseId)} className="wm-link">
                View Students
                <span className="wm-visually-hidden"> of {title}</span>
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Specification, section 9: green at or above this percentage. */
const HIGH = 80;
/** Yellow at or above this percentage, red below. */
const FAIR = 60;

interface CompletionBadgeProps {
  /** 0 to 100. */
  rate: number;
  /** The number of enrollments; with 0, the rate is shown without a color. */
  enrollments: number;
}

/** A completion rate in the specified color, also stated as text. */
function CompletionBadge({ rate, enrollments }: CompletionBadgeProps) {
  if (enrollments === 0) return <Badge>{rate}% · No students</Badge>;
  if (rate >= HIGH) return <Badge tone="success">{rate}% · High</Badge>;
  if (rate >= FAIR) return <Badge tone="warning">{rate}% · Fair</Badge>;
  return <Badge tone="error">{rate}% · Low</Badge>;
}
