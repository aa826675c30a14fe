import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HarfBuzz, HarfBuzzFont } from 'harfbuzzjs';
import { millimeters } from './certificate-drawing';
import { Refusal } from '../../../platform/errors';
import { LEFT_TO_RIGHT } from './certificate-words';
import { UNPRINTABLE } from './certificate.rules';

export type Weight = 'regular' | 'bold';

const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 };

/** Writing systems with a Noto Sans of their own, beside Latin, Greek, Cyrillic and Devanagari, which share one. */
const SCRIPTS =
  `arabic armenian bengali ethiopic georgian gujarati gurmukhi hebrew kannada khmer lao malayalam myanmar
  oriya sinhala tamil telugu thaana thai`.split(/\s+/);

// The rest of Latin and symbols.
const DEJAVU: Record<Weight, string> = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

/** A file of a font, and the characters that it may have. */
interface Face {
  file: string;
  ranges: [from: number, to: number][];
  isVariable: boolean;
}

/** A glyph in its font's units; the first glyph of a cluster has the cluster's text. */
export interface Glyph {
  id: number;
  text: string;
  advance: number;
  dx: number;
  dy: number;
}

/** A text in one font; null if none has it. */
export interface Run {
  font: CertificateFont | null;
  text: string;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The letters, and what HarfBuzz may decompose each to. */
const allForms = (letters: Iterable<string>) =>
  Array.from(letters, (letter) => letter + letter.normalize('NFKD')).join('');

const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** One file of a font at one weight, reduced to the letters of a document. HarfBuzz shapes every script correctly. */
export class CertificateFont {
  readonly letters: ReadonlySet<string>;
  readonly unitsPerEm: number;
  private readonly font: HarfBuzzFont;
  private readonly free: () => void;

  private constructor(
    private readonly harfBuzz: HarfBuzz,
    readonly face: Face,
    /** TrueType. */
    readonly data: Buffer,
    letters: readonly string[],
  ) {
    const blob = harfBuzz.createBlob(data);
    const opened = harfBuzz.createFace(blob, 0);
    this.font = harfBuzz.createFont(opened);
    this.unitsPerEm = opened.upem;
    this.free = () => [this.font, opened, blob].forEach((part) => part.destroy());
    this.letters = new Set(letters.filter((letter) => this.shape(letter).every(({ id }) => id !== 0)));
  }

  static async open(face: Face, weight: Weight, requested: readonly string[]): Promise<CertificateFont> {
    const { default: harfBuzz } = await import('harfbuzzjs');
    const { default: subset } = await import('subset-font');
    const letters = [...requested, ' '];
    const data = await subset(await readFile(face.file), allForms(letters), {
      targetFormat: 'truetype',
      ...(face.isVariable && { variationAxes: { wght: WEIGHTS[weight] } }),
    });
    // fontkit 2.0.4 reads beyond the end of a file whose last glyph is empty.
    return new CertificateFont(await harfBuzz, face, Buffer.concat([data, Buffer.alloc(16)]), letters);
  }

  shape(text: string): Glyph[] {
    const buffer = this.harfBuzz.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // A cluster for each character where possible, so that text copied from the PDF is right.
    buffer.setClusterLevel(1);
    this.harfBuzz.shape(this.font, buffer);
    const shaped = buffer.json();
    buffer.destroy();
    const starts = [...new Set(shaped.map(({ cl }) => cl))].sort((one, other) => one - other);
    return shaped.map(({ g: id, cl, ax: advance, dx, dy }, index) => {
      const isFirst = shaped[index - 1]?.cl !== cl;
      return { id, text: isFirst ? text.slice(cl, starts[starts.indexOf(cl) + 1]) : '', advance, dx, dy };
    });
  }

  /** SVG path data in the font's units; y upwards. */
  outline(glyph: Glyph): string {
    return this.font.glyphToPath(glyph.id);
  }

  /** The width of a text in ems. */
  widthOf(text: string): number {
    return this.shape(text).reduce((sum, { advance }) => sum + advance, 0) / this.unitsPerEm;
  }

  /** A rule for a style sheet with the font's letters in all weights. */
  async fontFaceRule(): Promise<string> {
    const { default: subset } = await import('subset-font');
    const text = allForms(this.letters);
    const data = await subset(await readFile(this.face.file), text, { targetFormat: 'woff' });
    const range = Array.from(new Set(text), (character) => `U+${character.codePointAt(0)!.toString(16)}`);
    return `@font-face{font-family:Certificate;font-weight:100 900;src:url(data:font/woff;base64,${data.toString('base64')}) format('woff');unicode-range:${range.join()}}`;
  }

  close(): void {
    this.free();
  }
}

/** The fonts that together have the letters of a document, at one weight. */
export class CertificateFonts {
  private constructor(
    readonly fonts: readonly CertificateFont[],
    /** Letters that no font has, without emoji. */
    readonly missing: readonly string[],
    private readonly weight: Weight,
  ) {}

  /** Opens the fonts for the work, and closes them after it, since their memory is HarfBuzz's. */
  static async use<T>(
    texts: readonly string[],
    weight: Weight,
    work: (fonts: CertificateFonts) => Promise<T>,
  ): Promise<T> {
    const fonts = await CertificateFonts.open(texts, weight);
    try {
      return await work(fonts);
    } finally {
      fonts.fonts.forEach((font) => font.close());
    }
  }

  private static async open(texts: readonly string[], weight: Weight): Promise<CertificateFonts> {
    const letters = lettersOf([' ', ...texts].join(''));
    const missing = new Set(letters);
    const fonts: CertificateFont[] = [];
    for (const faces of orderOf(texts.join(' '), weight)) {
      for (const face of await faces()) {
        const requested = [...missing].filter((letter) => isIn(face, letter));
        if (requested.length === 0) continue;
        const font = await CertificateFont.open(face, weight, requested);
        if (requested.some((letter) => font.letters.has(letter))) fonts.push(font);
        else font.close();
        font.letters.forEach((letter) => missing.delete(letter));
      }
      if (missing.size === 0) break;
    }
    return new CertificateFonts(
      fonts,
      [...missing].filter((letter) => !emoji.test(letter) && letter.replace(invisible, '') !== ''),
      weight,
    );
  }

  /** A name for the font, among those of both weights. */
  nameOf(font: CertificateFont): string {
    return `${this.weight} ${this.fonts.indexOf(font)}`;
  }

  /** The text in as few fonts as possible. */
  runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const letter of lettersOf(text)) {
      const last = runs.at(-1);
      const font = last?.font?.letters.has(letter)
        ? last.font
        : (this.fonts.find(({ letters }) => letters.has(letter)) ?? null);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  /** The text without what no font has. */
  printable(text: string): string {
    const printed = this.runsOf(text).filter(({ font }) => font !== null);
    return printed
      .map((run) => run.text)
      .join('')
      .replace(/ +/g, ' ')
      .trim();
  }

  /** The width in millimeters of a text at a size in points. */
  readonly measure = (text: string, size: number): number => millimeters(this.widthOf(text) * size);

  /** The width of a text in ems; a letter that no font has is taken to be as wide as an emoji. */
  widthOf(text: string): number {
    return this.runsOf(text)
      .map((run) => run.font?.widthOf(run.text) ?? 1.4 * lettersOf(run.text.replace(invisible, '')).length)
      .reduce((sum, width) => sum + width, 0);
  }
}

/** A part of a line in one font; `x` is its distance from the line's start in ems. */
interface PlacedRun {
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

// Hebrew, Arabic, Syriac, Thaana and N'Ko with their presentation forms.
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * The words of a line in visual order from left to right. pdfkit orders the letters within a word, but not the words
 * of a line. A word has the direction of its first letter, or of the previous word if it has no letters, which is
 * enough of the Unicode bidirectional algorithm for names and titles.
 * @param text the whole text that the line is part of
 */
export function visualWordOrder(line: string, text: string): string[] {
  const words = line.split(' ');
  if (!rightToLeft.test(text)) return words;
  const base = directionOf(text) ?? 'ltr';
  const runs: { direction: Direction; words: string[] }[] = [];
  for (const word of words) {
    const direction = directionOf(word) ?? runs.at(-1)?.direction ?? base;
    const run = runs.at(-1);
    if (run?.direction === direction) run.words.push(word);
    else runs.push({ direction, words: [word] });
  }
  if (base === 'rtl') runs.reverse();
  return runs.flatMap((run) => (run.direction === 'rtl' ? run.words.reverse() : run.words));
}

type Direction = 'ltr' | 'rtl';

function directionOf(text: string): Direction | null {
  const letter = /[\p{L}\u200E]/u.exec(text)?.[0];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

/** Printable ASCII and the marks of the certificate's own words. */
export const OWN_LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}·…${LEFT_TO_RIGHT}`;

/**
 * Runs the work with the fonts of a document that brings its own.
 * @throws a Refusal with UNPRINTABLE
 */
export const withFonts = <T>(
  texts: readonly string[],
  work: (fonts: Record<Weight, CertificateFonts>) => Promise<T>,
): Promise<T> =>
  CertificateFonts.use([OWN_LETTERS, ...texts], 'regular', (regular) =>
    CertificateFonts.use([OWN_LETTERS, ...texts], 'bold', (bold) => {
      const isPrintable = texts.every((text) => text === '' || bold.printable(text) !== '');
      if (bold.missing.length > 0 || !isPrintable) throw new Refusal('BAD_USER_INPUT', UNPRINTABLE);
      return work({ regular, bold });
    }),
  );

/** Style sheet rules for the letters of the texts that the product's own type lacks. */
export const fontFaceRules = (texts: readonly string[]): Promise<string> =>
  CertificateFonts.use(texts, 'bold', async ({ fonts }) => {
    const others = fonts.filter(({ face }) => !face.file.includes('overpass'));
    return (await Promise.all(others.map((font) => font.fontFaceRule()))).join('\n');
  });

/** Whether the face may have every character of the letter. */
const isIn = ({ ranges }: Face, letter: string): boolean =>
  Array.from(letter.replace(invisible, '') || letter, (character) => character.codePointAt(0)!).every(
    (code) => ranges.some(([from, to]) => from <= code && code <= to),
  );

/** The faces in order of preference: the product's own type first, Han characters in the forms of the text's language. */
function orderOf(text: string, weight: Weight): (() => Promise<Face[]>)[] {
  const east = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) east.unshift('noto-sans-jp');
  else if (/\p{Script=Hangul}/u.test(text)) east.unshift('noto-sans-kr');
  const symbols: Face = { file: DEJAVU[weight], ranges: [[0, 0x10ffff]], isVariable: false };
  return [
    ...['overpass', 'noto-sans', ...SCRIPTS.map((script) => `noto-sans-${script}`)].map(facesOf),
    () => Promise.resolve([symbols]),
    ...[...new Set(east)].map(facesOf),
  ];
}

const read = new Map<string, Promise<Face[]>>();

const facesOf = (name: string) => () => {
  const faces = read.get(name) ?? readFaces(require.resolve(`@fontsource-variable/${name}/index.css`));
  read.set(name, faces);
  return faces;
};

async function readFaces(stylesheet: string): Promise<Face[]> {
  const rules = (await readFile(stylesheet, 'utf8')).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return rules.map((rule) => {
    const file = /url\(([^)]+)\)/.exec(rule)?.[1];
    const range = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1];
    if (!file || !range) throw new Error(`The stylesheet ${stylesheet} has a font without a file or a range`);
    return {
      file: join(dirname(stylesheet), file),
      isVariable: true,
      ranges: Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi), ([, from = '', to = from]) => [
        parseInt(from, 16),
        parseInt(to, 16),
      ]),
    };
  });
}
