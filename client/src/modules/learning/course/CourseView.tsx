import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { RetryIcon } from '../../../ui/icons/Icons';
import { Cluster, Page, Section, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/States';
import { AskAboutLesson } from '../../assistant/chat/AskAboutLesson';
import { SaveForLater } from '../../courses/bookmarks/BookmarkButton';
import type { SampleCourse } from '../../courses/catalogue/sampleCourses';
import { videoOf } from '#server/modules/courses/video.rules';
import { lessonKind } from '../../courses/lessons/LessonList';
import { LessonView } from '../../courses/lessons/LessonView';
import { useSelectedLesson } from '../../courses/lessons/useSelectedLesson';
import { CourseReviews } from '../../courses/reviews/CourseReviews';
import { EnrollButton } from '../../enrollments/progress/EnrollButton';
import { MarkComplete } from '../../enrollments/progress/MarkComplete';
import { MessageInstructor } from '../../messages/MessageInstructor';
import { QuizLine, QuizLines, viewerRoleIn } from '../../quizzes/taking/QuizLine';
import type { CoursePageQuery, PublicCourseFragment } from './__generated__/CoursePage.generated';
import {
  CourseHeader,
  CourseInstructor,
  CourseOffer,
  CourseOverview,
  CourseSyllabus,
  LESSON_LIST_ID,
} from './CourseSections';
import styles from './CourseView.module.css';
import { NextLessonLink } from './NextLessonLink';
import { OtherCourses } from './OtherCourses';

interface CourseLayoutProps {
  /** Shown above everything else. */
  note?: ReactNode;
  header: ReactNode;
  /** The card with the button to enroll, beside the page on a wide screen. */
  offer: ReactNode;
  /** The sections of the course. */
  children: ReactNode;
  /** Further courses, below all sections. */
  more?: ReactNode;
}

/** Layout of a course's public page. */
export function CourseLayout({ note, header, offer, children, more }: CourseLayoutProps) {
  return (
    <Page className="wm-stack wm-gap-40">
      {note}
      <div className={`wm-grid wm-gap-24 ${styles.body}`}>
        <div className={styles.header}>{header}</div>
        <aside className={styles.offer} aria-label="Enrollment">
          {offer}
        </aside>
        <div className={`wm-stack wm-gap-40 wm-min-0 ${styles.sections}`}>{children}</div>
      </div>
      {more}
    </Page>
  );
}

interface CourseViewProps {
  course: NonNullable<CoursePageQuery['course']>;
  /** Shown above the course. */
  note?: ReactNode;
}

/** A course from the server, before learning it: its details, the list of lessons, and one of them as a preview. */
export function CourseView({ course, note }: CourseViewProps) {
  const { lessons, quizzes, viewerEnrollment, instructor } = course;
  const { lesson, next, isChosen } = useSelectedLesson(lessons, null);
  // Visitors see the first lesson at once if it is a video; they open others, which are long, from the syllabus.
  const shown = isChosen || videoOf(lesson?.videoUrl ?? null) ? lesson : null;

  return (
    <CourseLayout
      note={note}
      header={<CourseHeader course={course} />}
      offer={
        <CourseOffer
          course={course}
          action={
            <>
              <EnrollButton course={course} lessonId={isChosen ? lesson?.id : undefined} />
              <SaveForLater course={course} />
            </>
          }
        />
      }
      more={<OtherCourses courseId={course.id} />}
    >
      <CourseOverview course={course} />
      <CourseSyllabus course={course} currentId={shown?.id ?? null} />
      {shown && (
        <Stack>
          <LessonTitle course={course} lesson={shown} />
          <LessonView
            lesson={shown}
            category={course.category}
            onWatched={() => undefined}
            actions={
              // The enrolled go on to the page for learning.
              !viewerEnrollment && (
                <MarkComplete lesson={shown} course={course}>
                  {next && <NextLessonLink courseId={course.id} lesson={next} />}
                </MarkComplete>
              )
            }
          />
          {course.assistantMode !== 'OFF' && <AskAboutLesson courseId={course.id} lessonId={shown.id} />}
        </Stack>
      )}
      <Section title="Quizzes">
        {quizzes.length === 0 ? (
          <p className="wm-muted">This course has no quizzes.</p>
        ) : (
          <QuizLines>
            {quizzes.map((quiz) => (
              <li key={quiz.id}>
                <QuizLine quiz={quiz} viewerRole={viewerRoleIn(course)} shownResult="best" />
              </li>
            ))}
          </QuizLines>
        )}
      </Section>
      <CourseInstructor
        instructor={instructor}
        action={<MessageInstructor instructor={instructor} courseId={course.id} />}
      />
      <CourseReviews course={course} />
    </CourseLayout>
  );
}

interface LessonTitleProps {
  course: Pick<PublicCourseFragment, 'lessons'>;
  lesson: PublicCourseFragment['lessons'][number];
}

/** The selected lesson's title, focused when another lesson is selected. */
function LessonTitle({ course: { lessons }, lesson }: LessonTitleProps) {
  const { id, title } = lesson;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus();
  }, [id]);
  const number = lessons.findIndex((other) => other.id === id) + 1;
  return (
    <div className={styles.title}>
      <p className="wm-cluster wm-align-stretch wm-justify-space-between wm-gap-16 wm-muted wm-small">
        <span>
          Lesson {number} of {lessons.length} · {lessonKind(lesson)}
        </span>
        <a href={`#${LESSON_LIST_ID}`} className={styles.jump}>
          All lessons
        </a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
    </div>
  );
}

export interface SampleCourseViewProps {
  course: SampleCourse;
  /** Why a sample course is shown. */
  note: string;
  /** Retries the query; undefined if the server has responded. */
  onRetry?: () => void;
}

/** A sample course to browse; it cannot be enrolled in, and the page says so. */
export function SampleCourseView({ course, note, onRetry }: SampleCourseViewProps) {
  const { lesson, next, isChosen } = useSelectedLesson(course.lessons, null);
  return (
    <CourseLayout
      note={
        <SurfaceNote
          tone="warning"
          role="status"
          title={note}
          action={
            onRetry && (
              <Button variant="secondary" size="sm" iconStart={<RetryIcon size={16} />} onClick={onRetry}>
                Try again
              </Button>
            )
          }
        >
          This is a sample course. You can’t enroll and nothing is saved.
        </SurfaceNote>
      }
      header={<CourseHeader course={course} />}
      offer={<CourseOffer course={course} action={null} />}
    >
      <CourseOverview course={course} />
      <CourseSyllabus course={course} currentId={isChosen ? (lesson?.id ?? null) : null} />
      {lesson && isChosen && (
        <Stack>
          <LessonTitle course={course} lesson={lesson} />
          <LessonView
            lesson={lesson}
            category={course.category}
            onWatched={() => undefined}
            notes={lesson.notes}
            actions={
              next && (
                <Cluster justify="end">
                  <NextLessonLink courseId={course.id} lesson={next} />
                </Cluster>
              )
            }
          />
        </Stack>
      )}
      <CourseInstructor instructor={course.instructor} />
    </CourseLayout>
  );
}
