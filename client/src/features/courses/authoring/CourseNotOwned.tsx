import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { NotFoundState } from '../../../ui/states/NotFoundState';

/** Shown if a course does not exist or belongs to another instructor. */
export function CourseNotOwned() {
  return (
    <NotFoundState
      title="Course not found"
      text="It was deleted or belongs to another account."
      action={
        <Button component={Link} to={paths.myCourses}>
          Go to My Courses
        </Button>
      }
    />
  );
}
