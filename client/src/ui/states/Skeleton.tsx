import { classes } from '../classes';
import styles from './Skeleton.module.css';

/** A placeholder block of the given height (any CSS length). */
export function SkeletonBlock({
  height,
  width = '100%',
}: {
  height: string | number;
  width?: string | number;
}) {
  return <div className={styles.block} style={{ height, width }} aria-hidden="true" />;
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className="wm-stack wm-gap-12" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  );
}

/** Placeholder course cards in their final size; with `fill` a few of them share the whole width. */
export function SkeletonCards({ count = 6, fill = false }: { count?: number; fill?: boolean }) {
  return (
    <div className={classes('wm-grid wm-gap-24', styles.cards, fill && styles.fill)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`wm-surface ${styles.card}`}>
          <div className={styles.cover} />
          <div className={styles.body}>
            <SkeletonLines lines={2} />
            <SkeletonLines lines={3} />
            <div className={styles.track} />
          </div>
        </div>
      ))}
    </div>
  );
}
