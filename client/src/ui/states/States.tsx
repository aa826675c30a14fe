import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { classes } from '../classes';
import { DeadEndTrack } from '../map/DeadEndTrack';
import styles from './States.module.css';
import { Button } from '../buttons/Button';
import { AlertIcon, CheckIcon, InfoIcon, RetryIcon } from '../icons/Icons';
import { PageHeading, PageTitle } from '../text/PageHeading';

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

/**
 * Delay before the skeleton becomes visible, to avoid a flash. Its space is reserved from the start, so that the layout
 * does not shift.
 */
const DELAY_MS = 150;

interface LoadingStateProps {
  /** Loading text prescribed by the specification, for screen readers only. */
  text: string;
  /** A skeleton. */
  children?: ReactNode;
  className?: string;
}

/** Loading state: announced at once to screen readers, shown as a skeleton after a short delay. */
export function LoadingState({ text, children, className }: LoadingStateProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="wm-visually-hidden">
        {text}
      </span>
      {shown ? children : <div style={{ visibility: 'hidden' }}>{children}</div>}
    </div>
  );
}

interface SurfaceNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'warning' | 'error' | 'success';
  title?: ReactNode;
  action?: ReactNode;
}

const icons = { info: InfoIcon, warning: AlertIcon, error: AlertIcon, success: CheckIcon };

/** A note in the page. Pass `role="alert"` or `role="status"` if it appears after a user action. */
export function SurfaceNote({
  tone = 'info',
  title,
  action,
  children,
  className,
  ...rest
}: SurfaceNoteProps) {
  const ToneIcon = icons[tone];
  return (
    <div
      {...rest}
      className={classes(
        'wm-cluster wm-align-start wm-gap-12 wm-gap-y-8 wm-pad-12-16',
        styles.note,
        styles[tone],
        className,
      )}
    >
      <ToneIcon className={styles.icon} />
      <div className={`wm-grow ${styles.words}`}>
        {title && <p className="wm-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
