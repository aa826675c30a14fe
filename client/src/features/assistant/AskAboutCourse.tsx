import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { TextLink } from '../../ui/TextLink';
import { AssistantIcon } from '../../ui/ToolIcons';

/** The way to the assistant that keeps to this course, for those who are signed in. */
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
