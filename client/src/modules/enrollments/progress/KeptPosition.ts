import * as z from 'zod/mini';
import { readStored, type StoredKey, writeStored } from '../../../lib/storage';
import type { Playback } from '../../courses/player/PlayerLink';

/** How much playback may be unsaved, in seconds of the video. */
const SAVE_EVERY_SECONDS = 5;
/** Smaller moves are noise of the player. */
const MOVE_SECONDS = 0.25;
/** Positions kept on this device for each account, the latest ones. */
const MAX_ON_DEVICE = 100;
/** Watched ranges kept on this device for each lesson, the longest ones; the server takes no more at once. */
const MAX_RANGES = 50;

interface KnownPosition {
  seconds: number;
  /** The time by the server's clock, as an ISO time. */
  playedAt: string;
  /** What was played of the video, on any device. */
  watched: readonly WatchedRange[];
}

const stored = z.object({
  seconds: z.number(),
  /** When it was reached, by this device's clock, in milliseconds. */
  at: z.number(),
  /** `playedAt` of the server's position that it followed; null if there was none. */
  after: z.nullable(z.string()),
  isSent: z.boolean(),
  /** What was played of the video on this device; positions stored before it was known have none. */
  watched: z._default(z.array(z.object({ start: z.int(), end: z.int() })), []),
});
const storedPositions = z.record(z.string(), stored);
type StoredPosition = z.infer<typeof stored>;

/**
 * The viewer's place in the video of a lesson: kept on this device at every report of the player, and sent to the
 * server every few seconds. The place last reached counts, whatever device it was on: a report
 * says how many seconds ago the place was reached, because the clocks of devices differ.
 */
export class KeptPosition {
  private known: KnownPosition | null = null;
  private place: StoredPosition | null;
  /** The position on this device when the lesson was opened. */
  private readonly resumed: StoredPosition | null;
  private sentSeconds: number | null = null;
  private hasPlayed = false;
  private readonly meter = new WatchMeter();

  constructor(
    private readonly accountId: string,
    private readonly lessonId: string,
  ) {
    this.place = readPositions(accountId)[lessonId] ?? null;
    this.resumed = this.place;
  }

  /** Where to resume, in seconds, given the server's position; 0 for a video that was not started. */
  startAfter(serverPosition: KnownPosition | null): number {
    if (!this.resumed || (serverPosition && isNewer(serverPosition, this.resumed)))
      return serverPosition?.seconds ?? 0;
    return this.resumed.seconds;
  }

  /** Takes the server's position, until the video plays here. */
  learn(serverPosition: KnownPosition | null): void {
    if (!this.hasPlayed) this.known = serverPosition;
  }

  /** The share of a video of this many seconds that was really played, on any device; 0 to 1. */
  watchedShare(duration: number): number {
    return shareOf([...(this.known?.watched ?? []), ...(this.place?.watched ?? [])], duration);
  }

  /** Keeps the position on this device, with what was played; returns whether it is time to send it. */
  move(playback: Playback): boolean {
    const { seconds, isPlaying } = playback;
    const played = this.meter.add(playback, Date.now());
    if (!this.hasPlayed && !isPlaying) return false;
    const last = this.hasPlayed ? this.place : null;
    this.hasPlayed = true;
    if (last && Math.abs(seconds - last.seconds) < MOVE_SECONDS) return !isPlaying && !last.isSent;
    this.keep({
      seconds,
      at: Date.now(),
      after: this.known?.playedAt ?? null,
      isSent: false,
      watched: withRange(this.place?.watched ?? [], played),
    });
    // A jump before the first playback counts as one.
    this.sentSeconds ??= this.startAfter(this.known);
    return !isPlaying || Math.abs(seconds - this.sentSeconds) >= SAVE_EVERY_SECONDS;
  }

  /** The position the server does not have yet, its age in seconds, and what was played; null if it has them. */
  unsent(): { position: number; positionAge: number; watched: WatchedRange[] } | null {
    const { place } = this;
    if (!place || place.isSent || (this.known && !this.hasPlayed && isNewer(this.known, place))) return null;
    this.sentSeconds = place.seconds;
    return {
      position: place.seconds,
      positionAge: Math.max(0, (Date.now() - place.at) / 1000),
      watched: place.watched,
    };
  }

  /** Call when the server has saved that position. */
  confirm(position: number): void {
    if (this.place?.seconds === position) this.keep({ ...this.place, isSent: true });
  }

  private keep(place: StoredPosition): void {
    this.place = place;
    const all = Object.entries({ ...readPositions(this.accountId), [this.lessonId]: place });
    const latest = all.sort(([, one], [, other]) => other.at - one.at).slice(0, MAX_ON_DEVICE);
    writeStored(keyOf(this.accountId), JSON.stringify(Object.fromEntries(latest)));
  }
}

/**
 * Whether the server's position was reached after the one on this device. The clocks are compared only if another
 * device has moved the server's position meanwhile.
 */
function isNewer(serverPosition: KnownPosition, place: StoredPosition): boolean {
  if (serverPosition.playedAt === place.after) return false;
  return place.isSent || Date.parse(serverPosition.playedAt) > place.at;
}

function withRange(ranges: WatchedRange[], range: WatchedRange | null): WatchedRange[] {
  if (!range) return ranges;
  const all = unionOf([...ranges, range]);
  const length = ({ start, end }: WatchedRange) => end - start;
  return all.length <= MAX_RANGES
    ? all
    : all.toSorted((one, other) => length(other) - length(one)).slice(0, MAX_RANGES);
}

const keyOf = (accountId: string): StoredKey => `lessonPositions:${accountId}`;

function readPositions(accountId: string): Record<string, StoredPosition> {
  try {
    const parsed = z.safeParse(storedPositions, JSON.parse(readStored(keyOf(accountId)) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    // Written by other code.
    return {};
  }
}

/** The fastest playback of the players' own menus. */
const MAX_SPEED = 2;
/** Players report late and irregularly. */
const TOLERANCE_SECONDS = 0.5;
/** Reports further apart than this do not belong to one playback, such as those before and after the device slept. */
const LONGEST_GAP_SECONDS = 30;

/**
 * Tells from the reports of a player which part of the video was really played since the last one: the position must
 * have moved forward, and no further than the time that has passed allows. A jump is not played.
 */
class WatchMeter {
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
    return moved >= 0 && passed <= LONGEST_GAP_SECONDS && moved <= passed * MAX_SPEED + TOLERANCE_SECONDS;
  }
}

/** A part of a video in whole seconds, from its start until before its end. */
interface WatchedRange {
  start: number;
  end: number;
}

/** The union of the ranges, in order and without overlaps. */
function unionOf(ranges: readonly WatchedRange[]): WatchedRange[] {
  const union: WatchedRange[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = union.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else union.push({ start, end });
  }
  return union;
}

/** The share of a video of this many seconds that the ranges cover, 0 to 1. */
function shareOf(ranges: readonly WatchedRange[], duration: number): number {
  if (duration <= 0) return 0;
  const seconds = unionOf(ranges).reduce((sum, { start, end }) => sum + end - start, 0);
  return Math.min(1, seconds / duration);
}
