import type sharpModule from 'sharp';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../platform/sharp';
import { colors, mark } from './certificate-drawing';
import { achievement, presentableWords, type CertificateWords } from './certificate-words';

/** In pixels: the size that link previews of most sites expect. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 120;
/** Of all text. */
const TEXT_WIDTH = WIDTH - LEFT - 100;

// Latin, Greek, Cyrillic, Hebrew and Arabic.
const FONT_FILE = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');
const FONT = 'DejaVu Sans Condensed Bold';

interface TextBox {
  text: string;
  /** Of the box, from the top of the picture. */
  top: number;
  height: number;
  color: string;
}

/** A PNG for link previews: who completed which course. Long texts are drawn smaller, in several lines. */
export async function certificatePicture(words: CertificateWords): Promise<Buffer> {
  const sharp = await loadSharp();
  const shown = presentableWords(words);
  const texts = await Promise.all(
    [
      { text: shown.platformName, top: 62, height: 34, color: colors.ink },
      { text: 'Certificate of completion', top: 168, height: 40, color: colors.line },
      { text: shown.studentName, top: 246, height: 84, color: colors.ink },
      { text: achievement(shown), top: 370, height: 26, color: colors.muted },
      { text: shown.courseTitle, top: 420, height: 100, color: colors.ink },
    ].map((box) => drawnText(sharp, box)),
  );
  return sharp(Buffer.from(BACKGROUND)).composite(texts).png().toBuffer();
}

/** Scaled to fill the box, but never beyond its width or height. */
async function drawnText(
  sharp: typeof sharpModule,
  { text, top, height, color }: TextBox,
): Promise<OverlayOptions> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: FONT,
      fontfile: FONT_FILE,
      rgba: true,
      width: TEXT_WIDTH,
      height,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: LEFT, top: top + Math.round((height - info.height) / 2) };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** For Pango's markup. */
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character]!);

const STOPS = [220, 440, 660, 880];

/** The certificate's line with its stops, without text. */
const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.paper}"/>
<path d="M${LEFT + 190} 79H1110L1150 119V520L1110 560H90L50 520V328L90 288H96" fill="none" stroke="${colors.line}" stroke-width="10" stroke-linejoin="round"/>
${STOPS.map((x) => `<circle cx="${x}" cy="560" r="11" fill="${colors.line}"/>`).join('')}
<circle cx="90" cy="288" r="17" fill="${colors.marker}" stroke="${colors.ink}" stroke-width="6"/>
<g transform="translate(40 52) scale(2.2)"><path d="${mark.path}" fill="none" stroke="${colors.ink}" stroke-width="4" stroke-linejoin="round"/>
<circle cx="${mark.stop.x}" cy="${mark.stop.y}" r="${mark.stop.radius}" fill="${colors.marker}" stroke="${colors.ink}" stroke-width="3"/></g>
</svg>`;
