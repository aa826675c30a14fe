import { hash } from '../map/drawing/hash';

export type Scheme = 'light' | 'dark';

/** A color in each theme, as `#RRGGBB`. */
interface Shade {
  light: string;
  dark: string;
}

/** All colors of the design system. `tokens.css` defines them as `--wm-<name>`; a test keeps both in sync. */
export const colors = {
  ground: { light: '#F3F6F4', dark: '#0F1922' },
  surface: { light: '#FFFFFF', dark: '#1E2A36' },
  sunken: { light: '#E9EEEC', dark: '#16212C' },
  text: { light: '#14202B', dark: '#EDF1F4' },
  'muted-on-ground': { light: '#4F5B63', dark: '#9AA7B4' },
  'muted-on-surface': { light: '#4F5B63', dark: '#C4CDD6' },
  link: { light: '#0B5A88', dark: '#74B4DB' },
  error: { light: '#B3261E', dark: '#F2A8A1' },
  success: { light: '#186236', dark: '#9FD3AF' },
  warning: { light: '#6A4800', dark: '#FFD873' },
  'info-tint': { light: '#EAF4FB', dark: '#16303F' },
  'error-tint': { light: '#FDECEA', dark: '#3B2427' },
  'success-tint': { light: '#E8F5EC', dark: '#18332A' },
  'warning-tint': { light: '#FFF6DC', dark: '#372F18' },
  hairline: { light: '#CDD2CF', dark: '#34414F' },
  'field-border': { light: '#69747A', dark: '#7A8897' },
  focus: { light: '#1D4ED8', dark: '#9EC1FF' },
  action: { light: '#FFC629', dark: '#FFC629' },
  'action-hover': { light: '#FFD866', dark: '#FFD866' },
  'action-ink': { light: '#14202B', dark: '#14202B' },
  'action-border': { light: '#14202B', dark: '#FFC629' },
  'danger-fill': { light: '#B3261E', dark: '#F2A8A1' },
  'danger-ink': { light: '#FFFFFF', dark: '#14202B' },
  'marker-border': { light: '#14202B', dark: '#EDF1F4' },
  track: { light: '#B0B7B5', dark: '#4B5967' },
  ghost: { light: '#CDD5D2', dark: '#2B3846' },
  'line-ink': { light: '#FFFFFF', dark: '#14202B' },
} as const satisfies Record<string, Shade>;

/** The eight category colors. Never used alone: the two-letter code is always shown too. */
export const lines = {
  UX: { light: '#7A3E9D', dark: '#C99AE6' },
  FS: { light: '#1F5FA8', dark: '#7FB4F0' },
  AI: { light: '#A8326B', dark: '#F08FBC' },
  BE: { light: '#3C5A2A', dark: '#9CC683' },
  LM: { light: '#5A4FCF', dark: '#A9A2FF' },
  GD: { light: '#B0480F', dark: '#FF9E66' },
  PE: { light: '#7A5A00', dark: '#E3BE4A' },
  FE: { light: '#00697A', dark: '#5CC5D6' },
} as const satisfies Record<string, Shade>;

export type LineName = keyof typeof lines;

export const lineNames = Object.keys(lines) as LineName[];

const lineByCategory = new Map<string, LineName>([
  ['UI/UX', 'UX'],
  ['Fullstack', 'FS'],
  ['AI', 'AI'],
  ['Backend', 'BE'],
  ['LLM', 'LM'],
  ['Graphic Designing', 'GD'],
  ['Prompt Engineering', 'PE'],
  ['Frontend', 'FE'],
]);

export interface Line extends Shade {
  /** Two upper-case letters; one for a category of a single letter. */
  code: string;
  /** The category color. */
  name: LineName;
  /** The current theme's color as a CSS variable, for CSS and SVG attributes. */
  variable: string;
}

function lineOfName(name: LineName, code: string): Line {
  return { code, name, variable: `var(--wm-line-${name.toLowerCase()})`, ...lines[name] };
}

function capitals(word: string, count: number): string {
  return [...word]
    .slice(0, count)
    .map((letter) => [...letter.toUpperCase()][0])
    .join('');
}

/** The initials of the first and last word, or the first two letters of a single word; `WM` if there are no letters. */
function codeFromWords(category: string): string {
  const words = category.match(/\p{Lu}?[\p{Ll}\p{Lo}\p{N}]+|\p{Lu}+/gu) ?? [];
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return 'WM';
  return words.length > 1 ? capitals(first, 1) + capitals(last, 1) : capitals(first, 2);
}

/**
 * The color and code of a category: fixed for the catalogue's eight, otherwise one of their colors by hash and a code
 * from the category's words.
 */
export function lineOf(category: string): Line {
  const listed = lineByCategory.get(category);
  if (listed) return lineOfName(listed, listed);
  const name = lineNames[hash(category) % lineNames.length] ?? 'UX';
  return lineOfName(name, codeFromWords(category));
}
