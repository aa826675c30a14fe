import { CertificateRule } from '../../courses/course.entities';
import { column, places, type TypeStep, typeSteps } from './certificate-drawing';
import { courseLength } from './certificate.rules';

/** The text of a certificate, as it was when issued. */
export interface CertificateWords {
  /** The number in the format of newCertificateNumber. */
  number: string;
  studentName: string;
  courseTitle: string;
  instructorName: string;
  platformName: string;
  rule: CertificateRule;
  /** The duration of the course's lessons; null if unknown. */
  durationMinutes: number | null;
  issuedAt: Date;
}

/**
 * Normalizes the text to one line: letters composed, white space and control characters as single spaces, lone
 * surrogates as U+FFFD. Removes what could make the page read differently from the stored text: characters that
 * reorder text, and more than four marks on one letter.
 */
export function presentableWords(words: CertificateWords): CertificateWords {
  return {
    ...words,
    number: presentable(words.number),
    studentName: presentable(words.studentName),
    courseTitle: presentable(words.courseTitle),
    instructorName: presentable(words.instructorName),
    platformName: presentable(words.platformName),
  };
}

function presentable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The words that people chose. */
export const writtenWords = ({
  studentName,
  courseTitle,
  instructorName,
  platformName,
}: CertificateWords) => [studentName, courseTitle, instructorName, platformName];

/** The document's title, for the browser tab and the PDF metadata. */
export const certificateTitle = (words: CertificateWords): string => `Certificate – ${words.courseTitle}`;

/** The line between the student's name and the course. */
export const achievement = ({ rule }: CertificateWords): string =>
  rule === CertificateRule.LESSONS
    ? 'for completing every lesson of'
    : 'for completing every lesson and passing every quiz of';

/** An invisible mark that ends text from right to left. */
export const LEFT_TO_RIGHT = '\u200E';

/** The length of the course, after the instructor's name, which may be written from right to left; empty if not shown. */
export const lengthSuffix = (words: CertificateWords): string => {
  const length = courseLength(words);
  return length ? ` ${LEFT_TO_RIGHT}· ${length}` : '';
};

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of issue in UTC, so that every copy shows the same day. */
export const issueDay = (words: CertificateWords): string => longDate.format(words.issuedAt);

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
  const last = steps.at(-1)!;
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

const cut = (line: string, width: number, measure: (part: string) => number): string =>
  `${longestStart(line, width - measure('…'), measure)}…`;

/** The words of HTML and PDF at the sizes at which they fit. */
export const fittedWords = (words: CertificateWords, bold: Measure, regular: Measure) => ({
  platform: fitText(words.platformName, typeSteps.platformName, places.productName.width, bold),
  student: fitText(words.studentName, typeSteps.studentName, column.width, bold),
  course: fitText(words.courseTitle, typeSteps.courseTitle, column.width, bold),
  instructor: fitText(
    `taught by ${words.instructorName}${lengthSuffix(words)}`,
    typeSteps.instructorName,
    column.width,
    regular,
  ),
});
