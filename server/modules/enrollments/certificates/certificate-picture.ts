import { loadSharp } from '../../../platform/sharp';
import { colors, mark, type TypeStep } from './certificate-drawing';
import { withFonts, placedRuns, type CertificateFonts } from './certificate-fonts';
import {
  achievement,
  fitText,
  presentableWords,
  writtenWords,
  type CertificateWords,
} from './certificate-words';

/** The width in pixels: the size that link previews of most sites expect. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 130;
/** The maximum width of all text. */
const TEXT_WIDTH = WIDTH - LEFT - 100;

interface Place {
  /** Vertical middle of the first line's capitals. */
  middle: number;
  color: string;
  /** Sizes in pixels. */
  steps: [TypeStep, ...TypeStep[]];
}

const steps = (...sizes: [size: number, lines: number][]) =>
  sizes.map(([size, lines]) => ({ size, lines })) as [TypeStep, ...TypeStep[]];

/**
 * A PNG for link previews: who completed which course. Long texts are smaller, in several lines; emoji are left out.
 * @throws a Refusal if no font has a letter
 */
export function certificatePicture(words: CertificateWords): Promise<Buffer> {
  const shown = presentableWords(words);
  return withFonts(writtenWords(shown), async ({ regular, bold }) => {
    const { ink, line, muted } = colors;
    const platform = written(bold, shown.platformName, {
      middle: 79,
      color: ink,
      steps: steps([40, 1], [32, 1], [26, 1]),
    });
    const texts = [
      platform,
      written(bold, 'Certificate of completion', { middle: 188, color: line, steps: steps([44, 1]) }),
      written(bold, shown.studentName, {
        middle: 288,
        color: ink,
        steps: steps([84, 1], [64, 1], [48, 1], [34, 2], [24, 3], [16, 4]),
      }),
      written(regular, achievement(shown), { middle: 385, color: muted, steps: steps([30, 1]) }),
      written(bold, shown.courseTitle, {
        middle: 440,
        color: ink,
        steps: steps([52, 1], [42, 2], [30, 3], [20, 4], [14, 6]),
      }),
    ];
    const sharp = await loadSharp();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${background(LEFT + platform.width)}${texts.map(({ paths }) => paths).join('')}</svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  });
}

/** A text as outlines, so that no font of the machine is needed, and the width of its longest line. */
function written(fonts: CertificateFonts, text: string, { middle, color, steps: sizes }: Place) {
  const measure = (part: string, size: number) => fonts.widthOf(part) * size;
  const { size, lines } = fitText(fonts.printable(text), sizes, TEXT_WIDTH, measure);
  const paths = lines.flatMap((line, index) =>
    placedRuns(fonts, line, lines.join(' ')).map(({ font, text: run, x }) => {
      const scale = size / font.unitsPerEm;
      let pen = 0;
      const outlines = font.shape(run).map((glyph) => {
        const at = `translate(${pen + glyph.dx} ${glyph.dy})`;
        pen += glyph.advance;
        return `<path transform="${at}" d="${font.outline(glyph)}"/>`;
      });
      const baseline = middle + size * (0.365 + index * 1.2);
      return `<g fill="${color}" transform="translate(${LEFT + x * size} ${baseline}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
    }),
  );
  return { paths: paths.join(''), width: Math.max(...lines.map((line) => measure(line, size))) };
}

const STOPS = [220, 440, 660, 880];

/** The certificate's line with its stops, from the end of the platform's name. */
const background = (nameEnd: number) => `
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.paper}"/>
<path d="M${Math.min(nameEnd + 28, 1110)} 79H1110L1150 119V520L1110 560H90L50 520V328L90 288H96" fill="none" stroke="${colors.line}" stroke-width="10" stroke-linejoin="round"/>
${STOPS.map((x) => `<circle cx="${x}" cy="560" r="11" fill="${colors.line}"/>`).join('')}
<circle cx="90" cy="288" r="17" fill="${colors.marker}" stroke="${colors.ink}" stroke-width="6"/>
<g transform="translate(40 52) scale(2.2)"><path d="${mark.path}" fill="none" stroke="${colors.ink}" stroke-width="4" stroke-linejoin="round"/>
<circle cx="${mark.stop.x}" cy="${mark.stop.y}" r="${mark.stop.radius}" fill="${colors.marker}" stroke="${colors.ink}" stroke-width="3"/></g>`;
