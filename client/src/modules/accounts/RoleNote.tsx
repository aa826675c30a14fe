import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { SurfaceNote } from '../../ui/states/States';

/** Tells a viewer without the role that the page is not theirs. */
export function RoleNote({ title }: { title: string }) {
  return (
    <SurfaceNote
      tone="warning"
      title={title}
      action={
        <Button component={Link} to={paths.catalogue} variant="secondary" size="sm">
          Browse Courses
        </Button>
      }
    />
  );
}

/** The specification's message to everybody but instructors (section 2). */
export const InstructorOnlyNote = () => <RoleNote title="Access denied: instructor only area." />;
