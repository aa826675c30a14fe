import type { FragmentType } from '@apollo/client';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/Icons';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { CourseComplete } from '../../enrollments/progress/CourseComplete';
import { lazyComponent } from '../../../lib/lazyComponent';
import { AskAboutLesson } from '../../assistant/chat/AskAboutLesson';
import { BookmarkButton } from '../../bookmarks/BookmarkButton';
import { MarkComplete } from '../../enrollments/progress/MarkComplete';
import { useCompleteLesson } from '../../enrollments/progress/useCompleteLesson';
import { useEnrollmentUpdates } from '../../enrollments/progress/useEnrollmentUpdates';
import { useLessonPresence } from '../../enrollments/progress/useLessonPresence';
import { LessonView } from '../lessons/LessonView';
import { lessonKind } from '../lessons/LessonList';
import { useSelectedLesson } from '../lessons/useSelectedLesson';
import { PlayerLink } from '../player/PlayerLink';
import { LearningAbout, useAbout } from './LearningAbout';
import { LearningBar } from './LearningBar';
import { LearningPanels } from './LearningPanels';
import { LessonHeading } from './LessonHeading';
import { type LearningViewFragment, useLearningViewFragment } from './LearningView.generated';
import styles from './LearningView.module.css';
import { useKeptPosition } from './useKeptPosition';
import { useWatchedToComplete } from './useWatchedToComplete';

const LeaveCourse = lazyComponent(
  async () => (await import('../../enrollments/progress/LeaveCourse')).LeaveCourse,
);

interface LearningViewProps<Course> {
  course: Course;
  /** The lesson of an address that names one; otherwise the one in the query, or the next. */
  lessonId?: string;
  /** Shown above the course. */
  note?: ReactNode;
  /** Whether it takes the place of the course's public page, with its focus and scroll position. */
  replacesPage?: boolean;
  /** Further sections about the course, shown on request. */
  about: ReactNode;
  /** Content at the end of the lesson's column. */
  footer?: ReactNode;
}

/**
 * A course for its enrolled students: the lesson first, with lessons and other panels beside it. Without an enrollment it
 * is a preview, which records nothing.
 */
export function LearningView({
  course: from,
  ...rest
}: LearningViewProps<FragmentType<LearningViewFragment>>) {
  const { data: course, complete } = useLearningViewFragment(from);
  return complete ? <CourseLearning course={course} {...rest} /> : null;
}

function CourseLearning(props: LearningViewProps<LearningViewFragment>) {
  const { course, lessonId, replacesPage = false, note, about, footer } = props;
  const { lessons, viewerEnrollment: enrollment } = course;
  const [justFinished, setJustFinished] = useState(false);
  const [player] = useState(() => new PlayerLink());
  const aboutSection = useAbout();
  const { lesson, index, previous, next } = useSelectedLesson(
    lessons,
    lessonId ?? enrollment?.resumeLesson?.id ?? null,
  );
  const { complete, undo } = useCompleteLesson(course.id, () => setJustFinished(true));
  useEnrollmentUpdates();
  const { kept, start } = useKeptPosition(lesson);
  useLessonPresence(enrollment && lesson ? lesson.id : null, player, kept);
  // After the line above, which tells `kept` what was played.
  useWatchedToComplete(course.completionRule, player, enrollment && kept, () => {
    if (lesson) void complete(lesson);
  });

  return (
    <div className={styles.page}>
      {note && <div className={styles.note}>{note}</div>}
      <LearningBar
        course={course}
        lessonTitle={lessonId === undefined ? null : (lesson?.title ?? null)}
        onAbout={aboutSection.show}
      />
      <div className={styles.body}>
        <div className={styles.lesson}>
          {lesson ? (
            <LessonView
              lesson={lesson}
              category={course.category}
              player={player}
              resumeAt={start}
              onWatched={() => {
                if (enrollment && course.completionRule === 'WATCHED') void complete(lesson);
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
                  <MarkComplete
                    lesson={lesson}
                    course={course}
                    onComplete={(done) => void complete(done)}
                    onUndo={(done) => void undo(done)}
                  >
                    <BookmarkButton course={course} lesson={lesson} />
                    <span className={styles.onward}>
                      {previous && <PreviousLesson courseId={course.id} lesson={previous} />}
                      {next && <NextLesson courseId={course.id} lesson={next} />}
                    </span>
                  </MarkComplete>
                  {enrollment?.percent === 100 && (
                    <CourseComplete
                      lessonCount={course.lessonCount}
                      certificateNumber={enrollment.certificate?.number ?? null}
                      rule={course.certificateRule}
                      celebrate={justFinished}
                    />
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
            {about}
            {enrollment && (
              <Suspense fallback={null}>
                <LeaveCourse course={course} />
              </Suspense>
            )}
          </LearningAbout>
          {footer}
        </div>
        <LearningPanels course={course} lesson={lesson} player={player} />
      </div>
    </div>
  );
}

interface LessonLinkProps {
  courseId: string;
  lesson: { id: string; title: string };
}

function PreviousLesson({ courseId, lesson }: LessonLinkProps) {
  return (
    <Button
      component={Link}
      to={paths.courseAtLesson(courseId, lesson.id)}
      variant="quiet"
      iconStart={<ChevronLeftIcon size={16} />}
    >
      Previous<VisuallyHidden> lesson: {lesson.title}</VisuallyHidden>
    </Button>
  );
}

function NextLesson({ courseId, lesson }: LessonLinkProps) {
  return (
    <Button
      component={Link}
      to={paths.courseAtLesson(courseId, lesson.id)}
      variant="secondary"
      iconEnd={<ChevronRightIcon size={16} />}
    >
      Next lesson: {lesson.title}
    </Button>
  );
}
