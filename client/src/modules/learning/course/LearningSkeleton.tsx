import { SkeletonBlock, SkeletonLines } from '../../../ui/states/Skeletons';
import styles from './LearningView.module.css';

/** Skeleton of the learning page. */
export function LearningSkeleton() {
  return (
    <div className={styles.page}>
      <div className={`wm-row ${styles.skeletonBar}`}>
        <SkeletonBlock height="1.5rem" width="16rem" />
      </div>
      <div className={`wm-stack ${styles.body}`}>
        <div className={`wm-stack wm-gap-40 wm-min-0 wm-pad-x-16 ${styles.lesson}`}>
          <SkeletonBlock height="24rem" />
          <SkeletonLines lines={3} />
        </div>
        <SkeletonLines lines={10} />
      </div>
    </div>
  );
}
