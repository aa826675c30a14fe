/** A part of a video in whole seconds, from its start until before its end. */
export interface WatchedRange {
  start: number;
  end: number;
}

/** The union of the ranges, in order and without overlaps. */
export function unionOf(ranges: readonly WatchedRange[]): WatchedRange[] {
  const union: WatchedRange[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = union.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else union.push({ start, end });
  }
  return union;
}

/** The share of a video of this many seconds that the ranges cover, 0 to 1. */
export function shareOf(ranges: readonly WatchedRange[], duration: number): number {
  if (duration <= 0) return 0;
  const seconds = unionOf(ranges).reduce((sum, { start, end }) => sum + end - start, 0);
  return Math.min(1, seconds / duration);
}
