import { withFragment } from '../../../apollo/fragments';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { SurfaceNote } from '../../../ui/states/States';
import {
  type BlockedCourseFragment,
  RequestLiftDocument,
  useBlockedCourseFragment,
} from './__generated__/CourseBlockNote.generated';
import { useAction } from '../../../apollo/useAction';

/** Tells instructors why an administrator unpublished their course, and what they can do; nothing for other courses. */
export const CourseBlockNote = withFragment('course', useBlockedCourseFragment, CourseBlockNoteView);

function CourseBlockNoteView({ course }: { course: BlockedCourseFragment }) {
  const requestLift = useAction(RequestLiftDocument, {
    variables: (courseId: string) => ({ courseId }),
    done: () => 'The administrators see your request. A notification tells you what they decide.',
    failed: 'Your request couldn’t be sent',
  });
  if (!course.block) return null;
  const { reason, liftRequestedAt } = course.block;
  return (
    <SurfaceNote
      tone="warning"
      title="An administrator unpublished this course"
      action={
        !liftRequestedAt && (
          <Button variant="secondary" size="sm" onClick={() => void requestLift(course.id)}>
            Ask to publish again
          </Button>
        )
      }
    >
      <p className="wm-typed">{reason}</p>
      <p>
        {liftRequestedAt
          ? `You asked to publish it again on ${formatDate(liftRequestedAt)}. You can still edit it.`
          : 'Edit the course, then ask the administrators to publish it again.'}
      </p>
    </SurfaceNote>
  );
}
