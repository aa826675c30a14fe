import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { classes } from '../classes';
import { DeadEndTrack } from '../map/DeadEndTrack';
import styles from './States.module.css';
import { Button } from '../buttons/Button';
import { AlertIcon, CheckIcon, InfoIcon, RetryIcon } from '../icons/Icons';
import { PageHeading, PageTitle } from '../text/PageHeading';

interface StateProps {
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The heading's level, to fit the page's outline. */
  level?: 2 | 3;
}

/** Empty state: what is missing, and one action. */
export function EmptyState({ title, level = 2, ...rest }: StateProps) {
  const Heading = `h${level}` as const;
  return <DeadEnd heading={<Heading>{title}</Heading>} {...rest} />;
}

interface ErrorStateProps extends Omit<StateProps, 'text'> {
  /** The error, and what has not been lost. */
  message?: ReactNode;
  onRetry?: () => void;
}

/** Error state of a part of a page, inside the layout, so that the navigation stays. */
export function ErrorState({ title, message, onRetry, action, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  const retry = onRetry && (
    <Button variant="secondary" iconStart={<RetryIcon size={18} />} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <DeadEnd
      role="alert"
      broken
      heading={<Heading>{title}</Heading>}
      text={message}
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    />
  );
}

/** State of a page that does not exist; the title is that of the document and the page's heading. */
export function NotFoundState({ title = 'Page not found', ...rest }: Partial<Omit<StateProps, 'level'>>) {
  const heading = (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading>{title}</PageHeading>
    </>
  );
  return <DeadEnd heading={heading} {...rest} />;
}

interface DeadEndProps extends Pick<StateProps, 'text' | 'action'> {
  role?: 'alert';
  broken?: boolean;
  heading: ReactNode;
}

function DeadEnd({ role, broken, heading, text, action }: DeadEndProps) {
  return (
    <div role={role} className={`wm-grid wm-gap-8 ${styles.state}`}>
      <DeadEndTrack broken={broken} className={styles.drawing} />
      {heading}
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
        {title && <p className="wm-strong">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
