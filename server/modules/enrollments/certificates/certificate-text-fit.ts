import type { TypeStep } from './certificate-drawing';
import type { CertificateFont, CertificateFonts } from './certificate-fonts';
import { visualWordOrder, LEFT_TO_RIGHT } from './certificate-words';

/** A text at a size (points), broken into lines. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** The width of a text at a size (points), in the unit of the column. */
export type Measure = (text: string, size: number) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text at the first step (largest first) at which it fits the width; if none fits, at the last one, truncated with
 * an ellipsis, so that nothing leaves the page.
 */
export function fitText(
  text: string,
  steps: [TypeStep, ...TypeStep[]],
  width: number,
  measure: Measure,
): FittedText {
  for (const step of steps) {
    const lines = brokenIntoLines(text, width, (part) => measure(part, step.size), step.lines);
    if (lines.length <= step.lines) return { size: step.size, lines };
  }
  const last = steps[steps.length - 1] ?? steps[0];
  const measured = (part: string) => measure(part, last.size);
  const lines = brokenIntoLines(text, width, measured, last.lines).slice(0, last.lines);
  return { size: last.size, lines: [...lines.slice(0, -1), cut(lines.at(-1) ?? '', width, measured)] };
}

/** Breaks at spaces, and inside a word only if it is wider than a line. Stops one line past the maximum. */
function brokenIntoLines(
  text: string,
  width: number,
  measure: (part: string) => number,
  max: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (lines.length <= max && measure(line) > width) {
      const head = longestStart(line, width, measure);
      lines.push(head);
      line = line.slice(head.length);
    }
    if (lines.length > max) return lines;
  }
  return [...lines, line];
}

/** The longest beginning of a word that fits: at least one whole grapheme, so that breaking terminates. */
function longestStart(word: string, width: number, measure: (part: string) => number): string {
  const ends = Array.from(graphemes.segment(word), ({ index, segment }) => index + segment.length);
  let fits = 0;
  let tooLong = ends.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (measure(word.slice(0, ends[middle - 1])) <= width) fits = middle;
    else tooLong = middle;
  }
  return word.slice(0, ends[Math.max(fits, 1) - 1]);
}

function cut(line: string, width: number, measure: (part: string) => number): string {
  const stored = longestStart(line, width - measure('…'), measure);
  return `${stored}…`;
}

/** A part of a line in one font; `x` is its distance from the line's start in ems. */
export interface PlacedRun {
  font: CertificateFont;
  text: string;
  x: number;
}

/**
 * What is printed of a line, from left to right.
 * @param text the whole text that the line is part of
 */
export function placedRuns(fonts: CertificateFonts, line: string, text: string): PlacedRun[] {
  const words = visualWordOrder(line, text);
  const parts = words.join(' ') === line ? [line] : words;
  const placed: PlacedRun[] = [];
  let x = 0;
  for (const part of parts) {
    for (const { font, text: run } of fonts.runsOf(part.replaceAll(LEFT_TO_RIGHT, ''))) {
      if (!font) continue;
      placed.push({ font, text: run, x });
      x += font.widthOf(run);
    }
    x += fonts.widthOf(' ');
  }
  return placed;
}
