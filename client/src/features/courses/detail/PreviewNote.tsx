import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';

interface PreviewNoteProps {
  courseId: string;
  /** Why an administrator unpublished the course; null: none did. */
  blockReason: string | null;
  /** Whether the page for enrolled students is shown, rather than the public one. */
  asEnrolled: boolean;
  /** Whether its first button takes the focus, as the page was just switched. */
  takesFocus: boolean;
  onSwitch: (asEnrolled: boolean) => void;
}

/** Tells instructors that they see their own course as others do, and leads back to its form. */
export function PreviewNote({ courseId, blockReason, asEnrolled, takesFocus, onSwitch }: PreviewNoteProps) {
  return (
    <SurfaceNote
      role="status"
      title="Preview of your course"
      action={
        <Cluster gap={8}>
          <Button variant="secondary" size="sm" autoFocus={takesFocus} onClick={() => onSwitch(!asEnrolled)}>
            {asEnrolled ? 'View as a visitor' : 'View as an enrolled student'}
          </Button>
          <Button component={Link} to={paths.editCourse(courseId)} size="sm">
            Back to editing
          </Button>
        </Cluster>
      }
    >
      {blockReason !== null && <p>An administrator unpublished this course: {blockReason}</p>}
      <p>
        {asEnrolled
          ? 'This is how enrolled students see it. Your progress isn’t saved.'
          : 'This is how visitors see it. Your visits aren’t counted.'}
      </p>
    </SurfaceNote>
  );
}
