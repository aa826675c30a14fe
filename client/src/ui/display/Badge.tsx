import type { ComponentPropsWithRef } from 'react';
import styles from './Badge.module.css';
import { classes } from '../classes';

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
}

/** One or two words of status. The text carries the meaning, not just the color. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classes(
        'wm-inline-row wm-gap-4 wm-small wm-strong wm-anywhere wm-max-full wm-line-14',
        styles.badge,
        styles[tone],
        className,
      )}
    />
  );
}
