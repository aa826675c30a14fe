import { Card } from '../../ui/Card';
import { Stack } from '../../ui/Layout';
import { SkeletonBlock, SkeletonLines } from '../../ui/Skeleton';
import { EnrollButtonChecking } from '../enrollments/EnrollButton';
import { CourseLayout } from './CourseLayout';
import styles from './CourseHeader.module.css';

/** Skeleton of a course's page, with its button in the loading state. */
export function CourseSkeleton() {
  return (
    <CourseLayout
      first="stops"
      header={
        <div className={styles.header}>
          <Stack>
            <SkeletonBlock height="3rem" width="80%" />
            <SkeletonLines lines={3} />
            <div>
              <EnrollButtonChecking />
            </div>
          </Stack>
          <div className={styles.cover}>
            <SkeletonBlock height="15rem" />
          </div>
        </div>
      }
      lesson={
        <>
          <SkeletonBlock height="2rem" width="60%" />
          <Card padding="none">
            <SkeletonBlock height="20rem" />
          </Card>
        </>
      }
      stops={<SkeletonLines lines={8} />}
      about={null}
    />
  );
}
