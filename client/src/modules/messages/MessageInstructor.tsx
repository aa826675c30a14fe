import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';

interface MessageInstructorProps {
  instructor: { id: string; name: string };
  courseId: string;
}

/** Opens a message about a course to its instructor; for students and visitors, who log in first. */
export function MessageInstructor({ instructor, courseId }: MessageInstructorProps) {
  const session = useSession();
  if (session && session.user.role !== 'STUDENT') return null;
  return (
    <Button
      component={Link}
      to={paths.newMessageTo(instructor.id, courseId)}
      variant="secondary"
      size="sm"
      aria-label={`Message instructor ${instructor.name}`}
    >
      Message instructor
    </Button>
  );
}
