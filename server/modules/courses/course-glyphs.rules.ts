/** The drawings that a course can have on its cover, in the order of the course form; the client draws them. */
export const COURSE_GLYPHS = [
  'BOXES',
  'CHART',
  'CHAT',
  'CODE',
  'FORM',
  'LETTER',
  'LOCK',
  'MATRIX',
  'NETWORK',
  'PEN',
  'TABLE',
  'TERMINAL',
  'TREE',
  'WINDOW',
] as const;

export type CourseGlyph = (typeof COURSE_GLYPHS)[number];
