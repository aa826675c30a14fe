import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { escapeHtml } from '../../../platform/text.rules';
import { colors, column, millimeters } from './certificate-drawing';
import type { CertificateFont, CertificateFonts } from './certificate-fonts';
import { placedRuns, type FittedText } from './certificate-text-fit';
import { certificateTitle, type CertificateWords } from './certificate-words';

export type PdfDocument = PDFKit.PDFDocument;

/** An empty landscape A4 page with the certificate's metadata. */
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
  return document;
}

/**
 * pdfkit 0.20.2 writes a title twice: by value into the document's dictionary, and through a template, unescaped, into
 * its XML metadata, where an ampersand breaks the document.
 */
class MetadataText extends String {
  override toString(): string {
    return escapeHtml(this.valueOf()).replace(/[\uFFFE\uFFFF]/g, '\uFFFD');
  }
}

/** Registers a font with pdfkit, with the shaping of HarfBuzz in place of fontkit's, which garbles some scripts. */
export function registerFont(document: PdfDocument, name: string, font: CertificateFont): void {
  const opened = create(font.data);
  opened.layout = (text) => {
    const glyphs = font.shape(text);
    return {
      advanceWidth: glyphs.reduce((sum, { advance }) => sum + advance, 0),
      glyphs: glyphs.map(({ id, text: letters }) => ({
        id,
        advanceWidth: opened.getGlyph(id).advanceWidth,
        codePoints: Array.from(letters, (character) => character.codePointAt(0)!),
      })),
      positions: glyphs.map(({ advance, dx, dy }) => ({
        xAdvance: advance,
        yAdvance: 0,
        xOffset: dx,
        yOffset: dy,
      })),
    };
  };
  document.registerFont(name, opened as unknown as Buffer);
}

interface Place {
  x: number;
  /** Vertical middle of the capitals. */
  middle: number;
  /** The size of the font in points. */
  size: number;
  color?: string;
}

/** Writes a line of text, whose fonts were registered; the page is scaled to millimeters. */
export function write(
  document: PdfDocument,
  fonts: CertificateFonts,
  line: string,
  place: Place,
  text = line,
): void {
  const { x, middle, size, color = colors.ink } = place;
  const em = millimeters(size);
  document.fontSize(em).fillColor(color);
  for (const { font, text: run, x: offset } of placedRuns(fonts, line, text)) {
    document.font(fonts.nameOf(font));
    // With a list of features, though empty, pdfkit lays out the whole text and not word by word.
    document.text(run, x + offset * em, middle + em * 0.365, {
      baseline: 'alphabetic',
      lineBreak: false,
      features: [],
    });
  }
}

/** Writes the lines of a fitted text, starting at the given middle, one step apart. */
export function writeLines(
  document: PdfDocument,
  fonts: CertificateFonts,
  { size, lines }: FittedText,
  firstMiddle: number,
  step: number,
  color: string,
): void {
  const text = lines.join(' ');
  lines.forEach((line, index) => {
    const middle = firstMiddle + index * step;
    write(document, fonts, line, { x: column.left, middle, size, color }, text);
  });
}
