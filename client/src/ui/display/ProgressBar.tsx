import { Progress } from '@base-ui/react/progress';
import type { CSSProperties } from 'react';
import { classes } from '../classes';
import track from '../map/LineTrack.module.css';
import styles from './ProgressBar.module.css';
import { lineOf } from '../theme/tokens';

interface ProgressBarProps {
  /** Clamped to 0 to 100. */
  percent: number;
  /** The accessible name, such as the course's title. */
  label: string;
  /** Uses the color of this category; by default the link color. */
  category?: string;
  className?: string;
}

/** A progress bar drawn as a line whose end is marked. */
export function ProgressBar({ percent, label, category, className }: ProgressBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent || 0)));
  const line = category === undefined ? 'var(--wm-link)' : lineOf(category).variable;
  return (
    <Progress.Root
      value={value}
      aria-label={label}
      className={classes('wm-row wm-gap-12', styles.bar, className)}
      style={{ '--line': line } as CSSProperties}
    >
      <Progress.Track className={`wm-relative wm-grow ${track.rail} ${styles.rail}`}>
        <Progress.Indicator className={track.drawn} />
        <span className={classes(track.stop, styles.end, value === 100 && track.done)} />
      </Progress.Track>
      <Progress.Value className={`wm-small wm-strong wm-numbers wm-line-1 ${styles.text}`} />
    </Progress.Root>
  );
}
