import { Button } from '../../ui/Button';
import { RetryIcon } from '../../ui/Icons';
import { Cluster } from '../../ui/Layout';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { DrawnCourseHeader } from './CourseHeader';
import { DrawnCourseInstructor } from './CourseInstructor';
import { CourseLayout, LessonTitle } from './CourseLayout';
import { NextStop } from './CourseView';
import { DrawnLessonList, lessonKind } from './LessonList';
import { DrawnLessonNotes } from './LessonNotes';
import { DrawnLesson } from './LessonView';
import type { SampleCourse } from './sampleCourses';
import { useSelectedLesson } from './useSelectedLesson';

export interface SampleCourseViewProps {
  course: SampleCourse;
  /** Why a sample is shown. */
  note: string;
  /** Asks the server again; none when the server has answered. */
  onRetry?: () => void;
}

/** A built-in course to look around in. There is nobody to enroll with, and the page says so. */
export function SampleCourseView({ course, note, onRetry }: SampleCourseViewProps) {
  const { lesson, index, next } = useSelectedLesson(course.lessons, null);
  return (
    <CourseLayout
      first="stops"
      header={
        <>
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
          <DrawnCourseHeader course={course} action={null} />
        </>
      }
      lesson={
        lesson && (
          <>
            <LessonTitle
              lessonId={lesson.id}
              title={lesson.title}
              facts={`Lesson ${index + 1} of ${course.lessonCount} · ${lessonKind(lesson)}`}
            />
            <DrawnLesson
              lesson={lesson}
              category={course.category}
              onWatched={() => undefined}
              notes={(reading) => <DrawnLessonNotes notes={lesson.notes} {...reading} />}
              actions={
                next && (
                  <Cluster justify="end">
                    <NextStop courseId={course.id} lesson={next} />
                  </Cluster>
                )
              }
            />
          </>
        )
      }
      stops={
        <>
          <h2>Lessons</h2>
          <DrawnLessonList course={course} currentId={lesson?.id ?? null} />
        </>
      }
      about={<DrawnCourseInstructor instructor={course.instructor} />}
    />
  );
}
