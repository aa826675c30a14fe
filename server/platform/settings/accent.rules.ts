/** A color as `#RRGGBB`. */
const COLOR = /^#[0-9a-f]{6}$/i;

/** The contrast that text needs (WCAG 2.2, 1.4.3), and that borders of controls need (1.4.11). */
const TEXT_CONTRAST = 4.5;
const BORDER_CONTRAST = 3;

/** The inks of both themes that text on the accent can have; client/src/ui/theme/tokens.ts defines the same. */
export const INKS = { dark: '#14202B', light: '#FFFFFF' } as const;

/** What a control with the accent lies on in the dark theme, and its text color, as in tokens.ts. */
export const DARK_THEME = { grounds: ['#0F1922', '#1E2A36', '#16212C'], text: '#EDF1F4' } as const;

/** How much of white or black the color under the pointer has. */
const HOVER_SHARE = 0.3;

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two `#RRGGBB` colors, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function mixed(color: string, other: string, share: number): string {
  const [from, to] = [channels(color), channels(other)];
  const parts = from.map((value, index) => Math.round(value + (to[index]! - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The colors of a theme that depend on the accent, by token. */
export interface AccentTokens {
  action: string;
  'action-hover': string;
  'action-ink': string;
  'action-border': string;
}

/** The colors that an accent gives both themes; null if text on it could not be read. */
export function accentTokens(accent: string): { light: AccentTokens; dark: AccentTokens } | null {
  const action = accent.toUpperCase();
  const ink = Object.values(INKS).find((color) => contrast(color, action) >= TEXT_CONTRAST);
  if (!COLOR.test(action) || ink === undefined) return null;
  // Away from the ink, so that text stays at least as readable.
  const hover = mixed(action, ink === INKS.dark ? '#FFFFFF' : '#000000', HOVER_SHARE);
  const shared = { action, 'action-hover': hover, 'action-ink': ink };
  const isSeenInTheDark = DARK_THEME.grounds.every((ground) => contrast(action, ground) >= BORDER_CONTRAST);
  return {
    light: { ...shared, 'action-border': INKS.dark },
    dark: { ...shared, 'action-border': isSeenInTheDark ? action : DARK_THEME.text },
  };
}

/** Why the color cannot be the accent, as a sentence to show; null if it can. */
export function accentProblem(accent: string): string | null {
  if (!COLOR.test(accent)) return 'Please enter the color as # and six digits, such as #FFC629';
  if (accentTokens(accent)) return null;
  const best = Math.max(...Object.values(INKS).map((ink) => contrast(ink, accent)));
  return `Text on this color is hard to read: its contrast is ${best.toFixed(1)} of at least ${TEXT_CONTRAST}. Please choose a lighter or a darker one.`;
}

const declarations = (tokens: AccentTokens) =>
  Object.entries(tokens)
    .map(([name, color]) => `--wm-${name}:${color}`)
    .join(';');

/** Style rules with the colors of an accent, which win over those of tokens.css; '' for null. */
export function accentStyle(accent: string | null): string {
  const themes = accent === null ? null : accentTokens(accent);
  if (!themes) return '';
  const { light, dark } = themes;
  return `:root:root{${declarations(light)}}:root[data-color-scheme='dark']{${declarations(dark)}}`;
}
