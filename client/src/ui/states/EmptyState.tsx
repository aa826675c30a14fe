import type { ReactNode } from 'react';
import { classes } from '../classes';
import { DeadEndTrack } from '../map/DeadEndTrack';
import styles from './States.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The heading's level, to fit the page's outline. */
  level?: 2 | 3;
  className?: string;
}

/** Empty state: what is missing, and one action. */
export function EmptyState({ title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes('wm-grid wm-gap-8', styles.state, className)}>
      <DeadEndTrack className={styles.drawing} />
      <Heading>{title}</Heading>
      {text && <p className={`wm-muted ${styles.text}`}>{text}</p>}
      {action && (
        <div className="wm-cluster wm-align-stretch wm-justify-center wm-gap-12 wm-mt-16">{action}</div>
      )}
    </div>
  );
}
