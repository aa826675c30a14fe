import { Link, useNavigate, useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Page, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { usePlatform } from '../../../ui/platform/platform';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { NotFound } from '../../NotFound';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import {
  type CourseInvitationPageQuery,
  useCourseInvitationPageQuery,
} from './CourseInvitationPage.generated';
import { InvitationNote } from './OwnInvitations';

type Invitation = NonNullable<CourseInvitationPageQuery['courseInvitation']>;

/** Where the link in the email with an invitation leads; visitors log in or register first. */
export function CourseInvitationPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useCourseInvitationPageQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const invitation = data?.courseInvitation;
  if (data && !invitation)
    return (
      <NotFound
        title="This invitation is no longer valid"
        text="It was answered or withdrawn, or it has expired. The owner of the course can invite you again."
        to={paths.landing}
        linkText="Go to the start page"
      />
    );
  return (
    <Page width="text">
      <PageTitle>Invitation</PageTitle>
      <Stack gap={24}>
        <PageHeading>Invitation</PageHeading>
        {invitation ? (
          data.viewer ? (
            <InvitationNote
              invitation={invitation}
              token={token}
              leavePage={() => navigate(paths.myCourses)}
            />
          ) : (
            <ForVisitor invitation={invitation} token={token} />
          )
        ) : loading ? (
          <LoadingState text="Loading invitation...">
            <SkeletonPanel height="12rem" />
          </LoadingState>
        ) : (
          <ErrorState
            title="The invitation couldn’t be loaded"
            message={errorSentence(error, 'Failed to load invitation')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}

function ForVisitor({ invitation, token }: { invitation: Invitation; token: string }) {
  const { instructorAccess } = usePlatform();
  const { inviterName, courseTitle, email } = invitation;
  const returnTo = paths.courseInvitation(token);
  const register = `${paths.register}?${new URLSearchParams({ invitation: token, email, returnTo }).toString()}`;
  return (
    <>
      <p>
        {inviterName} invites {email} to the team of the course “{courseTitle}”. Log in with the account of
        this address to answer.
      </p>
      <Button component={Link} to={logInAndReturnTo(returnTo)}>
        Log in
      </Button>
      <p>
        No account yet?{' '}
        <TextLink component={Link} to={register}>
          {instructorAccess === 'EVERYONE' ? 'Register as an instructor' : 'Register for this team'}
        </TextLink>
      </p>
    </>
  );
}
