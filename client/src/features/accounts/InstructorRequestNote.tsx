import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { useInstructorRequestNoteQuery } from './InstructorRequestNote.generated';

/** What became of the viewer's request to become an instructor; nothing if they made none. */
export function InstructorRequestNote() {
  const { data } = useInstructorRequestNoteQuery({ fetchPolicy: 'cache-and-network' });
  const request = data?.viewer?.instructorRequest;
  if (request?.waitsForConfirmation)
    return (
      <SurfaceNote title="You become an instructor when your email address is confirmed.">
        <p>
          Open the link in the email that you got when you registered. If it has expired, log out and set a
          new password with “Forgot password”, or ask an administrator. Until then you can learn as a student.
        </p>
      </SurfaceNote>
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
