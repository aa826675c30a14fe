import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { ChevronRightIcon } from '../../ui/Icons';
import { useLessonPresence } from '../analytics/useLessonPresence';
import { AskAboutCourse } from '../assistant/AskAboutCourse';
import { CourseProgress } from '../enrollments/CourseProgress';
import { EnrollButton } from '../enrollments/EnrollButton';
import { MarkComplete } from '../enrollments/MarkComplete';
import { useCompleteLesson } from '../enrollments/useCompleteLesson';
import { useEnrollmentUpdates } from '../enrollments/useEnrollmentUpdates';
import { CourseHeader } from './CourseHeader';
import { CourseInstructor } from './CourseInstructor';
import { CourseLayout, LessonTitle } from './CourseLayout';
import type { CoursePageQuery } from './CoursePage.generated';
import { CourseQuizzes } from './CourseQuizzes';
import { CourseReviews } from './CourseReviews';
import { LessonList, lessonKind } from './LessonList';
import { LessonView } from './LessonView';
import { useSelectedLesson } from './useSelectedLesson';

interface CourseViewProps {
  course: NonNullable<CoursePageQuery['course']>;
}

/** A course from the server: its details, the selected lesson and the list of lessons. */
export function CourseView({ course }: CourseViewProps) {
  const { lessons, viewerEnrollment } = course;
  // Fixed on mount: enrolling must not move a running player.
  const [first] = useState(viewerEnrollment ? ('lesson' as const) : ('stops' as const));
  const [justFinished, setJustFinished] = useState(false);
  const { lesson, index, next } = useSelectedLesson(lessons, viewerEnrollment?.nextLesson?.id ?? null);
  const { complete, undo } = useCompleteLesson(course.id, () => setJustFinished(true));
  useEnrollmentUpdates({ enabled: viewerEnrollment !== null });
  useLessonPresence(viewerEnrollment && lesson ? lesson.id : null);

  return (
    <CourseLayout
      first={first}
      header={<CourseHeader course={course} action={<EnrollButton course={course} />} />}
      lesson={
        lesson ? (
          <>
            <LessonTitle
              lessonId={lesson.id}
              title={lesson.title}
              facts={[
                `Lesson ${index + 1} of ${lessons.length}`,
                lessonKind(lesson),
                ...(lesson.viewerHasCompleted ? ['Completed'] : []),
              ].join(' · ')}
            />
            <LessonView
              lesson={lesson}
              category={course.category}
              onWatched={() => void complete(lesson)}
              actions={
                <MarkComplete
                  lesson={lesson}
                  course={course}
                  onComplete={(done) => void complete(done)}
                  onUndo={(done) => void undo(done)}
                >
                  {next && <NextLessonLink courseId={course.id} lesson={next} />}
                </MarkComplete>
              }
            />
            <AskAboutCourse courseId={course.id} />
          </>
        ) : (
          <p>This course has no lessons yet.</p>
        )
      }
      stops={
        lesson && (
          <>
            <h2>Lessons</h2>
            <CourseProgress course={course} justFinished={justFinished} />
            <LessonList course={course} currentId={lesson.id} />
          </>
        )
      }
      about={
        <>
          <CourseQuizzes course={course} />
          <CourseInstructor course={course} />
          <CourseReviews
            courseId={course.id}
            mayReviewNow={viewerEnrollment !== null && lessons.some((each) => each.viewerHasCompleted)}
          />
        </>
      }
    />
  );
}

/** Link to the next lesson. */
export function NextLessonLink({
  courseId,
  lesson,
}: {
  courseId: string;
  lesson: { id: string; title: string };
}) {
  return (
    <Button
      component={Link}
      to={paths.courseAtLesson(courseId, lesson.id)}
      preventScrollReset
      variant="secondary"
      iconEnd={<ChevronRightIcon size={16} />}
    >
      Next lesson: {lesson.title}
    </Button>
  );
}
