import { Link } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { AccountCard } from '../../accounts/AccountCard';
import {
  AnswerStudentInvitationDocument,
  type OwnStudentInvitationsQuery,
  useOwnStudentInvitationsQuery,
} from './__generated__/InvitationPage.generated';

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
  const query = useOwnStudentInvitationsQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryView query={query} value={query.data?.viewer?.studentInvitations} what="invitations">
      {(invitations) =>
        invitations.length === 0 ? (
          <p>You have no invitations to answer.</p>
        ) : (
          <Invitations invitations={invitations} onAnswered={query.refetch} />
        )
      }
    </QueryView>
  );
}

interface InvitationsProps {
  invitations: NonNullable<OwnStudentInvitationsQuery['viewer']>['studentInvitations'];
  onAnswered: () => Promise<unknown>;
}

function Invitations({ invitations, onAnswered }: InvitationsProps) {
  const send = useAction(AnswerStudentInvitationDocument, {
    fetchPolicy: 'no-cache',
    variables: ({ courseId, isAccepted }: { courseId: string; isAccepted: boolean; done: string }) => ({
      courseId,
      isAccepted,
    }),
    done: ({ done }) => {
      void onAnswered();
      return done;
    },
    failed: 'The invitation couldn’t be answered',
  });
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
              onClick={() =>
                void send({
                  courseId,
                  isAccepted: true,
                  done: isFull
                    ? `You are on the waiting list of “${courseTitle}”`
                    : `You joined “${courseTitle}”`,
                })
              }
            >
              Accept
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Decline: ${courseTitle}`}
              onClick={() =>
                void send({
                  courseId,
                  isAccepted: false,
                  done: `You declined the invitation to “${courseTitle}”`,
                })
              }
            >
              Decline
            </Button>
          </Cluster>
        </SurfaceNote>
      ))}
    </Stack>
  );
}
