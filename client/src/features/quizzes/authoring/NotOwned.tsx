import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { NotFoundState } from '../../../ui/states/NotFoundState';

/** Shown if a quiz, or a course with quizzes, does not exist, or the viewer is not on its team. */
export function NotOwned({ what }: { what: 'Quiz' | 'Course' }) {
  return (
    <NotFoundState
      title={`${what} not found`}
      text="It was deleted, or you are not on the course’s team."
      action={
        <Button component={Link} to={paths.quizManagement}>
          Go to your quizzes
        </Button>
      }
    />
  );
}
