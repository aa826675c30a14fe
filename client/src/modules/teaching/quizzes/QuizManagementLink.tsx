import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/navigation/TextLink';

/** The way back from the pages of a quiz or a course's quizzes, above their heading. */
export function QuizManagementLink() {
  return (
    <TextLink component={Link} to={paths.quizManagement}>
      Quiz Management
    </TextLink>
  );
}
