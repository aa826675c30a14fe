import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';

/** The way back from the pages of a quiz or a course's quizzes, above their heading. */
export function QuizManagementLink() {
  return (
    <Link to={paths.quizManagement} className="wm-link">
      Quiz Management
    </Link>
  );
}
