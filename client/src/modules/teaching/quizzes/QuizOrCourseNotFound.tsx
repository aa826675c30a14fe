import { paths } from '../../../app/paths';
import { NotFound } from '../../NotFound';

/** Shown if a quiz, or a course with quizzes, does not exist, or the viewer is not on its team. */
export function QuizOrCourseNotFound({ what }: { what: 'Quiz' | 'Course' }) {
  return (
    <NotFound
      title={`${what} not found`}
      text="It was deleted, or you are not on the course’s team."
      to={paths.quizManagement}
      linkText="Go to your quizzes"
    />
  );
}
