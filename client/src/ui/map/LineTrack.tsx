import type { CSSProperties } from 'react';
import { classes } from '../classes';
import { trackStops } from './drawing/track';
import styles from './LineTrack.module.css';
import { lineOf } from '../theme/tokens';

interface LineTrackProps {
  /** Number of stops; 0 draws an empty line. */
  total: number;
  /** Positions of the completed stops, from 1. */
  completed: readonly number[];
  category: string;
  /** Text alternative for screen readers; see `trackLabel`. */
  label: string;
  className?: string;
}

/** "4 of 9 lessons completed"; without lessons "No lessons yet". */
export function trackLabel(done: number, total: number): string {
  if (total <= 0) return 'No lessons yet';
  return `${done} of ${total} ${total === 1 ? 'lesson' : 'lessons'} completed`;
}

/**
 * A course's progress as a line: completed stops are filled, the next one has the yellow marker, the rest are outlined.
 * A completed stop beside another one is animated.
 */
export function LineTrack({ total, completed, category, label, className }: LineTrackProps) {
  const track = trackStops({ total, completed });
  const variables = {
    '--line': lineOf(category).variable,
    '--marker': `${track.marker ?? 0}%`,
  } as CSSProperties;
  return (
    <div
      role="img"
      aria-label={label}
      className={classes(styles.track, styles[track.density], className)}
      style={variables}
    >
      <div className={classes('wm-relative', styles.rail, track.stops.length === 0 && styles.unbuilt)}>
        {track.drawn.map(({ from, to }) => (
          <span
            key={from}
            className={styles.drawn}
            style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
          />
        ))}
        {track.stops.map((stop) => (
          <span
            key={stop.index}
            className={classes(styles.stop, stop.done && styles.done)}
            style={{ insetInlineStart: `${stop.at}%` }}
          />
        ))}
        {track.marker !== null && <span className={styles.marker} />}
      </div>
    </div>
  );
}
