import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { Page } from '../../ui/layout/Layout';
import { NotFoundState } from '../../ui/states/NotFoundState';

/** Shown if a course does not exist, or the viewer is not on its team. */
export function NotOnTeam() {
  return (
    <Page>
      <NotFoundState
        title="Course not found"
        text="It was deleted, or you are not on its team."
        action={
          <Button component={Link} to={paths.myCourses}>
            Go to My Courses
          </Button>
        }
      />
    </Page>
  );
}
