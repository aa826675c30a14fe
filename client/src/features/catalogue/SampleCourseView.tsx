import { Button } from '../../ui/Button';
import { RetryIcon } from '../../ui/Icons';
import { Cluster } from '../../ui/Layout';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { CourseHeaderView } from './CourseHeader';
import { CourseInstructorView } from './CourseInstructor';
import { CourseLayout, LessonTitle } from './CourseLayout';
import { NextLessonLink } from './CourseView';
import { LessonListView, lessonKind } from './LessonList';
import { LessonNotesView } from './LessonNotes';
import { LessonBody } from './LessonView';
import type { SampleCourse } from './sampleCourses';
import { useSelectedLesson } from './useSelectedLesson';

export interface SampleCourseViewProps {
  course: SampleCourse;
  /** Why a sample course is shown. */
  note: string;
  /** Retries the query; undefined if the server has responded. */
  onRetry?: () => void;
}

/** A sample course to browse; it cannot be enrolled in, and the page says so. */
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
          <CourseHeaderView course={course} action={null} />
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
            <LessonBody
              lesson={lesson}
              category={course.category}
              onWatched={() => undefined}
              notes={(reading) => <LessonNotesView notes={lesson.notes} {...reading} />}
              actions={
                next && (
                  <Cluster justify="end">
                    <NextLessonLink courseId={course.id} lesson={next} />
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
          <LessonListView course={course} currentId={lesson?.id ?? null} />
        </>
      }
      about={<CourseInstructorView instructor={course.instructor} />}
    />
  );
}
