import { colors, type Pen, progress } from './pen';

export const width = 1280;
export const height = 720;

/** 80 ms per frame: a whole number of WebM's milliseconds, so that the stated duration is exact. */
export const framesPerSecond = 12.5;

/** A part of a video: its start in seconds and its name on the line at the top. */
interface Stop {
  at: number;
  label: string;
}

/** One spoken sentence, shown from `from` to `to` seconds. */
interface Cue {
  from: number;
  to: number;
  text: string;
}

export interface Video {
  /** File name without extension. */
  name: string;
  title: string;
  /** The two-letter code of the video's line, and that line's color. */
  code: string;
  color: string;
  seconds: number;
  stops: readonly Stop[];
  cues: readonly Cue[];
  /** Draws the picture at `now` seconds. Keep the bottom 100 px clear for captions. */
  draw(pen: Pen, now: number): void;
}

/** Draws a complete frame: background, the video's line with its stops, and the scene. */
export function drawFrame(video: Video, pen: Pen, now: number): void {
  pen.box(0, 0, width, height, colors.ground);
  video.draw(pen, now);
  drawHeader(video, pen, now);
}

function drawHeader(video: Video, pen: Pen, now: number): void {
  const [left, right, y] = [560, 1210, 44];
  const gap = (right - left) / (video.stops.length - 1);
  const travelled = video.stops.slice(1).reduce((sum, stop) => sum + progress(now, stop.at - 0.4, 0.8), 0);
  const reached = left + gap * travelled;
  pen.card(40, 28, 48, 34, video.color);
  pen.text(video.code, 64, 46, {
    face: 'heading',
    size: 22,
    weight: 700,
    color: colors.surface,
    align: 'center',
  });
  pen.text(video.title, 104, 47, { face: 'heading', size: 30, weight: 700 });
  pen.line(
    [
      [left, y],
      [right, y],
    ],
    colors.track,
    8,
  );
  pen.line(
    [
      [left, y],
      [reached, y],
    ],
    video.color,
    8,
  );
  video.stops.forEach((stop, index) => {
    const x = left + gap * index;
    const passed = x <= reached + 1;
    pen.stop(x, y, 9, passed ? video.color : colors.surface, passed ? video.color : colors.track);
    const current = Math.round(travelled) === index;
    pen.text(stop.label, x, y + 34, {
      size: 21,
      weight: current ? 700 : 400,
      color: current ? colors.ink : colors.muted,
      align: 'center',
    });
  });
  pen.stop(reached, y, 13, colors.action, colors.ink);
}

/** The video's captions as a WebVTT file. */
export function captions(video: Video): string {
  const cues = video.cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

function timestamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}
