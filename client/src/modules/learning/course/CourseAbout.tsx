import type { FragmentType } from '@apollo/client';
import { CourseReviews } from '../../courses/reviews/CourseReviews';
import { CourseInstructor } from './CourseInstructor';
import type { CourseInstructorFragment } from './__generated__/CourseInstructor.generated';

interface AboutCourse {
  id: string;
  viewerEnrollment: object | null;
  lessons: readonly { viewerHasCompleted: boolean }[];
}

/** The sections of a course's public page that its students can open below the lesson. */
export function CourseAbout({ course }: { course: FragmentType<CourseInstructorFragment> & AboutCourse }) {
  return (
    <>
      <CourseInstructor course={course} />
      <CourseReviews
        courseId={course.id}
        canReviewNow={
          course.viewerEnrollment !== null && course.lessons.some((lesson) => lesson.viewerHasCompleted)
        }
      />
    </>
  );
}
