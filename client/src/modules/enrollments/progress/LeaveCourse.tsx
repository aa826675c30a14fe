import { useNavigate } from 'react-router-dom';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { useEndEnrollmentMutation } from './__generated__/LeaveCourse.generated';

/** Ends the viewer's enrollment, after asking. */
export function LeaveCourse({ course: { id, title } }: { course: { id: string; title: string } }) {
  const [leave, { loading }] = useEndEnrollmentMutation();
  const navigate = useNavigate();

  async function end() {
    const isSure = await confirm({
      title: `Leave “${title}”?`,
      text: 'Your progress is kept and comes back if you join again. In a course that is full, somebody else gets your place.',
      confirmLabel: 'Leave course',
      danger: true,
    });
    if (!isSure) return;
    const isDone = await attemptOrToast(
      () => leave({ variables: { courseId: id } }),
      'Failed to leave the course',
    );
    if (!isDone) return;
    toast.success(`You left ${title}`);
    void navigate(paths.studentDashboard);
  }

  return (
    <div>
      <Button variant="quiet" loading={loading} loadingText="Leaving..." onClick={() => void end()}>
        Leave course
      </Button>
    </div>
  );
}
