import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { TextLink } from '../../../ui/navigation/TextLink';
import { AssistantIcon } from '../../../ui/icons/ToolIcons';

/** Link to the assistant limited to this course, for signed-in viewers. */
export function AskAboutCourse({ courseId }: { courseId: string }) {
  const session = useSession();
  if (!session) return null;
  return (
    <p>
      <TextLink component={Link} to={paths.assistantAbout(courseId)}>
        <AssistantIcon size={18} /> Ask the assistant about this course
      </TextLink>
    </p>
  );
}
