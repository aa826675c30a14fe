import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { videoOf } from '#server/modules/courses/video.rules';
import { LEARNER_LINKS } from '../../../app/layouts/navigationLinks';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { classes } from '../../../ui/classes';
import { CloseIcon, MenuIcon } from '../../../ui/icons/Icons';
import { Tabs } from '../../../ui/navigation/Tabs';
import { MenuButton } from '../../../ui/overlays/MenuButton';
import { ownCaptionsPath } from '../../courses/player/captionsText';
import type { PlayerLink } from '../../courses/player/PlayerLink';
import { LoadingState } from '../../../ui/states/States';
import styles from './LearningPanels.module.css';
import type { LearningViewFragment } from './__generated__/LearningView.generated';
import { QuizLine } from '../../quizzes/taking/QuizLine';
import { LessonList } from '../../courses/lessons/LessonList';

type LearningLesson = LearningViewFragment['lessons'][number];

interface LearningPanelProps {
  courseId: string;
  lessonId: string;
  lesson: LearningLesson;
  /** The lesson's player, also while no video is loaded. */
  player: PlayerLink;
}

interface LearningPanel {
  /** Unique; the value of the panel's tab. */
  id: string;
  /** The tab's title, which also names the button that opens the panel on a phone. */
  title: string;
  /** Loaded and mounted when its tab is first opened, and kept while the course is open. */
  Panel: ComponentType<LearningPanelProps>;
  /** Which lessons of which courses have it; without it, all. */
  isFor?: (lesson: LearningLesson, course: LearningViewFragment) => boolean;
}

/** The panels beside a lesson, after the list of lessons. To add one, add a line. */
export const learningPanels: readonly LearningPanel[] = [
  {
    id: 'transcript',
    title: 'Transcript',
    Panel: lazyComponent(async () => (await import('./TranscriptPanel')).TranscriptPanel),
    isFor: hasTranscript,
  },
  {
    id: 'notes',
    title: 'My notes',
    Panel: lazyComponent(async () => (await import('../notes/LessonNotesPanel')).LessonNotesPanel),
  },
  {
    id: 'assistant',
    title: 'Assistant',
    Panel: lazyComponent(async () => (await import('../../assistant/chat/CourseAssistant')).CourseAssistant),
    isFor: (_lesson, { assistantMode }) => assistantMode !== 'OFF',
  },
];

/** Whether the lesson has captions, and a video in a player that can be followed. */
function hasTranscript(lesson: LearningLesson): boolean {
  const kind = videoOf(lesson.videoUrl)?.kind;
  return (kind === 'file' || kind === 'youtube') && ownCaptionsPath(lesson) !== null;
}

const LESSONS = 'lessons';
const PANEL_ID = 'course-panel';

interface LearningPanelsProps {
  course: LearningViewFragment;
  /** Null for a course without lessons. */
  lesson: LearningLesson | null;
  player: PlayerLink;
}

/**
 * Lessons, assistant and other panels: tabs beside the lesson, and on a phone a sheet that a bar of buttons opens. The
 * sheet is not modal, so that the video above it stays usable. The bar takes the place of a learner's links, which become
 * its menu.
 */
export function LearningPanels({ course, lesson, player }: LearningPanelsProps) {
  const isLearner = useSession()?.user.role === 'STUDENT';
  const [chosenTab, setTab] = useState<string>(LESSONS);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([LESSONS]));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  const panels: { id: string; title: string; content: ReactNode }[] = [
    {
      id: LESSONS,
      title: 'Lessons',
      content: (
        <CourseContents
          course={course}
          currentId={lesson?.id ?? null}
          // The chosen lesson's heading takes the focus, unless the lesson is shown already.
          onChoose={close}
        />
      ),
    },
    ...(lesson ? panelsOf(lesson, course, player) : []),
  ];
  // The chosen panel may be missing from this lesson.
  const tab = panels.some(({ id }) => id === chosenTab) ? chosenTab : LESSONS;

  function choose(id: string) {
    setTab(id);
    setVisited((before) => (before.has(id) ? before : new Set([...before, id])));
  }

  useEffect(() => {
    if (isSheetOpen) sheet.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [isSheetOpen]);

  function close() {
    setIsSheetOpen(false);
    opener.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isSheetOpen) return;
    event.stopPropagation();
    close();
  }

  return (
    <>
      <div
        className={`wm-row wm-align-stretch wm-no-print ${styles.buttons}`}
        role="group"
        aria-label="Beside the lesson"
        data-own-links=""
      >
        {panels.map(({ id, title }) => (
          <Button
            key={id}
            variant="quiet"
            className={styles.open}
            aria-expanded={isSheetOpen && tab === id}
            aria-controls={PANEL_ID}
            onClick={(event) => {
              opener.current = event.currentTarget;
              choose(id);
              setIsSheetOpen(true);
            }}
          >
            {title}
          </Button>
        ))}
        {isLearner && <MenuButton label="Menu" hideLabel icon={<MenuIcon />} choices={LINK_CHOICES} />}
      </div>
      <aside
        ref={sheet}
        id={PANEL_ID}
        aria-label="Lessons and tools"
        className={classes('wm-stack wm-no-print', styles.panel, !isSheetOpen && styles.closed)}
        onKeyDown={closeOnEscape}
      >
        <Tabs
          fill
          label="Lessons and tools"
          value={tab}
          onChange={choose}
          end={
            <IconButton label="Close" className={styles.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          }
          tabs={panels.map(({ id, title, content }) => ({
            value: id,
            title,
            panel: visited.has(id) && content,
          }))}
        />
      </aside>
    </>
  );
}

const LINK_CHOICES = LEARNER_LINKS.map(({ label, to }) => ({ label, link: <Link to={to} /> }));

function panelsOf(lesson: LearningLesson, course: LearningViewFragment, player: PlayerLink) {
  const panels = learningPanels.filter(({ isFor }) => isFor?.(lesson, course) ?? true);
  return panels.map(({ id, title, Panel }) => ({
    id,
    title,
    content: (
      <Suspense fallback={<LoadingState text={`Loading ${title.toLowerCase()}…`} />}>
        <Panel courseId={course.id} lessonId={lesson.id} lesson={lesson} player={player} />
      </Suspense>
    ),
  }));
}

interface CourseContentsProps {
  course: LearningViewFragment;
  currentId: string | null;
  /** Called when a lesson is chosen. */
  onChoose: () => void;
}

/** The lessons of a course with their check marks, and its quizzes. */
function CourseContents({ course, currentId, onChoose }: CourseContentsProps) {
  return (
    <div className={`wm-stack wm-gap-12 ${styles.contents}`}>
      <h2 className={`wm-font-20 ${styles.title}`}>Lessons</h2>
      <LessonList course={course} currentId={currentId} link={{ onClick: onChoose }} />
      <h2 className={`wm-font-20 ${styles.title}`}>Quizzes</h2>
      {course.quizzes.length === 0 ? (
        <p className="wm-muted">This course has no quizzes.</p>
      ) : (
        <ul className={`wm-divided ${styles.quizzes}`} aria-label="Quizzes">
          {course.quizzes.map((quiz) => (
            <li key={quiz.id} className="wm-pad-y-12">
              <QuizLine quiz={quiz} viewerRole="enrolled" shownResult="best" isNext={false} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
