import { QueryView } from '../../../apollo/QueryView';
import { TitledPage } from '../../../ui/layout/TitledPage';
import { Link, Navigate } from 'react-router-dom';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Grid, Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonCards } from '../../../ui/states/Skeleton';
import { SkeletonHeading, SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { TextLink } from '../../../ui/navigation/TextLink';
import { CourseCard } from '../../courses/catalogue/CourseCard';
import { ContactInstructorForm } from '../../messages/MessageForms';
import { ResumeCard } from '../../enrollments/ResumeCard';
import {
  type StudentAreaPageQuery,
  useStudentAreaPageQuery,
} from './__generated__/StudentAreaPage.generated';
import { useEnrollmentUpdates } from '../../enrollments/progress/useEnrollmentUpdates';

/** Number of suggested courses: one row. */
const MAX_SUGGESTED = 3;

/** A student's home page: the next lesson, or suggestions for a first course. */
export function StudentAreaPage() {
  const session = useSession();
  if (!session) return <Navigate to={logInAndReturnTo(paths.studentArea)} replace />;
  return (
    <TitledPage title="Student Area" lead={`Welcome, ${session.user.name}.`} gap={40}>
      <Courses />
      <ContactInstructorForm />
    </TitledPage>
  );
}

function Courses() {
  const query = useStudentAreaPageQuery({
    // The lesson to continue with changes while a video plays.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useEnrollmentUpdates({ enabled: true });
  const { data } = query;
  return (
    <QueryView
      query={query}
      value={data?.viewer && data}
      what="courses"
      loading="Loading your courses..."
      failed="Your courses couldn’t be loaded"
      reason="Your progress is saved. Try again."
      skeleton={<AreaSkeleton />}
    >
      {({ viewer, courses }) => (
        <ResumeAndSuggestions enrollments={viewer!.learning.enrollments} courses={courses.nodes} />
      )}
    </QueryView>
  );
}

type Enrollment = NonNullable<StudentAreaPageQuery['viewer']>['learning']['enrollments'][number];
type SuggestedCourse = StudentAreaPageQuery['courses']['nodes'][number];

function ResumeAndSuggestions(props: {
  enrollments: readonly Enrollment[];
  courses: readonly SuggestedCourse[];
}) {
  const { enrollments, courses } = props;
  const latest = latestUnfinished(enrollments);
  const suggested = courses.filter((course) => !course.viewerEnrollment).slice(0, MAX_SUGGESTED);
  return (
    <Stack gap={40}>
      {latest ? (
        <Stack gap={24}>
          <ResumeCard enrollment={latest} />
          <TextLink component={Link} to={paths.studentDashboard}>
            All your courses
          </TextLink>
        </Stack>
      ) : (
        <NothingToResume began={enrollments.length > 0} />
      )}
      {suggested.length > 0 && (
        <Section title={latest ? 'More courses' : 'Recommended for you'} actions={<BrowseCourses />}>
          <Grid min={280} columns={3}>
            {suggested.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </Grid>
        </Section>
      )}
    </Stack>
  );
}

function NothingToResume({ began }: { began: boolean }) {
  return (
    <EmptyState
      title={began ? 'Every lesson completed' : 'No Courses Yet'}
      text={
        began
          ? 'You’ve completed all your courses. Find your next one in the catalogue.'
          : 'Choose a course to get started.'
      }
      action={
        <Button component={Link} to={paths.catalogue}>
          Browse Courses
        </Button>
      }
    />
  );
}

function BrowseCourses() {
  return (
    <TextLink component={Link} to={paths.catalogue}>
      Browse Courses
    </TextLink>
  );
}

function AreaSkeleton() {
  return (
    <Stack gap={40}>
      <Stack gap={24}>
        <SkeletonPanel height="13rem" lines={2} />
        <SkeletonHeading width="8rem" />
      </Stack>
      <Stack gap={16}>
        <SkeletonHeading />
        <SkeletonCards count={MAX_SUGGESTED} fill />
      </Stack>
    </Stack>
  );
}

/** The unfinished enrollment with the latest activity; enrolling counts as activity. */
function latestUnfinished(enrollments: readonly Enrollment[]): Enrollment | undefined {
  return enrollments
    .filter((enrollment) => enrollment.resumeLesson)
    .toSorted((one, other) => lastActed(other).localeCompare(lastActed(one)))[0];
}

/** ISO times, which sort as text. */
function lastActed({ lastActivityAt, enrolledAt, resumeLesson }: Enrollment): string {
  const acted = lastActivityAt ?? enrolledAt;
  const watched = resumeLesson?.viewerPosition?.playedAt ?? '';
  return watched > acted ? watched : acted;
}
