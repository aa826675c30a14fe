import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { AssistantIcon } from '../../../ui/icons/Icons';
import styles from './AskAboutLesson.module.css';
import { useEffect, useState } from 'react';

interface AskAboutLessonProps {
  courseId: string;
  lessonId: string;
}

/**
 * A link for signed-in viewers to the assistant at this lesson, and while a text of the lesson or its transcript is
 * selected, another one that quotes it.
 */
export function AskAboutLesson({ courseId, lessonId }: AskAboutLessonProps) {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <p className="wm-no-print">
        <Link to={paths.assistantAbout(courseId, { lesson: lessonId })} className={`wm-link ${styles.link}`}>
          <AssistantIcon size={18} />
          Ask the assistant about this lesson
        </Link>
      </p>
      <AskAboutSelection courseId={courseId} lessonId={lessonId} />
    </>
  );
}

/** The button for the selected text, at an edge of the window, away from that text. */
function AskAboutSelection({ courseId, lessonId }: AskAboutLessonProps) {
  const selected = useSelectedText();
  if (!selected) return null;
  return (
    <div className={`wm-no-print ${styles.bar}`} data-edge={selected.isLow ? 'top' : 'bottom'}>
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

/** A selection counts once it has not changed for this long, so that nothing appears while it is made. */
const SETTLED_MS = 500;
const SHORTEST = 3;
const LONGEST = 600;
/** Height of the lower edge of the window in which a text is low, in pixels. */
const LOW = 140;

interface SelectedText {
  /** The selected text: at most 600 characters, then an ellipsis. */
  text: string;
  /** Whether it reaches the lower edge of the window. */
  isLow: boolean;
}

/** The text that is selected in a quotable element; null if there is none, and after it was copied. */
function useSelectedText(): SelectedText | null {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const forget = () => {
      window.clearTimeout(timer);
      setSelected(null);
    };
    const wait = () => {
      window.clearTimeout(timer);
      if (document.getSelection()?.isCollapsed ?? true) return setSelected(null);
      timer = window.setTimeout(() => setSelected(readSelection()), SETTLED_MS);
    };
    document.addEventListener('selectionchange', wait);
    document.addEventListener('copy', forget);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
      document.removeEventListener('copy', forget);
    };
  }, []);
  return selected;
}

function readSelection(): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const element = around instanceof Element ? around : around.parentElement;
  // Lessons and transcripts have this attribute.
  if (!element?.closest('[data-quotable]')) return null;
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  if (text.length < SHORTEST) return null;
  return {
    text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
    isLow: range.getBoundingClientRect().bottom > window.innerHeight - LOW,
  };
}
