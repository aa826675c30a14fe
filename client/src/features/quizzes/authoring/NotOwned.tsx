import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { NotFoundState } from '../../../ui/states/NotFoundState';

/** Shown if a quiz, or a course with quizzes, does not exist or belongs to another instructor. */
export function NotOwned({ what }: { what: 'Quiz' | 'Course' }) {
  return (
    <NotFoundState
      title={`${what} not found`}
      text="It was deleted or belongs to another account."
      action={
        <Button component={Link} to={paths.quizManagement}>
          Go to your quizzes
        </Button>
      }
    />
  );
}
