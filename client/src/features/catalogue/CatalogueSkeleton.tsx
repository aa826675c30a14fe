import { Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { SkeletonBlock, SkeletonCards } from '../../ui/Skeleton';
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
