import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { IconButton } from '../../../ui/buttons/IconButton';
import { CloseIcon } from '../../../ui/icons/Icons';
import { TextLink } from '../../../ui/navigation/TextLink';
import styles from './QuestionContext.module.css';
import type { AskedLesson } from './useAskedLesson';

interface QuestionContextProps {
  lesson: AskedLesson | null;
  quote: string | null;
  onLeaveLesson: () => void;
  onLeaveQuote: () => void;
}

/** What the next question is about: a lesson and a text selected in it. Each can be removed. */
export function QuestionContext({ lesson, quote, onLeaveLesson, onLeaveQuote }: QuestionContextProps) {
  if (!lesson && !quote) return null;
  return (
    <div role="group" aria-label="Your question is about" className={styles.context}>
      {lesson && (
        <Part removes="Ask about the whole course" onRemove={onLeaveLesson}>
          <p className={styles.lesson}>
            About the lesson{' '}
            <TextLink component={Link} to={paths.courseAtLesson(lesson.course.id, lesson.id)}>
              {lesson.title}
            </TextLink>
          </p>
        </Part>
      )}
      {quote && (
        <Part removes="Ask without the selected text" onRemove={onLeaveQuote}>
          <blockquote className={styles.quote}>{quote}</blockquote>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  removes: string;
  onRemove: () => void;
  children: ReactNode;
}

function Part({ removes, onRemove, children }: PartProps) {
  return (
    <div className={styles.part}>
      {children}
      <IconButton size="sm" label={removes} onClick={onRemove}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
}
