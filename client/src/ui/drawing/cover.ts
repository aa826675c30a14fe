import { lineNames, lineOf, type LineName } from '../tokens';
import { hash, randomFrom } from './hash';

export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;

/** Step of the map's grid, in units of the drawing. */
const GRID = 30;
const TOP = 40;
const BOTTOM = COVER_HEIGHT - 50;
/** More stations than this would touch each other on a narrow card. */
const MOST_STATIONS = 12;

export interface Point {
  x: number;
  y: number;
}

export interface Station extends Point {
  done: boolean;
  /** The terminus, drawn larger. */
  last: boolean;
}

export interface Cover {
  code: string;
  line: LineName;
  /** The course's own line, edge to edge. */
  main: Point[];
  /** Two faded lines of the map behind, and one that keeps some of its colour. */
  ghosts: Point[][];
  crossing: { line: LineName; points: Point[] };
  stations: Station[];
}

/** A walk to the right in 0° and ±45° steps only, from beyond the left edge to beyond the right one. */
function walk(random: () => number, startY: number): Point[] {
  let { x, y } = { x: -GRID, y: startY };
  const points: Point[] = [{ x, y }];
  while (x < COVER_WIDTH + GRID) {
    const length = GRID * (1 + Math.floor(random() * 3));
    const direction = [0, 0, 1, -1][Math.floor(random() * 4)] ?? 0;
    const next = y + direction * length;
    if (next >= TOP && next <= BOTTOM) y = next;
    x += length;
    points.push({ x, y });
  }
  return points;
}

/** The point at `share` (0 to 1) of the part of a walk that lies within the frame, by length along it. */
function pointAlong(points: readonly Point[], share: number): Point {
  const sections = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let rest = share * sections.reduce((sum, section) => sum + section.length, 0);
  for (const { from, to, length } of sections) {
    if (rest <= length) {
      const part = length === 0 ? 0 : rest / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    rest -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

function insideFrame({ x, y }: Point): Point {
  return { x: Math.round(Math.min(COVER_WIDTH - 16, Math.max(16, x)) * 10) / 10, y: Math.round(y * 10) / 10 };
}

/**
 * The map on a course's cover, the same on every machine for the same title, category and number of lessons.
 * At most 12 stations are drawn; stations up to `done` are filled.
 */
export function coverOf(course: { title: string; category: string; lessons: number; done?: number }): Cover {
  const random = randomFrom(hash(course.title));
  const { code, name } = lineOf(course.category);
  const others = lineNames.filter((line) => line !== name);

  const main = walk(random, 90 + GRID * Math.floor(random() * 3));
  const ghosts = [0, 1].map(() => walk(random, TOP + 20 + GRID * Math.floor(random() * 5)));
  const crossing = {
    line: others[hash(`${course.title}1`) % others.length] ?? name,
    points: walk(random, 60 + GRID * Math.floor(random() * 5)),
  };

  const count = Math.min(Math.max(0, Math.floor(course.lessons) || 0), MOST_STATIONS);
  const stations = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : 0.1 + (0.8 * index) / (count - 1);
    const done = index < ((course.done ?? 0) / Math.max(1, course.lessons)) * count - 1e-9;
    return { ...insideFrame(pointAlong(main, share)), done, last: index === count - 1 };
  });
  return { code, line: name, main, ghosts, crossing, stations };
}

/** An SVG path through the points. */
export function pathThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}
