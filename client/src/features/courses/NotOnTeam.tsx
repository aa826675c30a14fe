import { paths } from '../../app/paths';
import { NotFound } from '../NotFound';

/** Shown if a course does not exist, or the viewer is not on its team. */
export function NotOnTeam() {
  return (
    <NotFound
      title="Course not found"
      text="It was deleted, or you are not on its team."
      to={paths.myCourses}
      linkText="Go to My Courses"
    />
  );
}
