import { lineNames, lineOf, type LineName } from '../../theme/tokens';
import { GLYPH_SIZE } from './glyphs';
import { hash, randomFrom } from './hash';

export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;

/** Grid size, in drawing units. */
const GRID = 30;
const HIGHEST = 40;
/** Keeps the main line between the glyph that stands on it and the badge in the lower corner; others may cross both. */
const HIGHEST_MAIN = 150;
const LOWEST_MAIN = 190;
const LOWEST_BEHIND = COVER_HEIGHT - 30;
/** x of the first and last station. */
const FIRST_STATION = 44;
const LAST_STATION = COVER_WIDTH - 44;
/** Above this number, stations would touch on a narrow card. */
const MAX_STATIONS = 12;

export interface Point {
  x: number;
  y: number;
}

interface Station extends Point {
  done: boolean;
  /** The last station, drawn larger. */
  last: boolean;
}

interface Cover {
  code: string;
  line: LineName;
  /** The course's line, from the left edge to its last station. */
  main: Point[];
  /** Where the glyph stands, in the middle of the line. */
  glyphY: number;
  /** Two faded background lines, and one that keeps a fifth of its color. */
  ghosts: Point[][];
  crossing: { line: LineName; points: Point[] };
  stations: Station[];
}

/**
 * A random walk from the left edge to the right in 0° and ±45° steps. It turns back at `highest` and `lowest`, and
 * seldom stays flat twice, which would look dull.
 */
function walk(random: () => number, startY: number, highest: number, lowest: number): Point[] {
  let { x, y } = { x: -GRID, y: startY };
  let flat = false;
  const points: Point[] = [{ x, y }];
  while (x < COVER_WIDTH + GRID) {
    const length = GRID * (1 + Math.floor(random() * 3));
    const choices: number[] = flat ? [0, 1, -1, 1, -1] : [0, 0, 1, -1];
    const direction: number = choices[Math.floor(random() * choices.length)] ?? 0;
    const next: number | undefined = [y + direction * length, y - direction * length].find(
      (each) => each >= highest && each <= lowest,
    );
    flat = next === undefined || next === y;
    y = next ?? y;
    x += length;
    points.push({ x, y });
  }
  return points;
}

/** The y of a walk at `x`; unique, as a walk only moves right. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point.x >= x);
  const to = points[next];
  const from = points[next - 1];
  if (!to || !from) return to?.y ?? points.at(-1)?.y ?? 0;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/**
 * The generated cover of a course, deterministic by title, category and number of lessons. At most 12 stations are
 * drawn, each for one or more lessons in a row, and filled if these are among the `completed` positions.
 */
export function coverOf(course: {
  title: string;
  category: string;
  lessons: number;
  completed?: readonly number[];
}): Cover {
  const random = randomFrom(hash(course.title));
  const { code, name } = lineOf(course.category);
  const others = lineNames.filter((line) => line !== name);

  const main = walk(random, HIGHEST_MAIN + GRID * Math.floor(random() * 2), HIGHEST_MAIN, LOWEST_MAIN);
  const behind = () => walk(random, 60 + GRID * Math.floor(random() * 6), HIGHEST, LOWEST_BEHIND);
  const ghosts = [behind(), behind()];
  const crossing = {
    line: others[hash(`${course.title}1`) % others.length] ?? name,
    points: behind(),
  };

  const lessons = Math.max(0, Math.floor(course.lessons) || 0);
  const count = Math.min(lessons, MAX_STATIONS);
  const completed = new Set(course.completed);
  const firstOf = (station: number) => Math.ceil((station * lessons) / count) + 1;
  const isDone = (station: number) => {
    for (let position = firstOf(station); position < firstOf(station + 1); position++)
      if (!completed.has(position)) return false;
    return true;
  };
  const stations = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const x = Math.round(FIRST_STATION + share * (LAST_STATION - FIRST_STATION));
    return { x, y: heightAt(main, x), done: isDone(index), last: index === count - 1 };
  });
  return {
    ...{ code, line: name, ghosts, crossing, stations },
    main: upTo(main, LAST_STATION),
    glyphY: highestBetween(main, (COVER_WIDTH - GLYPH_SIZE) / 2, (COVER_WIDTH + GLYPH_SIZE) / 2),
  };
}

function highestBetween(points: readonly Point[], left: number, right: number): number {
  const between = points.filter(({ x }) => x > left && x < right).map(({ y }) => y);
  return Math.min(...between, heightAt(points, left), heightAt(points, right));
}

/** The part of a walk up to `x`. */
function upTo(points: readonly Point[], x: number): Point[] {
  return [...points.filter((point) => point.x < x), { x, y: heightAt(points, x) }];
}

/** An SVG path through the points. */
export function pathThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}
