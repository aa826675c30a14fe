import type { ApolloCache } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import { isUnauthenticated } from '../../../apollo/errors';
import { readAgain, useReadWhenLive } from '../../../apollo/socketGap';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { useSession, useSessionExpired } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState, ErrorState, LoadingState, SurfaceNote } from '../../../ui/states/States';
import { Cluster, Grid, Section, Stack } from '../../../ui/layout/Layout';
import {
  SkeletonBlock,
  SkeletonCards,
  SkeletonHeading,
  SkeletonPanel,
  SkeletonRows,
} from '../../../ui/states/Skeletons';
import { CourseCard } from '../../courses/catalogue/CourseCard';
import { mainNames, useCategories } from '../../courses/useCategories';
import { MyCertificates } from '../../enrollments/certificates/MyCertificates';
import { WeeklyGoal } from '../goals/WeeklyGoal';
import { EnrolledCourse } from '../../enrollments/EnrolledCourse';
import { latestUnfinished } from '../../enrollments/latestUnfinished';
import { ResumeCard } from '../../enrollments/ResumeCard';
import {
  type LearningHomeQuery,
  useLearningHomeQuery,
  useWhatToLearnQuery,
} from './__generated__/LearningHome.generated';
import type {
  LearningStatCardsFragment,
  RecentActivityFragment,
} from '../../enrollments/progress/__generated__/LearningFigures.generated';
import { useEnrollmentUpdatesSubscription } from '../../enrollments/progress/__generated__/useEnrollmentUpdates.generated';
import { StatCards } from '../../../ui/display/StatCard';
import { formatCount, formatDate } from '../../../lib/format';
import { LineBadge } from '../../../ui/map/LineBadge';

/**
 * What a student sees first: the lesson to continue with, this week, the courses, figures and certificates
 * (specification, section 2). Also for instructors, who can enroll in other instructors' courses.
 */
export function LearningHome() {
  const signedIn = useSession() !== null;
  const expired = useSessionExpired();
  const client = useApolloClient();
  const { data, loading, error, refetch } = useLearningHomeQuery({
    skip: !signedIn,
    // The lessons to continue with may have changed on another device, without a live connection here.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  // The subscription updates only the course's card; figures, activity and certificates need a refetch.
  const readWhole = () => void readAgain(client, evictLearning);
  useEnrollmentUpdatesSubscription(signedIn ? { ignoreResults: true, onData: readWhole } : skipToken);
  useReadWhenLive({ enabled: signedIn, read: readWhole });
  if (!signedIn)
    return (
      <DashboardError
        message={
          expired
            ? 'Your session has expired. Please log in again.'
            : 'Please log in to access your dashboard'
        }
      />
    );
  // A rejected session is about to be cleared, which the page reports above.
  if ((loading && !data) || isUnauthenticated(error))
    return (
      <LoadingState text="Loading dashboard...">
        <DashboardSkeleton />
      </LoadingState>
    );
  if (error) return <DashboardError message="Failed to load dashboard" onRetry={() => void refetch()} />;
  if (!data?.viewer) return <EmptyState title="No dashboard data available" />;
  return <LoadedDashboard {...data.viewer} />;
}

function evictLearning(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Learning' }), fieldName: 'stats' });
}

/** The specification shows a login button only if the message mentions logging in. */
function DashboardError({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <ErrorState
      title="Dashboard Error"
      message={message}
      onRetry={onRetry}
      action={
        /log in/i.test(message) && (
          <Button component={Link} to={logInAndReturnTo(paths.studentDashboard)}>
            Go to Login
          </Button>
        )
      }
    />
  );
}

type DashboardViewer = NonNullable<LearningHomeQuery['viewer']>;

function LoadedDashboard({ learning, assistant }: DashboardViewer) {
  const { enrollments, recentActivity, stats } = learning;
  const latest = latestUnfinished(enrollments);
  const hasCourses = enrollments.length > 0;
  return (
    <>
      {latest ? <ResumeCard enrollment={latest} /> : <WhatToLearn hasCourses={hasCourses} />}
      <WeeklyGoal />
      <DueFlashcards count={assistant.dueFlashcardCount} />
      {hasCourses && (
        <Section title="Enrolled Courses">
          <Grid min={300} columns={3}>
            {enrollments.map((enrollment) => (
              <EnrolledCourse key={enrollment.id} enrollment={enrollment} />
            ))}
          </Grid>
        </Section>
      )}
      {stats.totalLessonsCompleted > 0 && <LearningStatCards stats={stats} />}
      {/* Of a course that was left, activity and certificates remain. */}
      {(hasCourses || recentActivity.length > 0) && (
        <>
          <RecentActivity recentActivity={recentActivity} />
          <MyCertificates certificates={learning.certificates} />
        </>
      )}
    </>
  );
}

function DashboardSkeleton() {
  return (
    <Stack gap={40}>
      <SkeletonPanel height="13rem" lines={2} />
      <Stack gap={16}>
        <SkeletonHeading width="8rem" />
        <SkeletonBlock height={52} width="min(34rem, 100%)" />
      </Stack>
      <Stack gap={16}>
        <SkeletonHeading />
        <Grid min={300} columns={3}>
          {[1, 2, 3].map((card) => (
            <SkeletonPanel key={card} height={186} lines={2} />
          ))}
        </Grid>
      </Stack>
      <Stack gap={16}>
        <SkeletonHeading />
        <SkeletonRows rows={5} picture />
      </Stack>
    </Stack>
  );
}

/** The four figures of a student. */
function LearningStatCards({ stats }: { stats: LearningStatCardsFragment }) {
  return (
    <StatCards
      figures={{
        'Total Courses': stats.totalCourses,
        Completed: stats.completedCourses,
        'Lessons Completed': stats.totalLessonsCompleted,
        'Average Progress (%)': stats.averageProgress,
      }}
    />
  );
}

/** Specification, section 9. The server sends no more, but an optimistic response may contain one extra. */
const MAX_SHOWN = 5;

/** The viewer's latest completed lessons, newest first. */
function RecentActivity({ recentActivity }: RecentActivityFragment) {
  return (
    <Section title="Recent Activity">
      {recentActivity.length === 0 ? (
        <EmptyState
          level={3}
          title="No Activity Yet"
          text="Lessons you complete appear here, most recent first."
        />
      ) : (
        <ol className="wm-surface wm-divided wm-entries">
          {recentActivity.slice(0, MAX_SHOWN).map(({ lessonId, lesson, course, completedAt }) => (
            <li key={lessonId} className="wm-entry">
              <LineBadge category={course.category} size="sm" />
              <div>
                <p className="wm-strong wm-anywhere">{lesson?.title ?? `Lesson ${lessonId}`} completed</p>
                <p className="wm-muted wm-small">
                  <Link to={paths.course(course.id)} className="wm-link-quiet">
                    {course.title}
                  </Link>
                </p>
              </div>
              <time className="wm-muted wm-small wm-nowrap" dateTime={completedAt}>
                {formatDate(completedAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** Reminds a student of due cards; renders nothing if there are none. */
function DueFlashcards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <SurfaceNote
      title={`${formatCount(count, 'flashcard')} due`}
      action={
        <Button component={Link} to={paths.flashcards} variant="secondary" size="sm">
          Review flashcards
        </Button>
      }
    >
      <p>Review them now to remember them longer.</p>
    </SurfaceNote>
  );
}

/** Number of suggested courses: one row. */
const MAX_SUGGESTED = 3;

/** Topics and courses for a student with no lesson to continue with. */
function WhatToLearn({ hasCourses }: { hasCourses: boolean }) {
  const topics = mainNames(useCategories());
  return (
    <Section
      title={hasCourses ? 'What would you like to learn next?' : 'What would you like to learn?'}
      actions={
        <Button component={Link} to={paths.catalogue} variant="secondary" size="sm">
          Browse Courses
        </Button>
      }
    >
      <p>
        <strong>{hasCourses ? 'Every lesson completed' : 'No Courses Yet'}</strong>
        <br />
        Choose a topic, or start with one of these courses.
      </p>
      <Cluster component="ul" gap={8} aria-label="Topics">
        {topics.map((topic) => (
          <li key={topic}>
            <Button component={Link} to={paths.catalogueOf(topic)} variant="secondary" size="sm">
              <LineBadge category={topic} size="sm" withName />
            </Button>
          </li>
        ))}
      </Cluster>
      <Suggestions />
    </Section>
  );
}

/** Courses that the viewer is not enrolled in. */
function Suggestions() {
  const query = useWhatToLearnQuery({ notifyOnNetworkStatusChange: true });
  return (
    <QueryView
      query={query}
      value={query.data}
      what="courses"
      skeleton={<SkeletonCards count={MAX_SUGGESTED} fill />}
    >
      {({ courses }) => (
        <Grid min={280} columns={3}>
          {courses.nodes
            .filter((course) => !course.viewerEnrollment)
            .slice(0, MAX_SUGGESTED)
            .map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
        </Grid>
      )}
    </QueryView>
  );
}
