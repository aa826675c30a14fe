import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Badge } from '../../../ui/display/Badge';
import { Button } from '../../../ui/buttons/Button';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Cluster } from '../../../ui/layout/Layout';
import { type EnrollButtonFragment, useEnrollButtonFragment } from './EnrollButton.generated';
import { useIntent } from '../../accounts/intent';
import { lazyComponent } from '../../../lib/lazyComponent';
import { enrollIntent, useEnroll } from './useEnroll';

/** For the few courses that not everybody can join at once. */
const JoinCourse = lazyComponent(async () => (await import('./JoinCourse')).JoinCourse);

/** Disabled button while it is unknown whether the viewer is enrolled. */
export function EnrollButtonChecking() {
  return (
    <Button size="lg" variant="secondary" loading>
      Checking status...
    </Button>
  );
}

/** Enrolls the viewer, or states that they are enrolled or own the course. */
export function EnrollButton({ course: from }: { course: FragmentType<EnrollButtonFragment> }) {
  const { data: course, complete } = useEnrollButtonFragment(from);
  if (!complete) return <EnrollButtonChecking />;
  if (course.viewerIsInstructor) return <OwnCourse courseId={course.id} />;
  return <EnrollAction course={course} />;
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

function EnrollAction({ course }: { course: EnrollButtonFragment }) {
  const { enroll, enrolling } = useEnroll(course);
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
