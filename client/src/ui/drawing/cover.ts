import { lineNames, lineOf, type LineName } from '../tokens';
import { hash, randomFrom } from './hash';

export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;

/** Step of the map's grid, in units of the drawing. */
const GRID = 30;
const HIGHEST = 40;
/** The course's line stays above the sign in the lower corner; the map behind may pass under it. */
const LOWEST_MAIN = 190;
const LOWEST_BEHIND = COVER_HEIGHT - 30;
/** Where the first and the last station stand. */
const FIRST_STATION = 44;
const LAST_STATION = COVER_WIDTH - 44;
/** More stations than this would touch each other on a narrow card. */
const MOST_STATIONS = 12;

export interface Point {
  x: number;
  y: number;
}

interface Station extends Point {
  done: boolean;
  /** The terminus, drawn larger. */
  last: boolean;
}

interface Cover {
  code: string;
  line: LineName;
  /** The course's own line, edge to edge. */
  main: Point[];
  /** Two faded lines of the map behind, and one that keeps some of its colour. */
  ghosts: Point[][];
  crossing: { line: LineName; points: Point[] };
  stations: Station[];
}

/**
 * A walk to the right in 0° and ±45° steps only, from beyond the left edge to beyond the right one. It turns back at
 * `lowest` instead of leaving the frame, and seldom stays flat twice: a flat line says nothing about its course.
 */
function walk(random: () => number, startY: number, lowest: number): Point[] {
  let { x, y } = { x: -GRID, y: startY };
  let flat = false;
  const points: Point[] = [{ x, y }];
  while (x < COVER_WIDTH + GRID) {
    const length = GRID * (1 + Math.floor(random() * 3));
    const choices: number[] = flat ? [0, 1, -1, 1, -1] : [0, 0, 1, -1];
    const direction: number = choices[Math.floor(random() * choices.length)] ?? 0;
    const next: number | undefined = [y + direction * length, y - direction * length].find(
      (each) => each >= HIGHEST && each <= lowest,
    );
    flat = next === undefined || next === y;
    y = next ?? y;
    x += length;
    points.push({ x, y });
  }
  return points;
}

/** The height of a walk at `x`; a walk never turns back, so there is exactly one. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point.x >= x);
  const to = points[next];
  const from = points[next - 1];
  if (!to || !from) return to?.y ?? points.at(-1)?.y ?? 0;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/**
 * The map on a course's cover, the same on every machine for the same title, category and number of lessons.
 * At most 12 stations are drawn; stations up to `done` are filled.
 */
export function coverOf(course: { title: string; category: string; lessons: number; done?: number }): Cover {
  const random = randomFrom(hash(course.title));
  const { code, name } = lineOf(course.category);
  const others = lineNames.filter((line) => line !== name);

  const main = walk(random, 90 + GRID * Math.floor(random() * 3), LOWEST_MAIN);
  const ghosts = [0, 1].map(() => walk(random, 60 + GRID * Math.floor(random() * 6), LOWEST_BEHIND));
  const crossing = {
    line: others[hash(`${course.title}1`) % others.length] ?? name,
    points: walk(random, 60 + GRID * Math.floor(random() * 6), LOWEST_BEHIND),
  };

  const lessons = Math.max(0, Math.floor(course.lessons) || 0);
  const count = Math.min(lessons, MOST_STATIONS);
  const behind = Math.floor((count * Math.min(course.done ?? 0, lessons)) / Math.max(1, lessons));
  const stations = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const x = Math.round(FIRST_STATION + share * (LAST_STATION - FIRST_STATION));
    return { x, y: heightAt(main, x), done: index < behind, last: index === count - 1 };
  });
  return { code, line: name, main, ghosts, crossing, stations };
}

/** An SVG path through the points. */
export function pathThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}
