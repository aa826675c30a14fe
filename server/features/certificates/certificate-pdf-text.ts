import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { colors, column, millimeters } from './certificate-drawing';
import type { FittedText, Measure } from './certificate-text-fit';
import { visualWordOrder } from './certificate-word-order';
import { certificateTitle, type CertificateWords } from './certificate-words';

export type PdfDocument = PDFKit.PDFDocument;
export type Weight = 'regular' | 'bold';

// Latin, Greek, Cyrillic, Hebrew and Arabic; PDF's standard fonts garble ğ, ş and İ.
const fontFiles: Record<Weight, string> = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};
const fonts = new Map<Weight, Buffer>();

function fontData(weight: Weight): Buffer {
  const data = fonts.get(weight) ?? readFileSync(fontFiles[weight]);
  fonts.set(weight, data);
  return data;
}

/** An empty landscape A4 page with the certificate's metadata and fonts. */
export function openPdf(words: CertificateWords): PdfDocument {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: new MetadataText(certificateTitle(words)) as unknown as string,
      Author: new MetadataText(words.platformName) as unknown as string,
      Subject: `Certificate ${words.number}`,
      CreationDate: words.issuedAt,
      ModDate: words.issuedAt,
    },
  });
  document.registerFont('regular', fontData('regular'));
  document.registerFont('bold', fontData('bold'));
  return document;
}

/**
 * pdfkit 0.20.2 writes a title twice: by value into the document's dictionary, and through a template, unescaped, into
 * its XML metadata, where an ampersand breaks the document.
 */
class MetadataText extends String {
  override toString(): string {
    return this.valueOf()
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/[\uFFFE\uFFFF]/g, '\uFFFD');
  }
}

function glyphTest(document: PdfDocument, weight: Weight): (character: string) => boolean {
  // The types omit pdfkit's current font, the only access to an embedded font's glyphs.
  const { _font: opened } = document.font(weight) as unknown as {
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
  };
  return (character) => opened.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * The text as the font can draw it: emoji and invisible characters that it lacks are removed, others replaced by an
 * empty square. pdfkit 0.20.2 measures and draws a missing glyph with different widths, so text with one would
 * overflow.
 */
export function drawable(document: PdfDocument, weight: Weight, text: string): string {
  const hasGlyph = glyphTest(document, weight);
  const drawn = Array.from(graphemes.segment(text), ({ segment }) => {
    const characters = Array.from(segment);
    if (characters.every(hasGlyph)) return segment;
    if (emoji.test(segment)) return '';
    return characters
      .map((character) => (hasGlyph(character) ? character : invisible.test(character) ? '' : '□'))
      .join('');
  });
  return drawn.join('').replace(/ +/g, ' ').trim() || '□';
}

/** Widths in millimeters. */
export const measureIn =
  (document: PdfDocument, weight: Weight): Measure =>
  (text, size) =>
    millimeters(document.font(weight).fontSize(size).widthOfString(text));

interface Place {
  x: number;
  /** Vertical middle of the capitals. */
  middle: number;
  /** In points. */
  size: number;
  color?: string;
}

/** Writes one line of text; the page is scaled to millimeters. */
export function write(document: PdfDocument, text: string, weight: Weight, place: Place): void {
  const { x, middle, size, color = colors.ink } = place;
  const baseline = middle + millimeters(size) * 0.365;
  document.font(weight).fontSize(millimeters(size)).fillColor(color);
  document.text(text, x, baseline, { baseline: 'alphabetic', lineBreak: false });
}

/** Writes the lines of a fitted text, starting at the given middle, one step apart. */
export function writeLines(
  document: PdfDocument,
  { size, lines }: FittedText,
  weight: Weight,
  firstMiddle: number,
  step: number,
  color: string,
): void {
  const text = lines.join(' ');
  const measure = measureIn(document, weight);
  lines.forEach((line, index) => {
    const middle = firstMiddle + index * step;
    const words = visualWordOrder(line, text);
    if (words.join(' ') === line)
      return write(document, line, weight, { x: column.left, middle, size, color });
    let x = column.left;
    for (const word of words) {
      write(document, word, weight, { x, middle, size, color });
      x += measure(`${word} `, size);
    }
  });
}
