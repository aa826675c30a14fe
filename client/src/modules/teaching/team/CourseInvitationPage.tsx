import { Link, useNavigate, useParams } from 'react-router-dom';
import { QueryPage } from '../../../apollo/QueryView';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { usePlatform } from '../../../ui/platform/platform';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { NotFound } from '../../NotFound';
import {
  type CourseInvitationPageQuery,
  useCourseInvitationPageQuery,
} from './__generated__/CourseInvitationPage.generated';
import { InvitationNote } from './OwnInvitations';

type Invitation = NonNullable<CourseInvitationPageQuery['courseInvitation']>;

/** Where the link in the email with an invitation leads; visitors log in or register first. */
export function CourseInvitationPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const query = useCourseInvitationPageQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const { data } = query;
  if (data && !data.courseInvitation)
    return (
      <NotFound
        title="This invitation is no longer valid"
        text="It was answered or withdrawn, or it has expired. The owner of the course can invite you again."
        to={paths.landing}
        linkText="Go to the start page"
      />
    );
  return (
    <QueryPage
      title="Invitation"
      width="text"
      query={query}
      value={data?.courseInvitation}
      what="invitation"
      skeleton={<SkeletonPanel height="12rem" />}
    >
      {(invitation) =>
        data?.viewer ? (
          <InvitationNote invitation={invitation} token={token} leavePage={() => navigate(paths.myCourses)} />
        ) : (
          <ForVisitor invitation={invitation} token={token} />
        )
      }
    </QueryPage>
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
        <Link to={register} className="wm-link">
          {instructorAccess === 'EVERYONE' ? 'Register as an instructor' : 'Register for this team'}
        </Link>
      </p>
    </>
  );
}
