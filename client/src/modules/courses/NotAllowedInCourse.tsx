import { Link } from 'react-router-dom';
import { NOT_ALLOWED_BY_ROLE } from '#server/modules/courses/permissions/course-permissions.rules';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { SurfaceNote } from '../../ui/states/States';

/** Shown instead of a page that the viewer's role in the course does not allow. */
export function NotAllowedInCourse({ courseId }: { courseId: string }) {
  return (
    <SurfaceNote
      title={NOT_ALLOWED_BY_ROLE}
      action={
        <Button component={Link} to={paths.courseTeam(courseId)} variant="secondary" size="sm">
          See the team
        </Button>
      }
    />
  );
}
