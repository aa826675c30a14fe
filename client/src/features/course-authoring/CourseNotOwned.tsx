import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { NotFoundState } from '../../ui/NotFoundState';

/** For the page of a course that does not exist, or not for this instructor. */
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
