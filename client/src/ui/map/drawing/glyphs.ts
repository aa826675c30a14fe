import type { CourseGlyph } from '#server/modules/courses/course-options.rules';
import { lineOf, type LineName } from '../../theme/tokens';

/** A glyph in a square of this size. */
export const GLYPH_SIZE = 100;

interface Glyph {
  name: string;
  /** The path of the shapes that hide what is behind them, then that of the lines on top. */
  shapes: string;
  strokes: string;
}

const FRAME = 'M6 14H94V86H6Z';
const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

export const GLYPHS: Record<CourseGlyph, Glyph> = {
  BOXES: {
    name: 'Boxes in a row',
    shapes: 'M4 20H96V80H4Z',
    strokes: 'M18 36H30V64H18ZM44 36H62V64H44ZM76 36H82V64H76Z',
  },
  CHART: {
    name: 'Bar chart',
    shapes: 'M26 86V54H40V86ZM50 86V26H64V86ZM74 86V42H88V86Z',
    strokes: 'M10 8V86H96',
  },
  CHAT: { name: 'Speech bubble', shapes: 'M8 14H92V68H50L28 88V68H8Z', strokes: 'M26 34H74M26 49H56' },
  CODE: {
    name: 'Braces',
    shapes: '',
    strokes:
      'M36 10C12 10 34 50 10 50C34 50 12 90 36 90M64 10C88 10 66 50 90 50C66 50 88 90 64 90M42 50H43M57 50H58',
  },
  FORM: { name: 'Form', shapes: 'M16 6H84V94H16Z', strokes: 'M32 28H68M32 46H68M32 70L44 80L68 62' },
  LETTER: { name: 'Letter', shapes: '', strokes: 'M12 90L50 10L88 90M27 62H73M4 90H22M78 90H96' },
  LOCK: {
    name: 'Lock',
    shapes: 'M16 44H84V90H16Z',
    strokes: 'M30 44V30a20 20 0 0 1 40 0V44M50 62V72',
  },
  MATRIX: {
    name: 'Matrix',
    shapes: [28, 50, 72].map((y) => [32, 50, 68].map((x) => dot(x, y, 3)).join('')).join(''),
    strokes: 'M26 8H10V92H26M74 8H90V92H74',
  },
  NETWORK: {
    name: 'Network',
    shapes: [
      dot(14, 28, 9),
      dot(14, 72, 9),
      dot(50, 14, 9),
      dot(50, 50, 9),
      dot(50, 86, 9),
      dot(86, 50, 9),
    ].join(''),
    strokes: 'M23 25L41 17M22 33L42 46M23 75L41 83M22 67L42 54M58 19L79 43M59 50H77M58 81L79 57',
  },
  PEN: { name: 'Pen', shapes: 'M10 90L18 62L68 12L88 32L38 82Z', strokes: 'M58 22L78 42M18 62L38 82' },
  TABLE: { name: 'Table', shapes: FRAME, strokes: 'M6 38H94M6 62H94M36 38V86' },
  TERMINAL: { name: 'Terminal', shapes: FRAME, strokes: 'M22 36L38 50L22 64M48 66H72' },
  TREE: {
    name: 'Tree',
    shapes: 'M36 6H64V32H36ZM4 68H32V94H4ZM68 68H96V94H68Z',
    strokes: 'M50 32V50M18 68V50H82V68',
  },
  WINDOW: { name: 'Browser window', shapes: FRAME, strokes: 'M6 36H94M18 25H19M31 25H32' },
};

/** What a category's courses have on their covers without a choice. */
const OF_LINE: Record<LineName, CourseGlyph> = {
  UX: 'PEN',
  FS: 'WINDOW',
  AI: 'NETWORK',
  BE: 'TERMINAL',
  LM: 'MATRIX',
  GD: 'LETTER',
  PE: 'CHAT',
  FE: 'BOXES',
};

/** The glyph of a course; null or one of a later version: that of its category. */
export function glyphOf(glyph: string | null | undefined, category: string): Glyph {
  const chosen = glyph && Object.hasOwn(GLYPHS, glyph) ? (glyph as CourseGlyph) : null;
  return GLYPHS[chosen ?? OF_LINE[lineOf(category).name]];
}
