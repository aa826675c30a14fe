import { type ReactNode, useState } from 'react';
import { TEAMS_ONLY } from '#server/modules/accounts/account.rules';
import { useFormAction } from '../../apollo/useAction';
import { Button } from '../../ui/buttons/Button';
import { SurfaceNote } from '../../ui/states/States';
import {
  ResendEmailConfirmationDocument,
  useInstructorRequestNoteQuery,
} from './__generated__/InstructorRequestNote.generated';

/** What became of the viewer's request to become an instructor; nothing if they made none, or may have own courses. */
export function InstructorRequestNote({ isInstructor = false }) {
  const { data } = useInstructorRequestNoteQuery({ fetchPolicy: 'cache-and-network' });
  const request = data?.viewer?.instructorRequest;
  if (isInstructor)
    return (
      <>
        <TeamsOnlyNote />
        {data?.viewer?.needsEmailConfirmation && (
          <ConfirmationNote title="Confirm your email address to invite people by email.">
            We send you a link, which works for 24 hours.
          </ConfirmationNote>
        )}
      </>
    );
  if (request?.waitsForConfirmation)
    return (
      <ConfirmationNote title="You become an instructor when you confirm your email address.">
        Open the link in the email that you got when you registered. It works for 24 hours. Until then you can
        learn as a student.
      </ConfirmationNote>
    );
  if (request?.state === 'WAITING')
    return (
      <SurfaceNote title="Your request to become an instructor is waiting for an administrator.">
        <p>You will get a notification. Until then you can learn as a student.</p>
      </SurfaceNote>
    );
  if (request?.state === 'DECLINED')
    return (
      <SurfaceNote title="Your request to become an instructor was declined.">
        {request.note && <p>{request.note}</p>}
      </SurfaceNote>
    );
  return null;
}

/** Says to an instructor who is only on teams that they cannot have own courses; nothing for others. */
export function TeamsOnlyNote() {
  const { data } = useInstructorRequestNoteQuery({ fetchPolicy: 'cache-and-network' });
  const request = data?.viewer?.instructorRequest;
  if (!request || request.state === 'APPROVED') return null;
  return <SurfaceNote title={TEAMS_ONLY}>{request.note && <p>{request.note}</p>}</SurfaceNote>;
}

/** Sends the link that confirms the address of the account. */
function ConfirmationNote({ title, children }: { title: string; children: ReactNode }) {
  const [sent, setSent] = useState<string | null>(null);
  const resend = useFormAction(ResendEmailConfirmationDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({}),
    onDone: (_, { message }) => setSent(message),
    failed: 'The email couldn’t be sent. Please try again.',
  });

  return (
    <>
      <SurfaceNote
        title={title}
        action={
          <Button
            variant="secondary"
            size="sm"
            loading={resend.sending}
            loadingText="Sending..."
            onClick={() => {
              setSent(null);
              void resend();
            }}
          >
            Send a new link
          </Button>
        }
      >
        <p>{children}</p>
      </SurfaceNote>
      {sent && <SurfaceNote tone="success" role="status" title={sent} />}
      {resend.problem && <SurfaceNote tone="error" role="alert" title={resend.problem.message} />}
    </>
  );
}
