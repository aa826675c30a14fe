import { Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonBlock, SkeletonCards } from '../../../ui/states/Skeleton';
import styles from './CataloguePage.module.css';

export function CatalogueSkeleton() {
  return (
    <LoadingState text="Loading courses..." className={styles.loading}>
      <Stack>
        <SkeletonBlock height={36} width="10rem" />
        <SkeletonCards count={8} />
      </Stack>
    </LoadingState>
  );
}
