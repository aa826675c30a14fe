import { withFragment } from '../../../apollo/fragments';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { ChevronLeftIcon } from '../../../ui/icons/Icons';
import { LineBadge } from '../../../ui/map/LineBadge';
import { CourseNotificationsMenu } from '../../notifications/CourseNotificationsMenu';
import { CourseComplete } from '../../enrollments/progress/CourseComplete';
import { AskAboutLesson } from '../../assistant/chat/AskAboutLesson';
import { BookmarkButton } from '../../courses/bookmarks/BookmarkButton';
import { LeaveCourse } from '../../enrollments/progress/LeaveCourse';
import { MarkComplete } from '../../enrollments/progress/MarkComplete';
import { useCompleteLesson } from '../../enrollments/progress/useCompleteLesson';
import { useEnrollmentUpdates } from '../../enrollments/progress/useEnrollmentUpdates';
import { useLessonPresence } from '../../enrollments/progress/useLessonPresence';
import { LessonView } from '../../courses/lessons/LessonView';
import { lessonKind } from '../../courses/lessons/LessonList';
import { useSelectedLesson } from '../../courses/lessons/useSelectedLesson';
import { QuizLine, QuizLines } from '../../quizzes/taking/QuizLine';
import { PlayerLink } from '../../courses/player/PlayerLink';
import { LearningAbout, useAbout } from './LearningAbout';
import { LearningPanels } from './LearningPanels';
import { NextLessonLink } from './NextLessonLink';
import { NextCourse } from './OtherCourses';
import { type LearningViewFragment, useLearningViewFragment } from './__generated__/LearningView.generated';
import styles from './LearningView.module.css';
import { useSession } from '../../../lib/session';
import { KeptPosition } from '../../enrollments/progress/KeptPosition';
import { PAGE_HEADING_ID } from '../../../ui/text/PageHeading';

interface LearningViewProps {
  course: LearningViewFragment;
  /** The lesson of an address that names one; otherwise the one in the query, or the next. */
  lessonId?: string;
  /** Shown above the course. */
  note?: ReactNode;
  /** Whether it takes the place of the course's public page, with its focus and scroll position. */
  replacesPage?: boolean;
  /** Content at the end of the lesson's column. */
  footer?: ReactNode;
}

/**
 * A course for its enrolled students: the lesson first, with lessons and other panels beside it. Without an enrollment it
 * is a preview, which records nothing.
 */
export const LearningView = withFragment('course', useLearningViewFragment, CourseLearning);

function CourseLearning(props: LearningViewProps) {
  const { course, lessonId, replacesPage = false, note, footer } = props;
  const { lessons, viewerEnrollment: enrollment } = course;
  const [justFinished, setJustFinished] = useState(false);
  const [player] = useState(() => new PlayerLink());
  const aboutSection = useAbout();
  const { lesson, index, previous, next } = useSelectedLesson(
    lessons,
    lessonId ?? enrollment?.resumeLesson?.id ?? null,
  );
  const isComplete = enrollment?.percent === 100;
  // After the last lesson, one that was left out.
  const following =
    next ?? (isComplete ? null : lessons.find((other) => !other.viewerHasCompleted && other !== lesson));
  const { complete, undo } = useCompleteLesson(course.id, () => setJustFinished(true));
  useEnrollmentUpdates();
  const { kept, start } = useKeptPosition(lesson);
  useLessonPresence(enrollment && lesson ? lesson.id : null, player, kept);
  // After the line above, which tells the position what was played.
  useWatchedToComplete(course.completionRule, player, enrollment && kept, () => {
    if (lesson) complete(lesson);
  });

  return (
    <div className={styles.page}>
      {note && <div className={styles.note}>{note}</div>}
      <LearningBar
        course={course}
        lessonTitle={lessonId === undefined ? null : (lesson?.title ?? null)}
        onAbout={aboutSection.show}
      />
      <div className={`wm-stack ${styles.body}`}>
        <div className={`wm-stack wm-gap-40 wm-min-0 wm-pad-x-16 ${styles.lesson}`}>
          {lesson ? (
            <LessonView
              lesson={lesson}
              category={course.category}
              player={player}
              resumeAt={start}
              onWatched={() => {
                if (enrollment && course.completionRule === 'WATCHED') complete(lesson);
              }}
              heading={
                <LessonHeading
                  lessonId={lesson.id}
                  title={lesson.title}
                  isPageHeading={lessonId !== undefined}
                  takesFocus={replacesPage}
                  facts={[
                    `Lesson ${index + 1} of ${lessons.length}`,
                    lessonKind(lesson),
                    ...(lesson.viewerHasCompleted ? ['Completed'] : []),
                  ].join(' · ')}
                />
              }
              actions={
                <>
                  <MarkComplete lesson={lesson} course={course} onComplete={complete} onUndo={undo}>
                    <BookmarkButton course={course} lesson={lesson} />
                    {previous && (
                      <IconButton
                        component={Link}
                        to={paths.courseAtLesson(course.id, previous.id)}
                        label={`Previous lesson: ${previous.title}`}
                        className={styles.previous}
                      >
                        <ChevronLeftIcon />
                      </IconButton>
                    )}
                    {following && (
                      <NextLessonLink
                        courseId={course.id}
                        lesson={following}
                        isNext={lesson.viewerHasCompleted && !isComplete}
                      />
                    )}
                  </MarkComplete>
                  {isComplete && (
                    <CourseComplete
                      courseTitle={course.title}
                      lessonCount={course.lessonCount}
                      certificateNumber={enrollment.certificate?.number ?? null}
                      rule={course.certificateRule}
                      celebrate={justFinished}
                    >
                      {enrollment.certificate ? (
                        <NextCourse courseId={course.id} />
                      ) : (
                        course.certificateRule === 'LESSONS_AND_QUIZZES' && (
                          <QuizLines>
                            {course.quizzes.map((quiz) => (
                              <li key={quiz.id}>
                                <QuizLine quiz={quiz} viewerRole="enrolled" shownResult="best" />
                              </li>
                            ))}
                          </QuizLines>
                        )
                      )}
                    </CourseComplete>
                  )}
                </>
              }
            />
          ) : (
            <p>This course has no lessons yet.</p>
          )}
          {lesson && course.assistantMode !== 'OFF' && (
            <AskAboutLesson courseId={course.id} lessonId={lesson.id} />
          )}
          <LearningAbout course={course} section={aboutSection}>
            {enrollment && <LeaveCourse course={course} />}
          </LearningAbout>
          {footer}
        </div>
        <LearningPanels course={course} lesson={lesson} player={player} />
      </div>
    </div>
  );
}

interface LearningBarProps {
  course: LearningViewFragment;
  /** The title of a page about one lesson, which has its own heading; null on the course's page. */
  lessonTitle: string | null;
  onAbout: () => void;
}

/** A line above the lesson: the course and the viewer's progress in figures. */
function LearningBar({ course, lessonTitle, onAbout }: LearningBarProps) {
  const { lessonsCompleted = 0, percent = 0 } = course.viewerEnrollment ?? {};
  return (
    <header className={`wm-row wm-gap-8 wm-pad-x-16 ${styles.bar}`}>
      <LineBadge category={course.category} size="sm" />
      {lessonTitle === null ? (
        <h1
          id={PAGE_HEADING_ID}
          tabIndex={-1}
          className={`wm-truncate wm-grow wm-font-17 wm-bold wm-heading ${styles.barTitle}`}
        >
          {course.title}
        </h1>
      ) : (
        <p className={`wm-truncate wm-grow wm-font-17 wm-bold wm-heading ${styles.barTitle}`}>
          <Link to={paths.course(course.id)} className="wm-link">
            {course.title}
          </Link>
        </p>
      )}
      <div className="wm-row wm-gap-8 wm-small wm-fixed">
        <span className={styles.completed}>
          {lessonsCompleted}/{course.lessonCount} lessons completed
        </span>
        <span className={styles.short} aria-hidden="true">
          {lessonsCompleted}/{course.lessonCount}
        </span>
        <strong className="wm-digits">{percent}%</strong>
      </div>
      <Button variant="quiet" size="sm" className={styles.aboutButton} onClick={onAbout}>
        About this course
      </Button>
      {course.viewerEnrollment && (
        <CourseNotificationsMenu course={course} className={`wm-no-print ${styles.menu}`} />
      )}
    </header>
  );
}

type Lesson = Pick<LearningViewFragment['lessons'][number], 'id' | 'viewerPosition'>;

/**
 * The viewer's place in the lesson's video, with the second to resume at; it follows other devices until the video
 * plays here. Null without a lesson.
 */
function useKeptPosition(lesson: Lesson | null): { kept: KeptPosition | null; start: number } {
  const accountId = useSession()?.user.id ?? null;
  const lessonId = lesson?.id ?? null;
  const serverPosition = lesson?.viewerPosition ?? null;
  const position = useMemo(
    () => (accountId && lessonId ? new KeptPosition(accountId, lessonId) : null),
    [accountId, lessonId],
  );
  useEffect(() => position?.learn(serverPosition), [position, serverPosition]);
  return { kept: position, start: position?.startAfter(serverPosition) ?? 0 };
}

interface LessonHeadingProps {
  lessonId: string;
  title: string;
  /** "Lesson 2 of 6", with the lesson's kind and duration. */
  facts: string;
  /** Whether the page is about this lesson rather than about its course. */
  isPageHeading: boolean;
  /** Whether it is focused when it appears. */
  takesFocus: boolean;
}

/** The selected lesson's title, focused when another lesson is selected. */
function LessonHeading({ lessonId, title, facts, isPageHeading, takesFocus }: LessonHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? null : lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    shown.current = lessonId;
    // The video is above the heading.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [lessonId]);
  const Heading = isPageHeading ? 'h1' : 'h2';
  return (
    <div className={`wm-stack wm-gap-4 ${styles.heading}`}>
      <Heading ref={heading} tabIndex={-1} id={isPageHeading ? PAGE_HEADING_ID : undefined}>
        {title}
      </Heading>
      <p className="wm-muted wm-small">{facts}</p>
    </div>
  );
}

/** Share of a video that counts as watched. */
const WATCHED_SHARE = 0.9;

/**
 * Completes the lesson by watching its video, as the course's rule says: when 90 percent have really been played, or at
 * the end if they have. Once for each time the lesson is opened, so that undoing a completion lasts; a lesson whose 90
 * percent were played before is left to its student.
 */
export function useWatchedToComplete(
  rule: LearningViewFragment['completionRule'],
  player: PlayerLink,
  position: KeptPosition | null,
  onWatched: () => void,
): void {
  const finish = useEffectEvent(onWatched);
  useEffect(() => {
    if (!position || rule === 'MANUAL') return;
    /** Null until the duration is known. */
    let isOpen: boolean | null = null;
    return player.follow(({ duration, hasEnded }) => {
      if (duration === null) return;
      const isWatched = position.watchedShare(duration) >= WATCHED_SHARE;
      isOpen ??= rule === 'END' || !isWatched;
      if (!isOpen || !isWatched || (rule === 'END' && !hasEnded)) return;
      isOpen = false;
      finish();
    });
  }, [rule, player, position]);
}
