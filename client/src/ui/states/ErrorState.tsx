import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { classes } from '../classes';
import { DeadEndTrack } from '../map/DeadEndTrack';
import { RetryIcon } from '../icons/Icons';
import styles from './States.module.css';

interface ErrorStateProps {
  title: string;
  /** The error, and what has not been lost. */
  message?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  action?: ReactNode;
  level?: 2 | 3;
  className?: string;
}

/** Error state of a part of a page, inside the layout, so that the navigation stays. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, retryLabel = 'Try again', action, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={classes('wm-grid wm-gap-8', styles.state, className)}>
      <DeadEndTrack broken className={styles.drawing} />
      <Heading>{title}</Heading>
      {message && <p className={`wm-muted ${styles.text}`}>{message}</p>}
      {(onRetry || action) && (
        <div className="wm-cluster wm-align-stretch wm-justify-center wm-gap-12 wm-mt-16">
          {onRetry && (
            <Button variant="secondary" iconStart={<RetryIcon size={18} />} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
