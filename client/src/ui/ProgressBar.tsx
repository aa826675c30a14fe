import type { CSSProperties } from 'react';
import { classes } from './classes';
import styles from './ProgressBar.module.css';
import { lineOf } from './tokens';

interface ProgressBarProps {
  /** Clamped to 0 to 100. */
  percent: number;
  /** The accessible name, such as the course's title. */
  label: string;
  /** Uses the color of this category; by default the link color. */
  category?: string;
  showText?: boolean;
  className?: string;
}

/** A progress bar drawn as a line whose end is marked. */
export function ProgressBar({ percent, label, category, showText = true, className }: ProgressBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent || 0)));
  const variables = {
    '--line': category === undefined ? 'var(--wm-link)' : lineOf(category).variable,
    '--value': `${value}%`,
  } as CSSProperties;
  return (
    <div className={classes(styles.bar, className)} style={variables}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={`${value}%`}
        className={classes(styles.rail, value === 100 && styles.arrived)}
      >
        <span className={styles.drawn} />
        <span className={styles.end} />
      </div>
      {showText && (
        <span className={styles.text} aria-hidden="true">
          {value}%
        </span>
      )}
    </div>
  );
}
