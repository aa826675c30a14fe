interface TrackStop {
  index: number;
  /** Position along the line, in percent. */
  at: number;
  done: boolean;
}

export interface Track {
  stops: TrackStop[];
  /** Completed parts of the line, in percent: from the first to the last of completed stops in a row. */
  drawn: { from: number; to: number }[];
  /** Position of the marker in percent, at the first stop not completed; null if there is none. */
  marker: number | null;
  /** Size class of the stops, so that they do not touch on a phone. */
  density: 'roomy' | 'close' | 'dense' | 'bare';
}

/** Above this number, individual stops are not drawn: they would touch at 320 px. */
const MAX_STOPS = 48;

function density(total: number): Track['density'] {
  if (total <= 12) return 'roomy';
  if (total <= 22) return 'close';
  if (total <= MAX_STOPS) return 'dense';
  return 'bare';
}

interface TrackInput {
  total: number;
  /** Positions of the completed stops, from 1; others than those of a stop are ignored. */
  completed: readonly number[];
}

/**
 * Places stops evenly on a line. Above 48 stops only the two ends and the completed parts of the line are drawn, each
 * stop as a part of its own length.
 */
export function trackStops({ completed, ...input }: TrackInput): Track {
  const total = Math.max(0, Math.floor(input.total) || 0);
  const done = new Set(completed);
  const at = (index: number) => (total === 1 ? 50 : (100 * index) / (total - 1));

  const all = Array.from({ length: total }, (_, index) => ({
    index,
    at: at(index),
    done: done.has(index + 1),
  }));
  const isBare = total > MAX_STOPS;
  const stops = isBare ? all.filter(({ index }) => index === 0 || index === total - 1) : all;

  const marker = all.find((stop) => !stop.done)?.at ?? null;

  const startOf = (index: number) => (isBare || total === 1 ? (100 * index) / total : at(index));
  const endOf = (index: number) => (isBare || total === 1 ? (100 * (index + 1)) / total : at(index));
  const drawn: Track['drawn'] = [];
  for (const stop of all) {
    if (!stop.done) continue;
    const to = endOf(stop.index);
    if (all[stop.index - 1]?.done) drawn.at(-1)!.to = to;
    else drawn.push({ from: startOf(stop.index), to });
  }
  return { stops, drawn, marker, density: density(total) };
}
