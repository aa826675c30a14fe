import type { CSSProperties } from 'react';
import { classes } from './classes';
import { trackStops } from './drawing/track';
import styles from './LineTrack.module.css';
import { lineOf } from './tokens';

interface LineTrackProps {
  /** Number of stops; 0 draws a line still under construction. */
  total: number;
  /** How many stops, from the start, are behind the traveler. */
  done: number;
  /** Index of the stop with the marker; the first one not done by default, `null` for no marker. */
  current?: number | null;
  category: string;
  /** What the drawing says, for screen readers; see `trackLabel`. */
  label: string;
  className?: string;
}

/** "4 of 9 lessons completed"; without lessons "No lessons yet". */
export function trackLabel(done: number, total: number): string {
  if (total <= 0) return 'No lessons yet';
  return `${done} of ${total} ${total === 1 ? 'lesson' : 'lessons'} completed`;
}

/**
 * A course as a line: stops behind are filled in the line's colour, the yellow marker stands at the next one, the rest
 * are open. When `done` grows the segment is drawn and the marker steps on.
 */
export function LineTrack({ total, done, current, category, label, className }: LineTrackProps) {
  const track = trackStops({ total, done, current });
  const variables = {
    '--line': lineOf(category).variable,
    '--drawn': `${track.drawn}%`,
    '--marker': `${track.marker ?? 0}%`,
  } as CSSProperties;
  return (
    <div
      role="img"
      aria-label={label}
      className={classes(styles.track, styles[track.density], className)}
      style={variables}
    >
      <div className={classes(styles.rail, track.stops.length === 0 && styles.unbuilt)}>
        <span className={styles.drawn} />
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
