import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/Icons';
import styles from './SurfaceNote.module.css';

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
