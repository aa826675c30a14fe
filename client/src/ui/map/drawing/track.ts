interface TrackStop {
  index: number;
  /** Position along the line, in percent. */
  at: number;
  done: boolean;
}

export interface Track {
  stops: TrackStop[];
  /** Completed part of the line, in percent. */
  drawn: number;
  /** Position of the marker in percent; null without a marker. */
  marker: number | null;
  /** Size class of the stops, so that they do not touch on a phone. */
  density: 'roomy' | 'close' | 'dense' | 'bare';
}

/** Above this number, individual stops are not drawn: they would touch at 320 px. */
const MOST_STOPS = 48;

function density(total: number): Track['density'] {
  if (total <= 12) return 'roomy';
  if (total <= 22) return 'close';
  if (total <= MOST_STOPS) return 'dense';
  return 'bare';
}

/**
 * Places stops evenly on a line. Counts are rounded down and clamped; `current` defaults to the first stop not
 * completed, or none. Above 48 stops only the two ends and the completed part of the line are drawn.
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
