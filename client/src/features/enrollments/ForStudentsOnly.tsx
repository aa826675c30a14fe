import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { StoredUser } from '../../lib/session';
import { Button } from '../../ui/Button';
import { SurfaceNote } from '../../ui/SurfaceNote';

/** Says to somebody who is no student why a student's page has nothing for them, and where theirs is. */
export function ForStudentsOnly({ role }: { role: StoredUser['role'] }) {
  const instructor = role === 'INSTRUCTOR';
  return (
    <SurfaceNote
      title="This page is for students"
      action={
        <Button
          component={Link}
          to={instructor ? paths.instructorArea : paths.catalogue}
          variant="secondary"
          size="sm"
        >
          {instructor ? 'Instructor Area' : 'Browse Courses'}
        </Button>
      }
    >
      You are logged in as an {instructor ? 'instructor' : 'administrator'}, so no progress is kept here for
      you.
    </SurfaceNote>
  );
}
