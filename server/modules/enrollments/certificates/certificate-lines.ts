import type { CertificateFont, CertificateFonts } from './certificate-fonts';
import { visualWordOrder } from './certificate-word-order';
import { LEFT_TO_RIGHT } from './certificate-words';

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
