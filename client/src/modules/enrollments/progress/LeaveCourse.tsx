import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EndEnrollmentDocument } from './__generated__/LeaveCourse.generated';

/** Ends the viewer's enrollment, after asking. */
export function LeaveCourse({ course: { id, title } }: { course: { id: string; title: string } }) {
  const navigate = useNavigate();
  const leave = useAction(EndEnrollmentDocument, {
    variables: () => ({ courseId: id }),
    ask: () => ({
      title: `Leave “${title}”?`,
      text: 'Your progress is kept and comes back if you join again. In a course that is full, somebody else gets your place.',
      confirmLabel: 'Leave course',
      danger: true,
    }),
    onDone: () => void navigate(paths.studentDashboard),
    done: `You left ${title}`,
    failed: 'Failed to leave the course',
  });

  return (
    <div>
      <Button variant="quiet" loading={leave.sending} loadingText="Leaving..." onClick={() => void leave()}>
        Leave course
      </Button>
    </div>
  );
}
