import type { ApolloCache } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { isUnauthenticated } from '../../../apollo/errors';
import { readAgain, useReadWhenLive } from '../../../apollo/socketGap';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { useSession, useSessionExpired } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Grid, Page, Section, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import {
  SkeletonHeading,
  SkeletonPanel,
  SkeletonRows,
  SkeletonStats,
} from '../../../ui/states/SkeletonPanels';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { DueFlashcards } from '../../assistant/flashcards/DueFlashcards';
import { MyCertificates } from '../../certificates/MyCertificates';
import { WeeklyGoal } from '../../goals/WeeklyGoal';
import { EnrolledCourse } from '../EnrolledCourse';
import { LearningStatCards } from '../LearningStatCards';
import { RecentActivity } from '../RecentActivity';
import {
  type StudentDashboardPageQuery,
  useStudentDashboardPageQuery,
} from './StudentDashboardPage.generated';
import { useEnrollmentUpdatesSubscription } from '../progress/useEnrollmentUpdates.generated';

/** A student's courses, progress, recent lessons and certificates (specification, section 2). */
export function StudentDashboardPage() {
  return (
    <Page>
      <PageTitle>Student Dashboard</PageTitle>
      <Stack gap={40}>
        <PageHeading
          lead="Track your learning progress and manage your courses"
          actions={
            <Button component={Link} to={paths.join} variant="secondary">
              Have a code?
            </Button>
          }
        >
          Student Dashboard
        </PageHeading>
        <Dashboard />
      </Stack>
    </Page>
  );
}

/** Also for instructors, who can enroll in other instructors' courses. */
function Dashboard() {
  const signedIn = useSession() !== null;
  const expired = useSessionExpired();
  const client = useApolloClient();
  const { data, loading, error, refetch } = useStudentDashboardPageQuery({
    skip: !signedIn,
    // The lessons to continue with may have changed on another device, without a live connection here.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
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

type DashboardViewer = NonNullable<StudentDashboardPageQuery['viewer']>;

function LoadedDashboard({ learning, assistant }: DashboardViewer) {
  return (
    <>
      <DueFlashcards count={assistant.dueFlashcardCount} />
      <Stack gap={16}>
        <LearningStatCards stats={learning.stats} />
        <WeeklyGoal />
      </Stack>
      <Section title="Enrolled Courses">
        {learning.enrollments.length === 0 ? (
          <EmptyState
            level={3}
            title="No Courses Yet"
            text="Choose a course to get started."
            action={
              <Button component={Link} to={paths.catalogue}>
                Browse Courses
              </Button>
            }
          />
        ) : (
          <Grid min={300} columns={3}>
            {learning.enrollments.map((enrollment) => (
              <EnrolledCourse key={enrollment.id} enrollment={enrollment} />
            ))}
          </Grid>
        )}
      </Section>
      <RecentActivity learning={learning} />
      <MyCertificates learning={learning} />
    </>
  );
}

function DashboardSkeleton() {
  return (
    <Stack gap={40}>
      <SkeletonStats count={4} />
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
