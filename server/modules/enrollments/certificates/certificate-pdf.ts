import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { escapeHtml } from '../../../platform/text.rules';
import {
  arrivalY,
  colors,
  column,
  line,
  lineHeights,
  mark,
  millimeters,
  places,
  qrDrawing,
  route,
  type TypeStep,
} from './certificate-drawing';
import {
  type CertificateFont,
  type CertificateFonts,
  placedRuns,
  type Weight,
  withFonts,
} from './certificate-fonts';
import {
  achievement,
  certificateTitle,
  type CertificateWords,
  fitText,
  type FittedText,
  fittedWords,
  issueDay,
  presentableWords,
  writtenWords,
} from './certificate-words';

type PdfDocument = PDFKit.PDFDocument;
type Fonts = Record<Weight, CertificateFonts>;

// A typical address takes two lines; a very long one must still fit on the page.
const addressSteps: [TypeStep, ...TypeStep[]] = [
  { size: places.facts.address, lines: 3 },
  { size: 7, lines: 6 },
];

/**
 * The certificate as PDF: one landscape A4 page, tagged for screen readers, with lines and QR code as vectors. The
 * same input gives the same bytes. Emoji are left out.
 * @param verificationUrl absolute http(s) address of the page that verifies it; shown, linked and drawn as a QR code
 * @throws a Refusal if no font has a letter
 */
export function certificatePdf(words: CertificateWords, verificationUrl: string): Promise<Buffer> {
  const shown = presentableWords(words);
  return withFonts(writtenWords(shown), (fonts) => printed(shown, fonts, verificationUrl));
}

function printed(words: CertificateWords, fonts: Fonts, verificationUrl: string): Promise<Buffer> {
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
  for (const set of [fonts.regular, fonts.bold])
    set.fonts.forEach((font) => registerFont(document, set.nameOf(font), font));
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const printable = (text: string) => fonts.bold.printable(text);
  const fitted = fittedWords(
    {
      ...words,
      platformName: printable(words.platformName),
      studentName: printable(words.studentName),
      courseTitle: printable(words.courseTitle),
      instructorName: printable(words.instructorName),
    },
    fonts.bold.measure,
    fonts.regular.measure,
  );
  const { size, lines } = fitted.platform;
  const name = lines[0]!;
  document.scale(pointsPerMillimeter);
  document.markContent('Artifact', { type: 'Layout' });
  drawLine(document, fonts.bold.measure(name, size));
  document.endMarkedContent();
  document.addStructure(
    document.struct('Document', {}, [
      document.struct('P', {}, () => write(document, fonts.bold, name, { ...places.productName, size })),
      ...award(document, fonts, words, fitted),
      ...facts(document, fonts, words, verificationUrl),
    ]),
  );
  document.end();
  return written;
}

const pointsPerMillimeter = 72 / 25.4;

function drawLine(document: PdfDocument, nameWidth: number): void {
  const { path, departure, stops } = route(nameWidth);
  document.lineJoin('round').lineWidth(line.width).path(path).stroke(colors.line);
  for (const { x, y } of stops) document.circle(x, y, line.stopRadius).fill(colors.line);
  const { arrival } = line;
  document.lineWidth(line.width / 2).circle(departure.x, departure.y, departure.radius);
  document.fillAndStroke(colors.paper, colors.line);
  document.lineWidth(2).circle(arrival.x, arrival.y, arrival.radius).fillAndStroke(colors.marker, colors.ink);
  document
    .lineWidth(0.3)
    .moveTo(column.left, places.facts.rule)
    .lineTo(column.left + column.width, places.facts.rule);
  document.stroke(colors.rule);
  document.save().translate(mark.x, mark.y).scale(mark.scale);
  document.lineWidth(4).path(mark.path).stroke(colors.ink);
  document
    .lineWidth(3)
    .circle(mark.stop.x, mark.stop.y, mark.stop.radius)
    .fillAndStroke(colors.marker, colors.ink);
  document.restore();
}

/** Heading, student, course, instructor, from top to bottom. */
function award(
  document: PdfDocument,
  { regular, bold }: Fonts,
  words: CertificateWords,
  { student, course, instructor }: ReturnType<typeof fittedWords>,
): PDFKit.PDFStructureElement[] {
  const { heading, awardedTo } = places;
  const studentStep = millimeters(student.size * lineHeights.studentName);
  const forMiddle = arrivalY + studentStep * (student.lines.length - 0.5) + 8;
  const courseStep = millimeters(course.size * lineHeights.courseTitle);
  const courseMiddle = forMiddle + 4.5 + courseStep / 2;
  const instructorStep = millimeters(instructor.size * lineHeights.instructorName);
  const instructorMiddle = courseMiddle + courseStep * (course.lines.length - 0.5) + 2.5 + instructorStep / 2;
  const { ink, muted } = colors;
  const left = { x: column.left };
  return [
    document.struct('H1', {}, () =>
      write(document, bold, 'Certificate of completion', { ...left, ...heading, color: colors.line }),
    ),
    document.struct('P', {}, () =>
      write(document, regular, 'Awarded to', { ...left, ...awardedTo, color: muted }),
    ),
    document.struct('P', { actual: words.studentName }, () =>
      writeLines(document, bold, student, arrivalY, studentStep, ink),
    ),
    document.struct('P', {}, () =>
      write(document, regular, achievement(words), {
        ...left,
        middle: forMiddle,
        size: 12,
        color: muted,
      }),
    ),
    document.struct('P', { actual: words.courseTitle }, () =>
      writeLines(document, bold, course, courseMiddle, courseStep, ink),
    ),
    document.struct('P', {}, () =>
      writeLines(document, regular, instructor, instructorMiddle, instructorStep, ink),
    ),
  ];
}

/** Date, number and address side by side, and the QR code. */
function facts(
  document: PdfDocument,
  { regular, bold }: Fonts,
  words: CertificateWords,
  address: string,
): PDFKit.PDFStructureElement[] {
  const { facts: at, qr } = places;
  const fact = (x: number, label: string, value: FittedText, color: string) =>
    document.struct('P', {}, () => {
      write(document, regular, label, { x, middle: at.top + 2, size: at.label, color: colors.muted });
      value.lines.forEach((text, index) => {
        const middle = at.top + 8 + index * millimeters(value.size * 1.35);
        write(document, bold, text, { x, middle, size: value.size, color });
      });
    });
  const plain = (text: string): FittedText => ({ size: at.value, lines: [text] });
  // Broken before the number, which is the part that people compare.
  const breakable = address.replace(/\/(?=[^/]*$)/, '/ ');
  const { size, lines } = fitText(breakable, addressSteps, at.verifyWidth, bold.measure);
  const fittedAddress = { size, lines: lines.map((text) => text.replace(' ', '')) };
  const { path, modules } = qrDrawing(address);
  document.link(at.verify, at.top, at.verifyWidth, qr.y + qr.size - at.top, address);
  document.link(qr.x, qr.y, qr.size, qr.size, address);
  return [
    fact(at.date, 'Date', plain(issueDay(words)), colors.ink),
    fact(at.number, 'Certificate number', plain(words.number), colors.ink),
    fact(at.verify, 'Verify it at', fittedAddress, colors.line),
    document.struct('Figure', { alt: 'QR code that leads to the verification address' }, () => {
      document
        .save()
        .translate(qr.x, qr.y)
        .scale(qr.size / modules);
      document.path(path).fill(colors.ink);
      document.restore();
    }),
  ];
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
function registerFont(document: PdfDocument, name: string, font: CertificateFont): void {
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
function write(
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
function writeLines(
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
