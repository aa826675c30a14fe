import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { attempt } from '../../apollo/attempt';
import { paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { toast } from '../../ui/overlays/toast';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { areaOf } from '../accounts/areaOf';
import { useAcceptInvitationAsMutation } from './InvitationPage.generated';
import { InvitedCourses } from './InvitedCourses';

const FAILED = 'The invitation couldn’t be accepted. Please try again.';

interface AcceptWithAccountProps {
  token: string;
  /** The address of the log-in page, which leads back to the invitation. */
  logInPath: string;
  invitation: { email: string; courses: readonly string[]; fullCourses: readonly string[] };
}

/** For an invited person who has an account with the address already: logs in, if necessary, and joins the courses. */
export function AcceptWithAccount(props: AcceptWithAccountProps) {
  const {
    token,
    logInPath,
    invitation: { email, courses, fullCourses },
  } = props;
  const session = useSession();
  const navigate = useNavigate();
  const [accept, { loading }] = useAcceptInvitationAsMutation({ fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState<string | null>(null);

  async function join() {
    setProblem(null);
    await attempt(
      async () => {
        const { data } = await accept({ variables: { token } });
        const result = data?.acceptInvitationAs;
        if (result?.__typename !== 'InvitationAccepted') return setProblem(result?.message ?? FAILED);
        toast.success('You accepted the invitation.');
        await navigate(session ? areaOf(session.user.role) : paths.logIn);
      },
      FAILED,
      setProblem,
    );
  }

  return (
    <>
      <p>You are invited to these courses. Join them with your account {email}:</p>
      <InvitedCourses {...{ courses, fullCourses }} />
      {problem && (
        <SurfaceNote tone="error" role="alert">
          {problem}
        </SurfaceNote>
      )}
      {session ? (
        <Button fullWidth loading={loading} loadingText="Joining..." onClick={() => void join()}>
          Join the courses
        </Button>
      ) : (
        <Button component={Link} to={logInPath} fullWidth>
          Log in to join
        </Button>
      )}
    </>
  );
}
