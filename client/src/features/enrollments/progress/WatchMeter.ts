import type { Playback } from '../../courses/player/PlayerLink';
import type { WatchedRange } from './watchedRanges';

/** The fastest playback of the players' own menus. */
const MOST_SPEED = 2;
/** Players report late and irregularly. */
const TOLERANCE_SECONDS = 0.5;
/** Reports further apart than this do not belong to one playback, such as those before and after the device slept. */
const LONGEST_GAP_SECONDS = 30;

/**
 * Tells from the reports of a player which part of the video was really played since the last one: the position must
 * have moved forward, and no further than the time that has passed allows. A jump is not played.
 */
export class WatchMeter {
  /** The position where the uninterrupted playback began. */
  private start: number | null = null;
  private last: { seconds: number; at: number } | null = null;

  /** The part that has been played without interruption until now; null if there is none. */
  add({ seconds, isPlaying }: Playback, now: number): WatchedRange | null {
    const { last } = this;
    const hasPlayed = last !== null && this.isPlayed(seconds - last.seconds, (now - last.at) / 1000);
    if (!hasPlayed) this.start = isPlaying ? seconds : null;
    this.last = isPlaying ? { seconds, at: now } : null;
    if (!hasPlayed || this.start === null) return null;
    const range = { start: Math.round(this.start), end: Math.round(seconds) };
    return range.start < range.end ? range : null;
  }

  private isPlayed(moved: number, passed: number): boolean {
    return moved >= 0 && passed <= LONGEST_GAP_SECONDS && moved <= passed * MOST_SPEED + TOLERANCE_SECONDS;
  }
}
