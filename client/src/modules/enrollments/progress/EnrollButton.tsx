import type { FragmentType } from '@apollo/client';
import { Suspense, useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { Badge } from '../../../ui/display/Badge';
import { Button } from '../../../ui/buttons/Button';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Cluster } from '../../../ui/layout/Layout';
import {
  type EnrollButtonFragment,
  useEnrollButtonFragment,
  useEnrollMutation,
} from './__generated__/EnrollButton.generated';
import { rememberIntent, resumingAt, useIntent } from '../../accounts/intent';
import { lazyComponent } from '../../../lib/lazyComponent';
import { errorCode, errorSentence } from '../../../apollo/errors';
import { readSession } from '../../../lib/session';
import { toast } from '../../../ui/overlays/toast';

/** The form of the few courses that not everybody can join at once. */
const JoinCourse = lazyComponent(async () => (await import('./JoinCourse')).JoinCourse);

/** Disabled button while it is unknown whether the viewer is enrolled. */
export function EnrollButtonChecking() {
  return (
    <Button size="lg" variant="secondary" loading>
      Checking status...
    </Button>
  );
}

interface EnrollButtonProps<Course> {
  course: Course;
  /** The lesson to go to once enrolled; by default the first. */
  lessonId?: string;
}

/** Enrolls the viewer and leads to a lesson, or states that they are enrolled or own the course. */
export function EnrollButton({
  course: from,
  lessonId,
}: EnrollButtonProps<FragmentType<EnrollButtonFragment>>) {
  const { data: course, complete } = useEnrollButtonFragment(from);
  if (!complete) return <EnrollButtonChecking />;
  if (course.viewerIsInstructor) return <OwnCourse courseId={course.id} />;
  return <EnrollAction course={course} lessonId={lessonId} />;
}

function OwnCourse({ courseId }: { courseId: string }) {
  return (
    <Cluster>
      <Badge tone="info">Your course</Badge>
      <Button component={Link} to={paths.editCourse(courseId)} variant="secondary">
        Edit Course
      </Button>
    </Cluster>
  );
}

function EnrollAction({ course, lessonId }: EnrollButtonProps<EnrollButtonFragment>) {
  const { enroll, enrolling } = useEnroll(course, lessonId);
  useIntent(enrollIntent(course.id), enroll);
  const isEnrolled = course.viewerEnrollment !== null;
  if (!isEnrolled && (course.enrollmentMode !== 'OPEN' || course.capacity || course.enrollmentEndsAt))
    return (
      <Suspense fallback={<EnrollButtonChecking />}>
        <JoinCourse {...{ course, enroll, enrolling }} />
      </Suspense>
    );
  // One button for all states, so that it keeps the focus while its label changes.
  const nextLesson = course.viewerEnrollment?.nextLesson;
  return (
    <Cluster>
      <Button
        size="lg"
        variant={isEnrolled ? 'secondary' : 'primary'}
        loading={enrolling}
        loadingText="Enrolling..."
        iconStart={isEnrolled && <CheckIcon />}
        aria-disabled={isEnrolled || undefined}
        onClick={() => {
          if (!isEnrolled) void enroll();
        }}
      >
        {isEnrolled ? 'Enrolled' : 'Enroll Now'}
      </Button>
      {nextLesson && (
        <Button component={Link} to={paths.courseAtLesson(course.id, nextLesson.id)} size="lg">
          Start learning
        </Button>
      )}
    </Cluster>
  );
}

/** What a visitor wants who has to log in first. */
const enrollIntent = (courseId: string) => `enroll ${courseId}`;

/**
 * Enrolls the viewer in a course, goes to its lesson and reports the result with the texts of the specification's
 * sections 5 and 8. Visitors are redirected to log in and enrolled when they return.
 */
function useEnroll(course: { id: string; title: string }, lessonId: string | undefined) {
  const { id, title } = course;
  const [runEnroll, { loading }] = useEnrollMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const goToLogIn = useCallback(() => {
    rememberIntent(enrollIntent(id));
    const toastId = toast.info('Please log in to enroll in courses');
    void navigate(logInAndReturnTo(resumingAt(pathname + search)), { state: { toastId } });
  }, [id, navigate, pathname, search]);

  const enroll = useCallback(async (): Promise<void> => {
    if (!readSession()) return goToLogIn();
    try {
      const { data } = await runEnroll({ variables: { courseId: id } });
      if (data && 'enrollment' in data.enroll) {
        const lesson = lessonId ?? data.enroll.enrollment.resumeLesson?.id;
        // In place of the course's public page, which the enrolled no longer get.
        if (lesson) void navigate(paths.courseAtLesson(id, lesson), { replace: true });
      }
      switch (data?.enroll.__typename) {
        case 'Enrolled':
          return void toast.success(`Successfully enrolled in ${title}!`);
        case 'AlreadyEnrolled':
          return void toast.info('You are already enrolled in this course!');
        case 'ApprovalNeeded':
        case 'CourseFull':
          return void toast.info(data.enroll.message);
        default:
          toast.error(`Failed to enroll: ${data?.enroll.message ?? 'Unknown error'}`);
      }
    } catch (error) {
      const code = errorCode(error);
      if (code === 'UNAUTHENTICATED') goToLogIn();
      else if (code === 'NOT_FOUND') toast.error('Course not found. Please try again.');
      else toast.error(`Failed to enroll: ${errorSentence(error, 'Unknown error')}`);
    }
  }, [goToLogIn, id, lessonId, navigate, runEnroll, title]);

  return { enroll, enrolling: loading };
}
