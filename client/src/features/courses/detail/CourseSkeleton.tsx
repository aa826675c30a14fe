import { Card } from '../../../ui/display/Card';
import { Stack } from '../../../ui/layout/Layout';
import { SkeletonBlock, SkeletonLines } from '../../../ui/states/Skeleton';
import { EnrollButtonChecking } from '../../enrollments/progress/EnrollButton';
import { CourseLayout } from './CourseLayout';

/** Skeleton of a course's page, with its button in the loading state. */
export function CourseSkeleton() {
  return (
    <CourseLayout
      header={
        <Stack>
          <SkeletonBlock height="3rem" width="80%" />
          <SkeletonLines lines={3} />
        </Stack>
      }
      offer={
        <Card>
          <Stack>
            <div>
              <EnrollButtonChecking />
            </div>
            <SkeletonLines lines={4} />
          </Stack>
        </Card>
      }
    >
      <SkeletonLines lines={8} />
      <SkeletonBlock height="20rem" />
    </CourseLayout>
  );
}
