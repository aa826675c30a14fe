import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { authorizationOf } from '../../../apollo/authorization';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { type StoredUser, useSession, useToken } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonFields, SkeletonHeading } from '../../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { BellIcon } from '../../../ui/icons/ToolIcons';
import { InstructorRequestNote } from '../../accounts/InstructorRequestNote';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { MessageFormSkeleton } from '../../conversations/MessageFormSkeleton';
import { SendNotificationForm } from '../../conversations/SendNotificationForm';
import { CourseSearch } from './CourseSearch';
import { useInstructorAreaPageQuery } from './InstructorAreaPage.generated';
import styles from './InstructorAreaPage.module.css';
import { TeachingOverview, TeachingOverviewSkeleton } from './TeachingOverview';
import { TokenPanel } from './TokenPanel';

/** An instructor's home page, with the guard texts of the specification (section 2, "Instructor area"). */
export function InstructorAreaPage() {
  return (
    <Page>
      <PageTitle>Instructor Area</PageTitle>
      <Stack gap={40}>
        <PageHeading>Instructor Area</PageHeading>
        <GuardedArea />
      </Stack>
    </Page>
  );
}

function GuardedArea() {
  const session = useSession();
  const token = useToken();
  if (!token)
    return (
      <SurfaceNote
        title="Please login to access the instructor area."
        action={
          <Button component={Link} to={logInAndReturnTo(paths.instructorArea)} size="sm">
            Log in
          </Button>
        }
      />
    );
  return <SignedInArea token={token} cachedUser={session?.user ?? null} />;
}

/**
 * The area for a viewer with a token. Uses the role from the server, or of the stored account if the server does not
 * respond.
 */
function SignedInArea({ token, cachedUser }: { token: string; cachedUser: StoredUser | null }) {
  const { data, loading, error, refetch } = useInstructorAreaPageQuery({
    notifyOnNetworkStatusChange: true,
    // Without a stored account there is no session, so the client does not send the token by itself.
    context: authorizationOf(token),
  });
  if (loading && !data)
    return (
      <LoadingState text="Loading...">
        <Stack gap={40}>
          <TeachingOverviewSkeleton />
          <Stack>
            <SkeletonHeading />
            <div className={styles.field}>
              <SkeletonFields fields={1} />
            </div>
          </Stack>
          <Stack>
            <SkeletonHeading width="18rem" />
            <MessageFormSkeleton />
          </Stack>
        </Stack>
      </LoadingState>
    );
  const user = data?.viewer?.account ?? cachedUser;
  if (!user)
    return (
      <ErrorState
        title={`Error loading profile: ${errorSentence(error, 'the server didn’t respond')}`}
        onRetry={() => void refetch()}
      />
    );
  if (user.role !== 'INSTRUCTOR')
    return (
      <>
        <InstructorOnlyNote />
        <InstructorRequestNote />
      </>
    );
  return (
    <Stack gap={40}>
      <InstructorRequestNote isInstructor />
      <TeachingOverview />
      <CourseSearch />
      <Stack gap={16}>
        <SendNotificationForm />
        <div>
          <Button
            component={Link}
            to={paths.instructorNotifications}
            variant="secondary"
            iconStart={<BellIcon size={18} />}
          >
            View Notifications
          </Button>
        </div>
      </Stack>
      <TokenPanel token={token} />
    </Stack>
  );
}
