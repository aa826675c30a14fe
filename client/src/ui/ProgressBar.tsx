import type { CSSProperties } from 'react';
import { classes } from './classes';
import styles from './ProgressBar.module.css';
import { lineOf } from './tokens';

interface ProgressBarProps {
  /** 0 to 100; anything else is brought into that range. */
  percent: number;
  /** What is progressing, such as the course's title. */
  label: string;
  /** Takes the colour of this category's line; without it the colour of links. */
  category?: string;
  showText?: boolean;
  className?: string;
}

/** How far along one line: the part behind is drawn, and the terminus waits at the end. */
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
        <span className={styles.terminus} />
      </div>
      {showText && (
        <span className={styles.text} aria-hidden="true">
          {value}%
        </span>
      )}
    </div>
  );
}
