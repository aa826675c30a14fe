import type { ReactNode } from 'react';
import { classes } from '../classes';
import { DeadEndTrack } from '../map/DeadEndTrack';
import { PageTitle } from '../platform/PageTitle';
import { PageHeading } from '../text/PageHeading';
import styles from './States.module.css';

interface NotFoundStateProps {
  title?: string;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** State of a page that does not exist; the title is that of the document and the page's heading. */
export function NotFoundState({ title = 'Page not found', text, action, className }: NotFoundStateProps) {
  return (
    <div className={classes('wm-grid wm-gap-8', styles.state, className)}>
      <PageTitle>{title}</PageTitle>
      <DeadEndTrack className={styles.drawing} />
      <PageHeading>{title}</PageHeading>
      {text && <p className={`wm-muted ${styles.text}`}>{text}</p>}
      {action && (
        <div className="wm-cluster wm-align-stretch wm-justify-center wm-gap-12 wm-mt-16">{action}</div>
      )}
    </div>
  );
}
