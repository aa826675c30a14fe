import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Badge } from '../../../ui/display/Badge';
import { NotFound } from '../../NotFound';

/** The way back from the pages of a quiz or a course's quizzes, above their heading. */
export function QuizManagementLink() {
  return (
    <Link to={paths.quizManagement} className="wm-link">
      Quiz Management
    </Link>
  );
}

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

/** Whether students can start the quiz. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
