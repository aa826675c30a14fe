import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { AssistantIcon } from '../../../ui/icons/ToolIcons';
import { TextLink } from '../../../ui/navigation/TextLink';
import styles from './AskAboutLesson.module.css';
import { useSelectedText } from './useSelectedText';

interface AskAboutLessonProps {
  courseId: string;
  lessonId: string;
}

/**
 * For signed-in viewers: a link to the assistant at this lesson, and while a text of the lesson or its transcript is
 * selected, another one that quotes it.
 */
export function AskAboutLesson({ courseId, lessonId }: AskAboutLessonProps) {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <p className={styles.whole}>
        <TextLink
          component={Link}
          className={styles.link}
          to={paths.assistantAbout(courseId, { lesson: lessonId })}
        >
          <AssistantIcon size={18} />
          Ask the assistant about this lesson
        </TextLink>
      </p>
      <AskAboutSelection courseId={courseId} lessonId={lessonId} />
    </>
  );
}

/** At an edge of the window, away from the selected text. */
function AskAboutSelection({ courseId, lessonId }: AskAboutLessonProps) {
  const selected = useSelectedText();
  if (!selected) return null;
  return (
    <div className={styles.bar} data-edge={selected.isLow ? 'top' : 'bottom'}>
      <Button
        component={Link}
        to={paths.assistantAbout(courseId, { lesson: lessonId, quote: selected.text })}
        variant="secondary"
        size="sm"
        iconStart={<AssistantIcon size={16} />}
        // Pressing a link would end the selection, and with it the link.
        onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
      >
        Ask about the selected text
      </Button>
    </div>
  );
}
