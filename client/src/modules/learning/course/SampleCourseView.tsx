import { Button } from '../../../ui/buttons/Button';
import { RetryIcon } from '../../../ui/icons/Icons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/States';
import { CourseHeaderView } from './CourseHeader';
import { CourseInstructorView } from './CourseInstructor';
import { CourseLayout, LessonTitle } from './CourseLayout';
import { CourseOfferView } from './CourseOffer';
import { CourseOverviewView } from './CourseOverview';
import { CourseSyllabusView } from './CourseSyllabus';
import { NextLessonLink } from './NextLessonLink';
import { lessonKind } from '../../courses/lessons/LessonList';
import { LessonNotesView } from '../../courses/lessons/LessonNotes';
import { LessonBody } from '../../courses/lessons/LessonView';
import type { SampleCourse } from '../../courses/catalogue/sampleCourses';
import { useSelectedLesson } from '../../courses/lessons/useSelectedLesson';

export interface SampleCourseViewProps {
  course: SampleCourse;
  /** Why a sample course is shown. */
  note: string;
  /** Retries the query; undefined if the server has responded. */
  onRetry?: () => void;
}

/** A sample course to browse; it cannot be enrolled in, and the page says so. */
export function SampleCourseView({ course, note, onRetry }: SampleCourseViewProps) {
  const { lesson, index, next, isChosen } = useSelectedLesson(course.lessons, null);
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
      header={<CourseHeaderView course={course} />}
      offer={<CourseOfferView course={course} action={null} />}
    >
      <CourseOverviewView course={course} />
      <CourseSyllabusView
        course={course}
        currentId={isChosen ? (lesson?.id ?? null) : null}
        isEnrolled={false}
      />
      {lesson && isChosen && (
        <Stack>
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
        </Stack>
      )}
      <CourseInstructorView instructor={course.instructor} />
    </CourseLayout>
  );
}
