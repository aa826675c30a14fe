interface TrackStop {
  index: number;
  /** Place along the line, in percent of its length. */
  at: number;
  done: boolean;
}

export interface Track {
  stops: TrackStop[];
  /** How far the line is drawn, in percent. */
  drawn: number;
  /** Place of the marker in percent; null without one. */
  marker: number | null;
  /** How big a stop may be so that neighbours stay apart on a phone. */
  density: 'roomy' | 'close' | 'dense' | 'bare';
}

/** More stops than this are not drawn one by one: at 320 px they would touch. */
const MOST_STOPS = 48;

function density(total: number): Track['density'] {
  if (total <= 12) return 'roomy';
  if (total <= 22) return 'close';
  if (total <= MOST_STOPS) return 'dense';
  return 'bare';
}

/**
 * Places stops evenly on a line. Counts are made whole and kept in range; a missing `current` is the first stop not
 * done, none when all are. Over 48 stops only the two ends are drawn, and the line itself tells how far it got.
 */
export function trackStops(given: { total: number; done: number; current?: number | null }): Track {
  const total = Math.max(0, Math.floor(given.total) || 0);
  const done = Math.min(total, Math.max(0, Math.floor(given.done) || 0));
  const at = (index: number) => (total === 1 ? 50 : (100 * index) / (total - 1));

  const next = given.current === undefined ? (done < total ? done : null) : given.current;
  const marker = next === null || next < 0 || next >= total ? null : at(next);
  const all = Array.from({ length: total }, (_, index) => ({ index, at: at(index), done: index < done }));
  const stops = total > MOST_STOPS ? all.filter(({ index }) => index === 0 || index === total - 1) : all;

  const drawn = done === 0 ? 0 : done === total ? 100 : at(done - 1);
  return { stops, drawn, marker, density: density(total) };
}
