import { Link } from 'react-router-dom';
import { attemptOrToast } from '../../apollo/attemptOrToast';
import { errorSentence } from '../../apollo/errors';
import { logInAndReturnTo, paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { Cluster, Stack } from '../../ui/layout/Layout';
import { toast } from '../../ui/overlays/toast';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { AccountCard } from '../accounts/AccountCard';
import {
  useAnswerStudentInvitationMutation,
  useOwnStudentInvitationsQuery,
} from './InvitationPage.generated';

/** The invitations to courses that the viewer has to answer. */
export function OwnInvitations() {
  const session = useSession();
  return (
    <AccountCard title="Your invitations">
      {session ? (
        <OpenInvitations />
      ) : (
        <Button component={Link} to={logInAndReturnTo(paths.invitation)} fullWidth>
          Log in
        </Button>
      )}
    </AccountCard>
  );
}

function OpenInvitations() {
  const { data, loading, error, refetch } = useOwnStudentInvitationsQuery({ fetchPolicy: 'network-only' });
  const [answer] = useAnswerStudentInvitationMutation({ fetchPolicy: 'no-cache' });
  const invitations = data?.viewer?.studentInvitations;

  async function send(courseId: string, title: string, isAccepted: boolean, isFull: boolean) {
    const send = () => answer({ variables: { courseId, isAccepted } });
    if (!(await attemptOrToast(send, 'The invitation couldn’t be answered'))) return;
    const accepted = isFull ? `You are on the waiting list of “${title}”` : `You joined “${title}”`;
    toast.success(isAccepted ? accepted : `You declined the invitation to “${title}”`);
    await refetch();
  }

  if (!invitations)
    return loading ? (
      <LoadingState text="Loading invitations..." />
    ) : (
      <ErrorState
        title="The invitations couldn’t be loaded"
        message={errorSentence(error, 'Failed to load invitations')}
        onRetry={() => void refetch()}
      />
    );
  if (invitations.length === 0) return <p>You have no invitations to answer.</p>;
  return (
    <Stack gap={16}>
      {invitations.map(({ courseId, courseTitle, isFull, inviterName }) => (
        <SurfaceNote key={courseId} title={`You are invited to “${courseTitle}”`}>
          {inviterName !== null && <p>{inviterName} invites you.</p>}
          {isFull && <p>The course is full. If you accept, you wait for a place.</p>}
          <p>If you join, the team of the course sees your name, your address and your progress.</p>
          <Cluster gap={8}>
            <Button
              size="sm"
              aria-label={`Accept: ${courseTitle}`}
              onClick={() => void send(courseId, courseTitle, true, isFull)}
            >
              Accept
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Decline: ${courseTitle}`}
              onClick={() => void send(courseId, courseTitle, false, isFull)}
            >
              Decline
            </Button>
          </Cluster>
        </SurfaceNote>
      ))}
    </Stack>
  );
}
