import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Page } from '../../../ui/layout/Layout';
import { NotFoundState } from '../../../ui/states/NotFoundState';

/** Shown if a quiz, or a course with quizzes, does not exist, or the viewer is not on its team. */
export function QuizOrCourseNotFound({ what }: { what: 'Quiz' | 'Course' }) {
  return (
    <Page>
      <NotFoundState
        title={`${what} not found`}
        text="It was deleted, or you are not on the course’s team."
        action={
          <Button component={Link} to={paths.quizManagement}>
            Go to your quizzes
          </Button>
        }
      />
    </Page>
  );
}
