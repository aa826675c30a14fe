import type { FragmentType } from '@apollo/client';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { type BlockedCourseFragment, useBlockedCourseFragment } from './CourseBlockNote.generated';
import styles from './CourseBlockNote.module.css';
import { useRequestLift } from './useRequestLift';

/** Tells instructors why an administrator unpublished their course, and what they can do; nothing for other courses. */
export function CourseBlockNote({ course }: { course: FragmentType<BlockedCourseFragment> }) {
  const requestLift = useRequestLift();
  const { data, complete } = useBlockedCourseFragment(course);
  if (!complete || !data.block) return null;
  const { reason, liftRequestedAt } = data.block;
  return (
    <SurfaceNote
      tone="warning"
      title="An administrator unpublished this course"
      action={
        !liftRequestedAt && (
          <Button variant="secondary" size="sm" onClick={() => void requestLift(data.id)}>
            Ask to publish again
          </Button>
        )
      }
    >
      <p className={styles.reason}>{reason}</p>
      <p>
        {liftRequestedAt
          ? `You asked to publish it again on ${formatDate(liftRequestedAt)}. You can still edit it.`
          : 'Edit the course, then ask the administrators to publish it again.'}
      </p>
    </SurfaceNote>
  );
}
